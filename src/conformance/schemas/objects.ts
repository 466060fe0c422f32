import type { Schema } from "../schema/schema.js";
import type { Profile } from "./profile.js";
import {
  closed,
  dateTime,
  filledText,
  identifier,
  listOf,
  oneOf,
  open,
  openObject,
  text,
} from "./shared-types.js";

const meta: Schema = { $ref: "#/definitions/meta" };
const governance: Schema = { $ref: "#/definitions/governance" };
const traceBase: Schema = { $ref: "#/definitions/trace_base" };
const events = listOf({ $ref: "#/definitions/event" });

export const contextSchema = closed({
  "meta!": meta,
  governance,
  "context_id!": identifier,
  "root!": open({ "domain!": text, "environment!": text, entry_point: text }),
  "title!": filledText,
  summary: text,
  "status!": oneOf("draft", "active", "suspended", "archived", "closed"),
  tags: listOf(filledText),
  language: text,
  owner_role: text,
  constraints: openObject,
  created_at: dateTime,
  updated_at: dateTime,
  trace: traceBase,
  events,
});

export function planSchema(profile: Profile): Schema {
  const step = closed({
    "step_id!": identifier,
    "description!": filledText,
    "status!": oneOf("pending", "in_progress", "completed", "blocked", "skipped", "failed"),
    dependencies: listOf(identifier),
    agent_role: text,
    order_index: { type: "integer", minimum: 0 },
    ...(profile === "spec" ? { requires_confirm: { type: "boolean" } } : {}),
  });
  return closed({
    "meta!": meta,
    "plan_id!": identifier,
    "context_id!": identifier,
    "title!": filledText,
    "objective!": filledText,
    "status!": oneOf("draft", "proposed", "approved", "in_progress", "completed", "cancelled", "failed"),
    "steps!": { ...listOf(step), minItems: 1 },
    trace: traceBase,
    events,
  });
}

export function traceSchema(profile: Profile): Schema {
  const segment = closed({
    "segment_id!": identifier,
    "label!": text,
    "status!": oneOf("pending", "running", "completed", "failed", "cancelled", "skipped"),
    parent_segment_id: identifier,
    started_at: dateTime,
    finished_at: dateTime,
    attributes: openObject,
    ...(profile === "spec" ? { parent_span_id: identifier, step_id: identifier } : {}),
  });
  return closed({
    "meta!": meta,
    governance,
    "trace_id!": identifier,
    "context_id!": identifier,
    plan_id: identifier,
    "root_span!": traceBase,
    "status!": oneOf("pending", "running", "completed", "failed", "cancelled"),
    started_at: dateTime,
    finished_at: dateTime,
    segments: listOf(segment),
    events,
  });
}

const decision = closed({
  "decision_id!": identifier,
  "status!": oneOf("approved", "rejected", "cancelled"),
  "decided_by_role!": text,
  "decided_at!": dateTime,
  reason: text,
});

export const confirmSchema = closed({
  "meta!": meta,
  governance,
  "confirm_id!": identifier,
  "target_type!": oneOf("context", "plan", "trace", "extension", "other"),
  "target_id!": identifier,
  "status!": oneOf("pending", "approved", "rejected", "cancelled"),
  "requested_by_role!": text,
  "requested_at!": dateTime,
  reason: text,
  decisions: listOf(decision),
  trace: traceBase,
  events,
});
