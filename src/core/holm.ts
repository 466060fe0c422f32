/** Holm's step-down correction: p-values that hold together, in the order given. */
export function holm(pValues: readonly number[]): number[] {
  const order = pValues.map((_, index) => index).sort((a, b) => pValues[a]! - pValues[b]!);
  const adjusted: number[] = [];
  let largest = 0;
  order.forEach((index, place) => {
    largest = Math.max(largest, Math.min(1, pValues[index]! * (pValues.length - place)));
    adjusted[index] = largest;
  });
  return adjusted;
}
