import type { Span } from "../text/spans.js";
import {
  aroundFeatures,
  BEFORE,
  BEHIND,
  LEADING,
  NAMING,
  namedForFeatures,
  partFeatures,
} from "./features.js";
import { FIRST_WORD } from "./word-code.js";
import { MOST_WORDS, readWords } from "./words.js";

/** What a tool is called, and what it says of itself first, in words. */
export interface Subject {
  name: Int32Array;
  lead: Int32Array;
}

const NO_WORDS = new Int32Array(0);
/** Of a passage that belongs to no tool. */
export const NO_SUBJECT: Subject = { name: NO_WORDS, lead: NO_WORDS };

const LONGEST_NAME = 200;
/** That it is a tool says nothing of it, and some have no other name. What is no tool has one of ours, in brackets. */
const [TOOL] = firstOf("tool");
/** So much of a description holds its first sentence. */
const LONGEST_LEAD = 1_000;

export function subjectOf(name: string, description = ""): Subject {
  return { name: wordsOf(name), lead: firstOf(description.slice(0, LONGEST_LEAD)) };
}

/** That humps or underscores hold a name together is no word: `get_file` and `getFile` are the same. */
function wordsOf(name: string): Int32Array {
  if (name.startsWith("(")) return NO_WORDS;
  return firstOf(name.slice(0, LONGEST_NAME)).filter((code) => code >= FIRST_WORD && code !== TOOL);
}

/** The words of the first sentence. */
function firstOf(text: string): Int32Array {
  let first = NO_WORDS;
  readWords(text, (codes, count) => {
    if (first === NO_WORDS) first = codes.slice(0, count);
  });
  return first;
}

const last = new Int32Array(MOST_WORDS);

/**
 * What is known of sentences, which come in the order of their text, beyond their own words: what the ones right before and behind
 * say, what the tool is called and says first, which words tools of that name have, and in which part of the definition. What says
 * the same as the sentence itself tells nothing of it.
 */
export function surroundingsOf(
  text: string,
  sentences: readonly Span[],
  part: number,
  { name, lead }: Subject,
): Int32Array[] {
  const naming = aroundFeatures(name, NAMING);
  const leading = aroundFeatures(lead, LEADING);
  const around: number[][] = [];
  let count = 0;
  let wasAsked = false;
  readWords(text, (codes, words, start) => {
    const own = codes.subarray(0, words);
    const isRepeated = isSame(own, last.subarray(0, count));
    if (wasAsked && !isRepeated) around.at(-1)!.push(...aroundFeatures(own, BEHIND));
    wasAsked = sentences[around.length]?.start === start;
    if (wasAsked) {
      around.push([
        ...naming,
        ...(isSame(own, lead) ? [] : leading),
        ...(isRepeated ? [] : aroundFeatures(last.subarray(0, count), BEFORE)),
        ...namedForFeatures(name, own),
        ...partFeatures(part, own),
      ]);
    }
    last.set(own);
    count = words;
  });
  return around.map((features) => Int32Array.from(features));
}

function isSame(one: Int32Array, other: Int32Array): boolean {
  return one.length === other.length && one.every((word, index) => word === other[index]);
}
