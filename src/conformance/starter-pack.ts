import type { ObjectKind } from "./schemas/registry.js";

const meta = { protocol_version: "1.0.0", schema_version: "1.0.0" };
const CONTEXT = "0a6f1d52-3c1b-4b8e-9a57-5d2f6f0c1a01";
const PLAN = "0a6f1d52-3c1b-4b8e-9a57-5d2f6f0c1a02";
const TRACE = "0a6f1d52-3c1b-4b8e-9a57-5d2f6f0c1a03";
const STEPS = [
  "0a6f1d52-3c1b-4b8e-9a57-5d2f6f0c1b01",
  "0a6f1d52-3c1b-4b8e-9a57-5d2f6f0c1b02",
  "0a6f1d52-3c1b-4b8e-9a57-5d2f6f0c1b03",
] as const;
const SEGMENT = "0a6f1d52-3c1b-4b8e-9a57-5d2f6f0c1c0";

function segment(index: number, label: string, status: string, from: string, to: string, step?: string) {
  return {
    segment_id: `${SEGMENT}${index}`,
    ...(index === 0 ? {} : { parent_segment_id: `${SEGMENT}0` }),
    label,
    status,
    started_at: `2026-01-12T${from}Z`,
    finished_at: `2026-01-12T${to}Z`,
    ...(step === undefined ? {} : { attributes: { step_id: step } }),
  };
}

/** A small run that is conformant in every class: one gated step, one failure with its retry. */
export function starterPack(): Record<ObjectKind, Record<string, unknown>> {
  return {
    context: {
      meta,
      context_id: CONTEXT,
      root: { domain: "operations", environment: "staging" },
      title: "Raise the upload limit",
      status: "active",
    },
    plan: {
      meta,
      plan_id: PLAN,
      context_id: CONTEXT,
      title: "Change the limit and check it",
      objective: "Uploads of 50 MB succeed on staging",
      status: "completed",
      steps: [
        { step_id: STEPS[0], description: "Read the current limit", status: "completed", order_index: 0 },
        {
          step_id: STEPS[1],
          description: "Write the new limit",
          status: "completed",
          dependencies: [STEPS[0]],
          order_index: 1,
          requires_confirm: true,
        },
        {
          step_id: STEPS[2],
          description: "Upload a test file",
          status: "completed",
          dependencies: [STEPS[1]],
          order_index: 2,
        },
      ],
    },
    trace: {
      meta,
      trace_id: TRACE,
      context_id: CONTEXT,
      plan_id: PLAN,
      root_span: { trace_id: TRACE, span_id: "0a6f1d52-3c1b-4b8e-9a57-5d2f6f0c1d01" },
      status: "completed",
      started_at: "2026-01-12T09:00:00Z",
      finished_at: "2026-01-12T09:10:00Z",
      segments: [
        segment(0, "Run of the plan", "completed", "09:00:00", "09:10:00"),
        segment(1, "Read the current limit", "completed", "09:00:05", "09:00:20", STEPS[0]),
        segment(2, "Write the new limit", "completed", "09:05:00", "09:06:00", STEPS[1]),
        segment(3, "Upload a test file", "failed", "09:06:30", "09:07:00", STEPS[2]),
        segment(4, "Upload a test file, second attempt", "completed", "09:07:30", "09:08:00", STEPS[2]),
      ],
    },
    confirm: {
      meta,
      confirm_id: "0a6f1d52-3c1b-4b8e-9a57-5d2f6f0c1e01",
      target_type: "other",
      target_id: STEPS[1],
      status: "approved",
      requested_by_role: "agent",
      requested_at: "2026-01-12T09:00:30Z",
      reason: "Changes a shared configuration",
      decisions: [
        {
          decision_id: "0a6f1d52-3c1b-4b8e-9a57-5d2f6f0c1f01",
          status: "approved",
          decided_by_role: "operator",
          decided_at: "2026-01-12T09:04:00Z",
        },
      ],
    },
  };
}
