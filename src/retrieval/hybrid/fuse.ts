export interface WeightedScores {
  weight: number;
  scores: Float64Array;
}

/** Adds several scorings of the same tools after bringing each to mean 0 and deviation 1. */
export function fuse(scorings: readonly WeightedScores[]): Float64Array {
  const sums = new Float64Array(scorings[0]!.scores.length);
  for (const { weight, scores } of scorings) {
    const scale = standardScale(scores);
    for (let i = 0; i < sums.length; i++) sums[i]! += weight * scale(scores[i]!);
  }
  return sums;
}

function standardScale(values: Float64Array): (value: number) => number {
  let sum = 0;
  for (const value of values) sum += value;
  const center = sum / values.length;
  let squares = 0;
  for (const value of values) squares += (value - center) ** 2;
  const deviation = Math.sqrt(squares / values.length);
  return deviation === 0 ? () => 0 : (value) => (value - center) / deviation;
}
