import type { Artifact, Evidence, InvariantFile, UnreadableFile } from "../conformance/evidence.js";
import { noEvents } from "../conformance/evidence.js";
import { textField } from "../conformance/view/fields.js";
import { digestEventLines } from "./event-lines.js";
import { checkIntegrity } from "./integrity.js";
import { parseInvariants } from "./invariant-file.js";
import { readJson, withoutComment } from "./json-file.js";
import { recognizeLayout } from "./layout.js";
import { refused } from "./limits.js";
import { manifestNotes } from "./manifest-notes.js";
import type { PackOptions } from "./read-pack.js";
import { type PackSource, readBytes } from "./source.js";

const EVENT_FILE = /\.(?:ndjson|jsonl)$/;
const KNOWN_FILE = /(?:^|\/)[^./]+$|\.(?:json|ndjson|jsonl|yaml|yml|txt|sha256|md)$/;

/** Brings the files of any layout into one shape. What cannot be read is part of the result. */
export async function readSource(source: PackSource, options: PackOptions): Promise<Evidence> {
  const paths = source.files.map(({ path }) => path);
  const manifest = paths.includes("manifest.json") ? await readManifest(source) : null;
  const layout = recognizeLayout(paths, manifest?.value ?? null);
  if (layout === null && manifest === null) {
    throw refused(source.place, "holds no MPLP evidence", "see toolgauge conformance --help for the layouts");
  }
  const artifacts: Artifact[] = [];
  const unreadable: UnreadableFile[] = manifest?.problem === undefined ? [] : [manifest.problem];
  for (const { path, kind } of layout?.objects ?? []) {
    const reading = await readJson(() => source.stream(path));
    if (!reading.ok) unreadable.push({ place: path, kind, reason: reading.reason });
    else {
      const value = options.stripComment ? withoutComment(reading.value) : reading.value;
      artifacts.push({ kind, place: path, value });
    }
  }
  return {
    layout: layout?.layout ?? "manifest only",
    artifacts,
    unreadable,
    manifest: manifest === null ? null : { place: "manifest.json", value: manifest.value },
    events: await readEvents(source, artifacts),
    hasSnapshots: paths.some((path) => path.startsWith("snapshots/")),
    invariants: await readInvariants(source),
    collab: await readCollab(source),
    integrity: await checkIntegrity(source, manifest?.value ?? null),
    notes: [
      ...source.notes,
      ...paths
        .filter((path) => !KNOWN_FILE.test(path))
        .map((path) => `${path} is of no known kind and was ignored`),
      ...manifestNotes(manifest?.value ?? null, artifacts),
    ],
  };
}

async function readManifest(source: PackSource): Promise<{ value: unknown; problem?: UnreadableFile }> {
  const reading = await readJson(() => source.stream("manifest.json"));
  if (reading.ok) return { value: reading.value };
  return { value: null, problem: { place: "manifest.json", kind: null, reason: reading.reason } };
}

async function readInvariants(source: PackSource): Promise<InvariantFile[]> {
  const paths = source.files.map(({ path }) => path).filter((path) => /^invariants\.ya?ml$/.test(path));
  return Promise.all(paths.map(async (path) => parseInvariants(path, await readBytes(source, path))));
}

async function readCollab(source: PackSource): Promise<unknown> {
  const path = ["expected/collab.json", "input/collab.json", "artifacts/collab.json", "collab.json"].find(
    (name) => source.files.some((file) => file.path === name),
  );
  const reading = path === undefined ? null : await readJson(() => source.stream(path));
  return reading?.ok === true ? reading.value : null;
}

async function readEvents(source: PackSource, artifacts: readonly Artifact[]) {
  const digest = noEvents();
  const traceIds = new Set(
    artifacts.flatMap(({ kind, value }) => (kind === "trace" ? (textField(value, "trace_id") ?? []) : [])),
  );
  for (const { path } of source.files) {
    if (EVENT_FILE.test(path)) await digestEventLines(await source.stream(path), digest, traceIds);
  }
  return digest;
}
