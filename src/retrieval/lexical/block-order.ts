/** Makes `order` a heap of the blocks that can score at all, the one with the highest bound first; says how many they are. */
export function heapify(order: Uint32Array, bounds: Float64Array): number {
  let length = 0;
  for (let block = 0; block < bounds.length; block++) if (bounds[block]! > 0) order[length++] = block;
  for (let place = length >> 1; place-- > 0; ) sink(order, bounds, place, length);
  return length;
}

/** Takes the first block of the heap away; says how many are left. */
export function removeFirst(order: Uint32Array, bounds: Float64Array, length: number): number {
  order[0] = order[length - 1]!;
  sink(order, bounds, 0, length - 1);
  return length - 1;
}

function sink(order: Uint32Array, bounds: Float64Array, from: number, length: number): void {
  const block = order[from]!;
  const bound = bounds[block]!;
  let place = from;
  for (let child = 2 * place + 1; child < length; child = 2 * place + 1) {
    const other = child + 1;
    if (other < length && bounds[order[other]!]! > bounds[order[child]!]!) child = other;
    if (bounds[order[child]!]! <= bound) break;
    order[place] = order[child]!;
    place = child;
  }
  order[place] = block;
}
