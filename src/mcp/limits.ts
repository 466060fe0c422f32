/** How much of a server's time and output is accepted before it counts as failed. */
export interface Limits {
  /** From the start of the process to the last answer. */
  timeoutMs: number;
  /** Everything a server sends, over all messages. */
  maxBytes: number;
  /** Tools, prompts and resources, each. */
  maxItems: number;
  maxPages: number;
  /** Nesting of a definition; deeper JSON exists only to break readers. */
  maxDepth: number;
  /** Servers that run at the same time. */
  concurrency: number;
}

export const DEFAULT_LIMITS: Limits = {
  timeoutMs: 60_000,
  maxBytes: 32 * 1024 * 1024,
  maxItems: 10_000,
  maxPages: 1_000,
  maxDepth: 64,
  concurrency: 4,
};
