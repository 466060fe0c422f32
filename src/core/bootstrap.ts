import { seededRandom } from "./seeded-random.js";

export interface Interval {
  low: number;
  high: number;
}

export const RESAMPLES = 10_000;
const SEED = 20_240_601;

/**
 * 95 % percentile bootstrap intervals of the means of several measurements of the same subjects.
 * `columns` holds one array per measurement, all of the same length; one resample serves them all.
 */
export function bootstrapMeans(
  columns: readonly (readonly number[])[],
  resamples: number = RESAMPLES,
): Interval[] {
  const subjects = columns[0]?.length ?? 0;
  if (subjects === 0) return columns.map(() => ({ low: 0, high: 0 }));
  const values = columns.map((column) => Float64Array.from(column));
  const means = columns.map(() => new Float64Array(resamples));
  const drawn = new Uint32Array(subjects);
  const random = seededRandom(SEED);
  for (let resample = 0; resample < resamples; resample++) {
    for (let draw = 0; draw < subjects; draw++) drawn[draw] = random() * subjects;
    values.forEach((column, c) => {
      means[c]![resample] = sumAt(column, drawn) / subjects;
    });
  }
  return means.map(interval);
}

function sumAt(values: Float64Array, places: Uint32Array): number {
  let sum = 0;
  for (let i = 0; i < places.length; i++) sum += values[places[i]!]!;
  return sum;
}

function interval(means: Float64Array): Interval {
  means.sort();
  const at = (share: number) => means[Math.min(means.length - 1, Math.floor(share * means.length))]!;
  return { low: at(0.025), high: at(0.975) };
}
