import type { SchemaError } from "../schema/compile.js";
import type { Profile } from "./profile.js";
import type { ObjectKind } from "./registry.js";

interface Mistake {
  applies(error: SchemaError, kind: ObjectKind, profile: Profile): boolean;
  hint: string;
}

const last = (error: SchemaError) => error.path.at(-1);
const isUnknown = (error: SchemaError, ...names: string[]) =>
  error.keyword === "additionalProperties" && names.includes(String(last(error)));
const isText = (error: SchemaError): error is SchemaError & { observed: string } =>
  typeof error.observed === "string";

/** Mistakes met in published samples and real packs, most specific first. */
const MISTAKES: Mistake[] = [
  {
    applies: (error) => isUnknown(error, "$comment") && error.path.length === 1,
    hint: "remove $comment, which the schema forbids, or evaluate with --strip-comment",
  },
  {
    applies: (error, kind) => kind === "plan" && isUnknown(error, "governance"),
    hint: "a Plan has no governance block; move it to the Context, Trace or Confirm",
  },
  {
    applies: (error) => isUnknown(error, "source") && error.path.at(-2) === "meta",
    hint: "meta has no source; use created_by",
  },
  {
    applies: (error) => isUnknown(error, "protocolVersion", "schemaVersion"),
    hint: "the published schema spells it protocol_version and schema_version",
  },
  {
    applies: (error) => error.keyword === "required" && last(error) === "span_id",
    hint: "a span needs both trace_id and span_id, also when it is the root",
  },
  {
    applies: (error) => last(error) === "parent_segment_id" && error.observed === null,
    hint: "a root segment leaves parent_segment_id out; null is not allowed",
  },
  {
    applies: (error) => error.path.includes("lastConfirmRef"),
    hint: 'a reference is {"id": …, "module": "confirm"}, not {"$ref": …}',
  },
  {
    applies: (error) => isUnknown(error, "requires_confirm", "parent_span_id", "step_id"),
    hint: "the published schema does not know this field; it is accepted under --profile spec",
  },
  {
    applies: (error) => isUnknown(error, "context_ref", "plan_ref"),
    hint: "the link fields are called context_id and plan_id",
  },
  {
    applies: (error) => isUnknown(error, "ended_at", "completed_at"),
    hint: "the end of a segment or trace is finished_at",
  },
  {
    applies: (error) => last(error) === "target_type" && error.observed === "step",
    hint: "a Confirm cannot have target_type step; use other with the step's id as target_id",
  },
  {
    applies: (error) =>
      isText(error) && error.keyword === "pattern" && /^[0-9A-Fa-f-]{36}$/.test(error.observed),
    hint: "identifiers are lower-case UUIDs of version 4",
  },
  {
    applies: (error) =>
      isText(error) &&
      error.keyword === "format" &&
      /^\d{4}-\d\d-\d\d[Tt ][\d:.]{5,40}$/.test(error.observed),
    hint: "add the time zone, for example Z",
  },
  {
    applies: (error) => last(error) === "event_type" && error.keyword === "pattern",
    hint: "event types are lower-case words joined by dots, such as step.failed",
  },
  {
    applies: (error) => error.keyword === "pattern" && /version/i.test(String(last(error))),
    hint: "write three numbers, such as 1.0.0, without v or pre-release",
  },
];

export function hintFor(error: SchemaError, kind: ObjectKind, profile: Profile): string {
  const known = MISTAKES.find((mistake) => mistake.applies(error, kind, profile));
  if (known !== undefined) return known.hint;
  if (error.keyword === "additionalProperties") return "remove the field or move it into an open object";
  if (error.keyword === "required" || error.keyword === "anyOf") return "add the field";
  return "correct the value";
}
