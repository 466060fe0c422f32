/** A sentence-embedding model as a port: pure code does not load weights. */
export interface TextEmbedder {
  /** Names the model; vectors of different models do not mix. */
  id: string;
  /** Words of its language that the model knows whole, the commonest first. */
  words?: readonly string[];
  /** One vector of length 1 per text, quantized. */
  embed(texts: readonly string[]): Promise<QuantizedVector[]>;
}

/** value[i] ≈ components[i] × scale. A quarter of the memory, and the same whether cached or fresh. */
export interface QuantizedVector {
  components: Int8Array;
  scale: number;
}

export function quantize(vector: readonly number[]): QuantizedVector {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const scale = Math.fround(largest / 127) || 1;
  return { components: Int8Array.from(vector, (value) => Math.round(value / scale)), scale };
}

export function similarity(a: QuantizedVector, b: QuantizedVector): number {
  let sum = 0;
  for (let i = 0; i < a.components.length; i++) sum += a.components[i]! * b.components[i]!;
  return sum * a.scale * b.scale;
}
