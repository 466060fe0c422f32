import type { ToolFields } from "../text/tool-fields.js";

/** BM25F: term frequencies are weighted and length-normalized per field, summed, then saturated. */
export const FIELD_WEIGHTS: Record<keyof ToolFields, { weight: number; lengthNorm: number }> = {
  server: { weight: 4, lengthNorm: 0 },
  name: { weight: 3, lengthNorm: 0.4 },
  title: { weight: 2, lengthNorm: 0.4 },
  description: { weight: 0.95, lengthNorm: 0.5 },
  parameterNames: { weight: 0.5, lengthNorm: 0.5 },
  parameterTexts: { weight: 0.6, lengthNorm: 0.6 },
};

export const SATURATION = 1.2;

/** What a spelling counts that the query did not use itself. */
export const VARIANT_WEIGHTS = { joined: 0.9, translation: 0.7, typo: 0.9, prefix: 0.6, synonym: 0.6 };

/** How much a term tells when `tools` of `total` have it. */
export function inverseFrequency(tools: number, total: number): number {
  return Math.log(1 + (total - tools + 0.5) / (tools + 0.5));
}

export function saturate(frequency: number): number {
  return (frequency * (SATURATION + 1)) / (frequency + SATURATION);
}
