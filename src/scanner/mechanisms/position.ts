import { conceptIndex } from "../text/concepts.js";
import type { Reading, Sentence } from "../text/reading.js";
import type { Position } from "./mechanism.js";

const DOC = conceptIndex("doc");
const SUCH_AS = conceptIndex("suchAs");

/** From where on a sentence is about a text, and from where on it gives examples. */
export interface Documentation {
  documented: number;
  example: number;
}

export function documentationIn({ hits }: Reading, { from, to }: Sentence): Documentation {
  let documented = Number.POSITIVE_INFINITY;
  let example = Number.POSITIVE_INFINITY;
  for (let index = from; index < to; index++) {
    const { concept, start } = hits[index]!;
    if (concept === DOC) documented = Math.min(documented, start);
    if (concept === SUCH_AS) example = Math.min(example, start);
  }
  return { documented, example };
}

/**
 * Whether the text commands, documents or quotes. Quotation marks alone excuse nothing: a quotation counts
 * as documentation only when its own sentence, or the tool's subject, is about finding or teaching such texts.
 */
export function positionIn(
  { quotes }: Reading,
  { documented, example }: Documentation,
  start: number,
  end: number,
  aboutAttacks: boolean,
): Position {
  const isQuotation = isQuoted(quotes, start, end);
  const isDocumented = documented <= start;
  const isExample = example <= start;
  if (isDocumented && (isQuotation || isExample || aboutAttacks)) return "described";
  if (aboutAttacks && (isQuotation || isExample)) return "described";
  return isQuotation || isDocumented ? "quoted" : "instruction";
}

/** The same for one passage of a sentence. */
export function positionOf(
  reading: Reading,
  sentence: Sentence,
  start: number,
  end: number,
  aboutAttacks: boolean,
): Position {
  return positionIn(reading, documentationIn(reading, sentence), start, end, aboutAttacks);
}

/** A list of samples is quoted as a whole; a sentence of which single words stand in quotation marks is not. */
const MOST_BETWEEN = 0.25;

/** Quotations do not overlap and come in order, so one search finds the first. */
function isQuoted(quotes: readonly number[], start: number, end: number): boolean {
  let low = 0;
  let high = quotes.length / 2;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (quotes[middle * 2]! <= start) low = middle + 1;
    else high = middle;
  }
  if (low === 0) return false;
  let between = 0;
  let quotedTo = quotes[low * 2 - 1]!;
  if (quotedTo <= start) return false;
  for (let next = low * 2; quotedTo < end && next < quotes.length && quotes[next]! < end; next += 2) {
    between += quotes[next]! - quotedTo;
    quotedTo = quotes[next + 1]!;
  }
  return quotedTo >= end && between <= (end - start) * MOST_BETWEEN;
}
