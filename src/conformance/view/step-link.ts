import { field, textField } from "./fields.js";

/** How a segment or Confirm named its step; no published field exists, so several habits are honoured. */
export type StepLink =
  | "attributes.step_id"
  | 'attributes["mplp.step_id"]'
  | "attributes.mplp.step_id"
  | "attributes.stepId"
  | "step_id"
  | "segment_id"
  | "label"
  | "target_id"
  | "trace.span_id"
  | "events[].data.step_id";

export interface NamedStep {
  id: string;
  link: StepLink;
}

/** Step ids named by an attributes object, in the order in which they are believed. */
export function* stepsNamedByAttributes(attributes: unknown): Generator<NamedStep> {
  const named: [StepLink, string | null][] = [
    ["attributes.step_id", textField(attributes, "step_id")],
    ['attributes["mplp.step_id"]', textField(attributes, "mplp.step_id")],
    ["attributes.mplp.step_id", textField(field(attributes, "mplp"), "step_id")],
    ["attributes.stepId", textField(attributes, "stepId")],
  ];
  for (const [link, id] of named) if (id !== null) yield { id, link };
}

export function* stepsNamedBySegment(segment: unknown): Generator<NamedStep> {
  yield* stepsNamedByAttributes(field(segment, "attributes"));
  const own = textField(segment, "step_id");
  if (own !== null) yield { id: own, link: "step_id" };
  const segmentId = textField(segment, "segment_id");
  if (segmentId !== null) yield { id: segmentId, link: "segment_id" };
  const label = textField(segment, "label");
  if (label === null) return;
  for (const word of label.slice(0, LABEL_LIMIT).split(/[^A-Za-z0-9_-]+/)) yield { id: word, link: "label" };
}

/** Labels are short; what stands behind this many characters is not a step id. */
const LABEL_LIMIT = 2000;
