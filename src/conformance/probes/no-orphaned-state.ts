import type { Probe, Remark } from "../probe.js";
import { type StepView, stepName } from "../view/plan-view.js";
import { type SegmentView, segmentName } from "../view/trace-view.js";
import { TERMINAL } from "./terminal-state-clear.js";

const OPEN_STEP = new Set(["pending", "in_progress", "blocked", "failed"]);

export const noOrphanedState: Probe = {
  id: "no_orphaned_state",
  question: "Is nothing left open once the run has ended?",
  evidence: "Plan.status with its steps, Trace.status with its segments",
  rule: "An ended trace has no pending or running segment; a completed plan has no pending, in progress, blocked or failed step.",
  needs: ["plan", "trace"],
  *inspect({ plans, traces }) {
    for (const { status, segments } of traces) {
      if (status === null || !TERMINAL.has(status)) continue;
      for (const segment of segments) {
        if (segment.status === "pending" || segment.status === "running") yield openSegment(segment);
      }
    }
    for (const { status, steps } of plans) {
      if (status !== "completed") continue;
      for (const step of steps) if (step.status !== null && OPEN_STEP.has(step.status)) yield openStep(step);
    }
  },
};

function openSegment(segment: SegmentView): Remark {
  return {
    level: "fail",
    code: "orphan.segment",
    artifact: segment.trace.artifact,
    path: ["segments", segment.index, "status"],
    observed: `${segmentName(segment)} is ${segment.status} in a trace that is ${segment.trace.status}`,
    expected: "an ended segment",
    hint: "end the segment before the trace",
  };
}

function openStep(step: StepView): Remark {
  return {
    level: "fail",
    code: "orphan.step",
    artifact: step.plan.artifact,
    path: ["steps", step.index, "status"],
    observed: `${stepName(step)} is ${step.status} in a plan that is completed`,
    expected: "completed or skipped",
    hint: "a plan is completed only when all its steps are completed or skipped",
  };
}
