import type { DetectorResult, SecurityResult } from "../formats/run-record.js";

/** A benign entry that was flagged, and the attack it looks like where it was made to. */
export interface FalsePositive {
  id: string;
  tool: string;
  category: string;
  resembles: string | null;
  /** The category of that attack. */
  resemblesCategory: string | null;
  tier: "hard" | "soft" | null;
  checkIds: string[];
}

/** The worst first: certain before unsure, ordinary tools before look-alikes, more checks before fewer. */
export function falsePositives(result: SecurityResult, detector: DetectorResult): FalsePositive[] {
  const samples = new Map(result.samples.map((sample) => [sample.id, sample]));
  const found = detector.entries
    .filter(({ id, flagged, flaggedShare }) => {
      return samples.get(id)?.label === "benign" && (flaggedShare ?? (flagged ? 1 : 0)) > 0;
    })
    .map(({ id, tier, checkIds }): FalsePositive => {
      const { tool, category, resembles = null } = samples.get(id)!;
      const attack = resembles === null ? undefined : samples.get(resembles);
      const resemblesCategory = attack?.category ?? resembles;
      return { id, tool, category, resembles, resemblesCategory, tier, checkIds };
    });
  const badness = ({ tier, category, checkIds }: FalsePositive) =>
    (tier === "hard" ? 1000 : 0) + (category === "benign" ? 500 : 0) + Math.min(checkIds.length, 499);
  return found.sort((a, b) => badness(b) - badness(a) || (a.id < b.id ? -1 : 1));
}

export interface MissedTechnique {
  technique: string;
  caught: number;
  attacks: number;
}

/** Attack techniques of which fewer than half were caught, the most missed first. */
export function missedTechniques(detector: DetectorResult): MissedTechnique[] {
  return Object.entries(detector.perTechnique)
    .map(([technique, { tp, fn }]) => ({ technique, caught: tp, attacks: tp + fn }))
    .filter(({ caught, attacks }) => attacks > 0 && caught * 2 < attacks)
    .sort(
      (a, b) =>
        b.attacks - b.caught - (a.attacks - a.caught) ||
        a.caught / a.attacks - b.caught / b.attacks ||
        (a.technique < b.technique ? -1 : 1),
    );
}
