import type { Concept } from "../text/concepts.js";

/** What an attack of this kind does, in which check it is reported. */
export type Family = "injection" | "shadowing";

/**
 * One way in which text acts on a model, as a combination of concepts close to each other.
 * A row is a mechanism, not a sentence: wording and language live in the lexicons.
 */
export interface Mechanism {
  id: string;
  family: Family;
  /** For people: what the text does. */
  detail: string;
  /** One of each group must occur. */
  all: readonly (readonly Concept[])[];
  /** The words that the groups may be apart. */
  within: number;
  /** The groups must come in this order. */
  ordered?: true;
  /** How many neighbouring sentences may take part; 1 when absent. */
  sentences?: 2 | 3;
  /** Groups whose negation is the point, or does not matter. */
  negationCounts?: readonly Concept[];
  /** Concepts that only count under a negation: "do not tell". */
  negated?: readonly Concept[];
  /** Concepts that make it something else. */
  unless?: readonly Concept[];
  /** Said from the match on to the end of its sentence, this makes it something else. Bounded. */
  unlessSaid?: RegExp;
  weight: number;
  /** In instruction position this alone condemns the tool. */
  hard?: true;
}

/** How the text holds what was found. */
export type Position = "instruction" | "described" | "quoted";

export interface Match {
  mechanism: Mechanism;
  start: number;
  end: number;
  position: Position;
  /** Its sentence begins with it, as a command does. */
  opens: boolean;
  /** Its sentence, or a clause of it, does. */
  commands: boolean;
  /** The same or the next sentence has the user told, shown or asked. */
  protective: boolean;
}
