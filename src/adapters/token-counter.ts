import type { TokenCounter } from "../retrieval/tokens/answer-cost.js";

/** Its tables take a third of a second to load, so only those who count pay for them. */
export async function loadTokenCounter(): Promise<TokenCounter> {
  const { countTokens } = await import("gpt-tokenizer/encoding/o200k_base");
  return { name: "o200k_base", count: (text) => countTokens(text, { disallowedSpecial: new Set() }) };
}
