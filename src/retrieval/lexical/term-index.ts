import type { CorpusTool } from "../../formats/corpus.js";
import { isStopWord, stemWord, tokenize } from "../text/tokens.js";
import { FIELD_NAMES, toolFields } from "../text/tool-fields.js";
import { splitWords } from "../text/words.js";
import { type Frequencies, invert, type Postings } from "./postings.js";
import { FIELD_WEIGHTS } from "./weights.js";

/** Tools are numbered by ascending id, so that the answer does not depend on the order of the corpus. */
export interface TermIndex {
  toolIds: readonly string[];
  termNumbers: ReadonlyMap<string, number>;
  /** Every word met, with its term's number; -1 for stop words. */
  wordNumbers: ReadonlyMap<string, number>;
  averageLengths: Float64Array;
  postings: Postings;
}

const STOPPED = -1;
const FIELDS = FIELD_NAMES.map((name) => FIELD_WEIGHTS[name]);

export function buildTermIndex(corpus: readonly CorpusTool[]): TermIndex {
  const sorted = [...corpus].sort((a, b) => (a.toolId < b.toolId ? -1 : 1));
  const termNumbers = new Map<string, number>();
  const wordNumbers = new Map<string, number>();
  const { tokens, ends } = numberTokens(sorted, (word) => {
    let number = wordNumbers.get(word);
    if (number === undefined) wordNumbers.set(word, (number = numberOfNewWord(word, termNumbers)));
    return number;
  });
  const averageLengths = averageFieldLengths(ends, sorted.length);
  const frequencies = weighTerms(tokens, ends, averageLengths, termNumbers.size);
  return {
    toolIds: sorted.map((tool) => tool.toolId),
    termNumbers,
    wordNumbers,
    averageLengths,
    postings: invert(frequencies, termNumbers.size),
  };
}

function numberOfNewWord(word: string, termNumbers: Map<string, number>): number {
  if (isStopWord(word)) return STOPPED;
  const term = stemWord(word);
  const number = termNumbers.get(term) ?? termNumbers.size;
  termNumbers.set(term, number);
  return number;
}

/** All tokens of all tools as term numbers; `ends` holds where each field of each tool ends. */
function numberTokens(tools: readonly CorpusTool[], numberOf: (word: string) => number) {
  let tokens = new Uint32Array(1024);
  let length = 0;
  const ends = new Uint32Array(tools.length * FIELDS.length);
  tools.forEach((tool, index) => {
    const fields = toolFields(tool);
    FIELD_NAMES.forEach((name, field) => {
      const words = splitWords(fields[name]);
      if (length + words.length > tokens.length) {
        const grown = new Uint32Array(Math.max(tokens.length * 2, length + words.length));
        grown.set(tokens);
        tokens = grown;
      }
      for (const word of words) {
        const number = numberOf(word);
        if (number !== STOPPED) tokens[length++] = number;
      }
      ends[index * FIELDS.length + field] = length;
    });
  });
  return { tokens: tokens.subarray(0, length), ends };
}

function averageFieldLengths(ends: Uint32Array, tools: number): Float64Array {
  const sums = new Float64Array(FIELDS.length);
  for (let i = 0; i < ends.length; i++) sums[i % FIELDS.length]! += ends[i]! - (i === 0 ? 0 : ends[i - 1]!);
  return sums.map((sum) => sum / tools || 1);
}

function weighTerms(
  tokens: Uint32Array,
  ends: Uint32Array,
  averageLengths: Float64Array,
  termCount: number,
): Frequencies {
  const terms = new Uint32Array(tokens.length);
  const values = new Float64Array(tokens.length);
  const toolEnds = new Uint32Array(ends.length / FIELDS.length);
  const sums = new Float64Array(termCount);
  let length = 0;
  let start = 0;
  for (let tool = 0; tool < toolEnds.length; tool++) {
    const first = length;
    for (let field = 0; field < FIELDS.length; field++) {
      const end = ends[tool * FIELDS.length + field]!;
      const share = fieldShare(field, end - start, averageLengths);
      for (; start < end; start++) {
        const term = tokens[start]!;
        if (sums[term] === 0) terms[length++] = term;
        sums[term]! += share;
      }
    }
    for (let i = first; i < length; i++) {
      values[i] = sums[terms[i]!]!;
      sums[terms[i]!] = 0;
    }
    toolEnds[tool] = length;
  }
  return { terms: terms.subarray(0, length), values, toolEnds };
}

/** What one occurrence in a field of that length counts. */
function fieldShare(field: number, length: number, averageLengths: Float64Array): number {
  const { weight, lengthNorm } = FIELDS[field]!;
  return weight / (1 - lengthNorm + (lengthNorm * length) / averageLengths[field]!);
}

/** Weighted, length-normalized frequencies of one tool's terms, against the averages of an index. */
export function termFrequencies(tool: CorpusTool, averageLengths: Float64Array): Map<string, number> {
  const fields = toolFields(tool);
  const frequencies = new Map<string, number>();
  FIELD_NAMES.forEach((name, field) => {
    const terms = tokenize(fields[name]);
    const share = fieldShare(field, terms.length, averageLengths);
    for (const term of terms) frequencies.set(term, (frequencies.get(term) ?? 0) + share);
  });
  return frequencies;
}
