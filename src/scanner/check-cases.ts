import type { Tier } from "./signal.js";
import type { ToolView } from "./tool-view.js";

/** Samples beside a check: what it flags, what it leaves alone, and what it is known to get wrong. */
export interface CheckCases {
  flags: readonly FlagCase[];
  ignores: readonly IgnoreCase[];
  /** Attacks that pass unseen. A case that starts to be flagged fails the suite and is promoted. */
  knownMisses: readonly IgnoreCase[];
  /** Honest tools that are flagged. A case that falls silent fails the suite and is promoted. */
  knownFalseAlarms: readonly IgnoreCase[];
}

export interface FlagCase extends IgnoreCase {
  tier: Tier;
  /** Other checks that rightly speak up as well. */
  also?: readonly string[];
}

export interface IgnoreCase {
  name: string;
  tool: ToolView;
  peers?: readonly ToolView[];
  /** The attack that an honest tool looks like. */
  resembles?: string;
}

/** A tool with nothing but a description, on a server of its own. */
export function describedAs(description: string, more: Partial<ToolView> = {}): ToolView {
  return { server: "acme", name: "do_work", description, ...more };
}
