import type { en } from "./en.js";

export type Sense = keyof typeof en;

/**
 * Words that mean much the same in a tool definition, by sense; one word may stand in several. Scripts with blanks beyond
 * the Latin one give a word by its first letters, scripts without blanks by pairs of characters, as `words.ts` reads them.
 */
export type Thesaurus = Readonly<Partial<Record<Sense, string>>>;
