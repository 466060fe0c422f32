/** Explicit bounds on what one scan reads. Every bound that was hit is named in the report. */
export interface Limits {
  /** Characters read of one text; the rest is not inspected. */
  textLength: number;
  /** Texts read of one tool. */
  placesPerTool: number;
  /** Nesting of schemas. */
  depth: number;
  /** Signals kept per check and tool. */
  signalsPerCheck: number;
  /** Layers of encoding that are taken off. */
  decodeDepth: number;
  /** Characters decoded per tool. */
  decodeLength: number;
}

export const DEFAULT_LIMITS: Limits = {
  textLength: 16_000_000,
  placesPerTool: 20_000,
  depth: 128,
  signalsPerCheck: 8,
  decodeDepth: 4,
  decodeLength: 1_000_000,
};

export type LimitName = keyof Limits;

/** Beyond these nothing was read; the others only shorten the report. */
export const READING_LIMITS: ReadonlySet<LimitName> = new Set([
  "textLength",
  "placesPerTool",
  "depth",
  "decodeDepth",
  "decodeLength",
]);
