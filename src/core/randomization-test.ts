import { RESAMPLES } from "./bootstrap.js";
import { seededRandom } from "./seeded-random.js";

const SEED = 19_350_101;
/** Up to this many differing subjects, all sign patterns are tried instead of a sample of them. */
const EXACT_UP_TO = 13;
const ROUNDING = 1e-12;

/**
 * Two-sided p-value of a paired randomization test on the mean difference (Fisher's test):
 * how often chance alone, swapping the two values of each pair, gives a difference at least as large.
 */
export function pairedRandomizationTest(
  differences: readonly number[],
  resamples: number = RESAMPLES,
): number {
  const differing = Float64Array.from(differences.filter((difference) => Math.abs(difference) > ROUNDING));
  if (differing.length === 0) return 1;
  const observed = Math.abs(differing.reduce((sum, difference) => sum + difference, 0)) - ROUNDING;
  return differing.length <= EXACT_UP_TO
    ? exactTest(differing, observed)
    : sampledTest(differing, observed, resamples);
}

function exactTest(differing: Float64Array, observed: number): number {
  const patterns = 2 ** differing.length;
  let asLarge = 0;
  for (let pattern = 0; pattern < patterns; pattern++) {
    let sum = 0;
    for (let i = 0; i < differing.length; i++) sum += (pattern >>> i) & 1 ? differing[i]! : -differing[i]!;
    if (Math.abs(sum) >= observed) asLarge++;
  }
  return asLarge / patterns;
}

function sampledTest(differing: Float64Array, observed: number, resamples: number): number {
  const random = seededRandom(SEED);
  let asLarge = 0;
  for (let resample = 0; resample < resamples; resample++) {
    let sum = 0;
    let signs = 0;
    for (let i = 0; i < differing.length; i++) {
      if ((i & 31) === 0) signs = Math.floor(random() * 4_294_967_296);
      sum += differing[i]! * ((signs & 1) * 2 - 1);
      signs >>>= 1;
    }
    if (Math.abs(sum) >= observed) asLarge++;
  }
  // The observed arrangement is one of those chance could give: a p-value of 0 cannot be claimed.
  return (asLarge + 1) / (resamples + 1);
}
