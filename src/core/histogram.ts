import { percentile } from "./statistics.js";

export interface Bin {
  from: number;
  to: number;
  count: number;
}

const MOST_BINS = 24;
/** Values past this percentile share the last bin: one outlier must not press all others into one bar. */
const TAIL = 98;
/** A finer spread than this, or than this part of the values, is noise of their arithmetic. */
const FINEST = 1e-9;

/** How values are spread: bins of one round width, the last one open to the largest value. */
export function histogram(values: readonly number[]): Bin[] {
  if (values.length === 0) return [];
  const low = Math.min(...values);
  const high = Math.max(...values);
  const spread = percentile(values, TAIL)! - low;
  const width = spread <= FINEST * Math.max(high, 1) ? 1 : roundWidth(spread / MOST_BINS);
  const first = Math.floor(low / width);
  const last = Math.max(first, Math.min(Math.floor(high / width), first + MOST_BINS));
  const bins: Bin[] = [];
  for (let index = first; index <= last; index++) {
    bins.push({ from: tidy(index * width), to: tidy((index + 1) * width), count: 0 });
  }
  for (const value of values) bins[Math.min(Math.floor(value / width), last) - first]!.count++;
  bins.at(-1)!.to = Math.max(bins.at(-1)!.to, tidy(high));
  return bins;
}

/** The next of 1, 2, 5, 10, … at any scale. */
function roundWidth(least: number): number {
  const scale = 10 ** Math.floor(Math.log10(least));
  return scale * [1, 2, 5, 10].find((step) => step * scale >= least * 0.999)!;
}

/** Without the noise of binary fractions. */
function tidy(value: number): number {
  return Number(value.toPrecision(12));
}
