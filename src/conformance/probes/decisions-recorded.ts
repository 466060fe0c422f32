import type { Probe, Remark } from "../probe.js";
import { type ConfirmView, decisionsInOrder } from "../view/confirm-view.js";
import { type Gate, gateOf } from "../view/gate.js";
import { isMarked } from "../view/plan-view.js";
import { shown } from "../view/shown.js";

const FINAL = new Set(["approved", "rejected", "cancelled"]);

export const decisionsRecorded: Probe = {
  id: "decisions_recorded",
  question: "Does every Confirm of a marked step hold its decision?",
  evidence: "Confirm.decisions[], Confirm.status",
  rule: "Among the Confirms of a marked step is at least one decision, each with a known status and a time, and a Confirm's status equals its own latest decision. A cancelled decision is not an approval.",
  needs: ["plan"],
  *inspect(view) {
    const gates = new Set<Gate>();
    for (const step of view.plans.flatMap((plan) => plan.steps).filter(isMarked))
      gates.add(gateOf(step, view));
    const gating = new Set<ConfirmView>();
    for (const { confirms, decisions } of gates) {
      for (const confirm of confirms) gating.add(confirm);
      if (confirms.length > 0 && decisions.length === 0) yield undecided(confirms[0]!);
    }
    for (const confirm of view.confirms) yield* confirmRemarks(confirm, gating.has(confirm));
  },
};

function* confirmRemarks(confirm: ConfirmView, isGating: boolean): Generator<Remark> {
  const level = isGating ? "fail" : "warning";
  const { artifact, decisions, status } = confirm;
  for (const { index, status: decided, at } of decisions) {
    if (decided !== null && FINAL.has(decided) && at !== null) continue;
    yield {
      level,
      code: "decision.unreadable",
      artifact,
      path: ["decisions", index],
      observed:
        at === null ? "a decision without a readable decided_at" : `status ${shown(decided ?? undefined)}`,
      expected: "approved or rejected, with decided_at",
      hint: "record what was decided and when",
    };
  }
  const latest = decisionsInOrder([confirm]).at(-1);
  if (latest === undefined || latest.status === status) return;
  yield {
    level,
    code: "confirm.status_differs",
    artifact,
    path: ["status"],
    observed: shown(status ?? undefined),
    expected: `${latest.status}, as its latest decision says`,
    hint: "set the status when the decision is recorded",
  };
}

function undecided({ artifact, status }: ConfirmView): Remark {
  return {
    level: "fail",
    code: "confirm.undecided",
    artifact,
    path: ["decisions"],
    observed: `no decision, status ${shown(status ?? undefined)}`,
    expected: "a decision that is approved or rejected",
    hint: "record the decision in decisions[]",
  };
}
