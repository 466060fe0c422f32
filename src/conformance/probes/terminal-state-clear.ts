import type { Probe, Remark } from "../probe.js";
import type { PlanView } from "../view/plan-view.js";
import type { TraceView } from "../view/trace-view.js";

export const TERMINAL = new Set(["completed", "failed", "cancelled"]);

export const terminalStateClear: Probe = {
  id: "terminal_state_clear",
  question: "Is it unambiguous how the run ended?",
  evidence: "Plan.status, Trace.status",
  rule: "Plan or Trace is completed, failed or cancelled, and they do not contradict: completed on one side and failed or cancelled on the other. Of several traces of a plan, one that agrees suffices. A partner that is not ended is a warning.",
  needs: ["plan", "trace"],
  *inspect({ traces, plans }) {
    if (plans.length === 0) return;
    for (const trace of traces) {
      if (trace.plan === null) {
        if (!isTerminal(trace.status)) yield notEnded(trace);
      } else {
        yield* pairRemarks(trace, trace.plan);
      }
    }
  },
};

function isTerminal(status: string | null): boolean {
  return status !== null && TERMINAL.has(status);
}

function contradicts(plan: string | null, trace: string | null): boolean {
  return isTerminal(plan) && isTerminal(trace) && (plan === "completed") !== (trace === "completed");
}

function* pairRemarks(trace: TraceView, plan: PlanView): Generator<Remark> {
  const [planEnded, traceEnded] = [isTerminal(plan.status), isTerminal(trace.status)];
  if (!planEnded && !traceEnded) yield notEnded(trace);
  else if (!planEnded || !traceEnded) yield partnerOpen(trace, plan);
  const agrees = plan.traces.some(({ status }) => isTerminal(status) && !contradicts(plan.status, status));
  if (contradicts(plan.status, trace.status) && !agrees) yield contradiction(trace, plan);
}

function notEnded({ artifact, status, plan }: TraceView): Remark {
  return {
    level: "fail",
    code: "end.unclear",
    artifact,
    path: ["status"],
    observed: `trace ${status}, plan ${plan?.status ?? "unknown"}`,
    expected: "one of them completed, failed or cancelled",
    hint: "record the final status when the run ends",
  };
}

function contradiction({ artifact, status }: TraceView, plan: PlanView): Remark {
  return {
    level: "fail",
    code: "end.contradictory",
    artifact,
    path: ["status"],
    observed: `trace ${status}, plan ${plan.status}`,
    expected: "the same end on both sides",
    hint: "correct whichever status is wrong",
  };
}

function partnerOpen({ artifact, status }: TraceView, plan: PlanView): Remark {
  return {
    level: "warning",
    code: "end.one_sided",
    artifact,
    path: ["status"],
    observed: `trace ${status}, plan ${plan.status}`,
    expected: "both ended",
    hint: "set the final status on the other object too",
  };
}
