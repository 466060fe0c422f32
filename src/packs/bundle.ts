import { type Artifact, type Evidence, NO_INTEGRITY, noEvents } from "../conformance/evidence.js";
import { noteEvent } from "../conformance/recovery-events.js";
import { OBJECT_KINDS } from "../conformance/schemas/registry.js";
import { field, listField, textField } from "../conformance/view/fields.js";
import { withoutComment } from "./json-file.js";
import { refused } from "./limits.js";
import { recognizeObject } from "./recognize-object.js";

/**
 * One JSON value as a pack: an object with `context` or `contexts`, `plan` or `plans` and so on, the same
 * below `artifacts`, an array of objects, or a single object.
 */
export function readBundle(place: string, value: unknown, stripComment: boolean): Evidence {
  const artifacts = artifactsOf(place, value).map((artifact) =>
    stripComment ? { ...artifact, value: withoutComment(artifact.value) } : artifact,
  );
  const manifest = field(value, "manifest");
  if (artifacts.length === 0 && manifest === undefined) {
    throw refused(place, "holds no MPLP object", "expected context, plan, trace and confirm");
  }
  const events = noEvents();
  const traceIds = new Set(artifacts.flatMap((artifact) => textField(artifact.value, "trace_id") ?? []));
  for (const event of listField(value, "events")) {
    events.lines += 1;
    noteEvent(events.recovery, event, traceIds);
  }
  return {
    layout: "bundle",
    artifacts,
    unreadable: [],
    manifest: manifest === undefined ? null : { place: `${place}#/manifest`, value: manifest },
    events,
    hasSnapshots: field(value, "snapshots") !== undefined,
    invariants: [],
    collab: field(value, "collab") ?? null,
    integrity: NO_INTEGRITY,
    notes: [],
  };
}

function artifactsOf(place: string, value: unknown): Artifact[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => single(`${place}#/${index}`, item));
  const nested = field(value, "artifacts");
  if (nested !== undefined) return named(`${place}#/artifacts`, nested);
  const found = named(`${place}#`, value);
  return found.length > 0 ? found : single(place, value);
}

function single(place: string, value: unknown): Artifact[] {
  const kind = recognizeObject(value);
  return kind === null ? [] : [{ kind, place, value }];
}

function named(prefix: string, value: unknown): Artifact[] {
  return OBJECT_KINDS.flatMap((kind) => [
    ...(isBundled(value, kind) ? [{ kind, place: `${prefix}/${kind}`, value: field(value, kind) }] : []),
    ...[kind, `${kind}s`].flatMap((name) =>
      listField(value, name).map((item, index) => ({
        kind,
        place: `${prefix}/${name}/${index}`,
        value: item,
      })),
    ),
  ]);
}

/** A Context, Plan or Confirm also has a field `trace`, which is a span: alone it does not make a bundle. */
function isBundled(value: unknown, kind: string): boolean {
  const found = field(value, kind);
  if (found === undefined || Array.isArray(found)) return false;
  return kind !== "trace" || recognizeObject(value) === null || field(value, "context") !== undefined;
}
