import type { Probe } from "../probe.js";
import { firstById } from "../view/first-by-id.js";
import { duplicateRemarks } from "./duplicate-remarks.js";
import { unresolvedLink } from "./unresolved-link.js";

export const planLinked: Probe = {
  id: "plan_linked",
  question: "Does every Plan name an existing Context?",
  evidence: "Plan.context_id",
  rule: "Every Plan's context_id is the id of a Context in the pack; plan and Confirm ids occur once.",
  needs: ["context", "plan"],
  *inspect({ contexts, contextIds, plans, plansById, confirms }) {
    for (const { artifact, contextId } of plans) {
      if (contexts.length === 0 || (contextId !== null && contextIds.has(contextId))) continue;
      yield unresolvedLink(artifact, "context_id", "context_ref");
    }
    yield* duplicateRemarks("plan", plans, plansById, ({ artifact }) => ({ artifact, path: ["plan_id"] }));
    yield* duplicateRemarks("confirm", confirms, firstById(confirms), ({ artifact }) => ({
      artifact,
      path: ["confirm_id"],
    }));
  },
};
