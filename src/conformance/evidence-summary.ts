import type { ObjectKind } from "./schemas/registry.js";
import type { EvidenceSummary } from "./verdict.js";
import type { EvidenceView } from "./view/evidence-view.js";

/** Kinds without which no class can be decided. A Confirm is only needed for a marked step. */
const REQUIRED: readonly ObjectKind[] = ["context", "plan", "trace"];

export function missingKinds({ evidence }: EvidenceView): ObjectKind[] {
  const present = new Set(evidence.artifacts.map(({ kind }) => kind));
  return REQUIRED.filter((kind) => !present.has(kind));
}

export function summarize(view: EvidenceView, evidenceSha256: string): EvidenceSummary {
  const { evidence, plans, traces } = view;
  return {
    layout: evidence.layout,
    contexts: view.contexts.length,
    plans: plans.length,
    traces: traces.length,
    confirms: view.confirms.length,
    steps: plans.reduce((sum, plan) => sum + plan.steps.length, 0),
    segments: traces.reduce((sum, trace) => sum + trace.segments.length, 0),
    events: evidence.events.lines,
    unreadableEvents: evidence.events.unreadableLines,
    unreadable: evidence.unreadable.map(({ place, reason }) => ({ place, reason })),
    missing: missingKinds(view),
    notes: [...evidence.notes, ...notAsked(view)],
    evidenceSha256,
  };
}

/** Other documents of the same protocol also expect these; this one does not. */
function notAsked({ evidence }: EvidenceView): string[] {
  const absent = [
    ...(evidence.events.lines === 0 ? ["event files"] : []),
    ...(evidence.hasSnapshots ? [] : ["snapshots"]),
  ];
  return absent.length === 0
    ? []
    : [`not in the pack, and not asked for by these dimensions: ${absent.join(", ")}`];
}
