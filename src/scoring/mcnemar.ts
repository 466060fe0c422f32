/**
 * The exact two-sided McNemar test: of the entries on which two detectors disagree, how likely is a
 * division at least this uneven when neither is better? 1 when they never disagree.
 */
export function mcnemar(onlyFirstRight: number, onlySecondRight: number): number {
  const disagreements = onlyFirstRight + onlySecondRight;
  const fewer = Math.min(onlyFirstRight, onlySecondRight);
  let logTerm = -disagreements * Math.LN2;
  let tail = Math.exp(logTerm);
  for (let k = 1; k <= fewer; k++) {
    logTerm += Math.log((disagreements - k + 1) / k);
    tail += Math.exp(logTerm);
  }
  return Math.min(1, 2 * tail);
}
