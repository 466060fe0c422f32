import type { Probe, Remark } from "../probe.js";
import type { EvidenceView } from "../view/evidence-view.js";
import { firstById } from "../view/first-by-id.js";
import type { TraceView } from "../view/trace-view.js";
import { duplicateRemarks } from "./duplicate-remarks.js";
import { unresolvedLink } from "./unresolved-link.js";

export const traceLinked: Probe = {
  id: "trace_linked",
  question: "Does every Trace name an existing Context and Plan?",
  evidence: "Trace.context_id, Trace.plan_id",
  rule: "Both ids are those of objects in the pack, and the Plan belongs to the same Context; trace ids occur once.",
  needs: ["context", "plan", "trace"],
  *inspect(view) {
    for (const trace of view.traces) yield* linkRemarks(trace, view);
    const place = ({ artifact }: TraceView) => ({ artifact, path: ["trace_id"] });
    yield* duplicateRemarks("trace", view.traces, firstById(view.traces), place);
  },
};

function* linkRemarks(trace: TraceView, view: EvidenceView): Generator<Remark> {
  const { artifact, contextId, planId } = trace;
  const hasContext = contextId !== null && view.contextIds.has(contextId);
  if (!hasContext && view.contexts.length > 0) yield unresolvedLink(artifact, "context_id", "context_ref");
  const plan = planId === null ? undefined : view.plansById.get(planId);
  if (plan === undefined && view.plans.length > 0) yield unresolvedLink(artifact, "plan_id", "plan_ref");
  const planContext = plan?.contextId ?? null;
  if (!hasContext || planContext === null || planContext === contextId || !view.contextIds.has(planContext)) {
    return;
  }
  yield {
    level: "fail",
    code: "trace.other_context",
    artifact,
    path: ["context_id"],
    observed: `context ${contextId}`,
    expected: `${planContext}, the Context of its Plan`,
    hint: "a Trace and its Plan belong to one Context",
  };
}
