import { ToolgaugeError } from "../core/errors.js";

export type SplitName = "dev" | "test" | "all";

/** The items of a split. Files without splits are scored whole, and the result says so. */
export function chooseSplit<Item extends { split?: "dev" | "test" | undefined }>(
  items: readonly Item[],
  wanted: SplitName,
  place: string,
): { split: SplitName; items: Item[] } {
  const hasSplits = items.some((item) => item.split !== undefined);
  if (wanted === "all" || !hasSplits) return { split: "all", items: [...items] };
  const chosen = items.filter((item) => item.split === wanted);
  if (chosen.length === 0) {
    throw new ToolgaugeError("invariant_broken", `${place} has nothing in its ${wanted} split`, {
      next: "choose another with --split",
    });
  }
  return { split: wanted, items: chosen };
}
