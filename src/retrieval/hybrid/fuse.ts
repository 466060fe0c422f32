/** Adds two scorings of the same tools after bringing each to mean 0 and deviation 1. */
export function fuse(dense: Float64Array, lexical: Float64Array, denseWeight: number): Float64Array {
  const [denseScale, lexicalScale] = [standardScale(dense), standardScale(lexical)];
  return dense.map(
    (value, index) => denseWeight * denseScale(value) + (1 - denseWeight) * lexicalScale(lexical[index]!),
  );
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
