import type { Span } from "../text/spans.js";
import type { TextPlace } from "../text-places.js";
import {
  CONCEPT_COUNT,
  MOST_CONCEPTS,
  MOST_SENSES,
  MOST_WORD_FEATURES,
  SENSE_COUNT,
  toldFeature,
  wordFeatures,
} from "./features.js";
import { conceptsIn, phrases } from "./phrases.js";
import { sensesIn, senseTable } from "./sense-table.js";
import { readWords } from "./words.js";

/** What one sentence is about, and which words and groups of words it is made of. */
export interface Meaning {
  senses: Uint8Array;
  concepts: Uint8Array;
  spoken: Int32Array;
}

/** How many sentences of a definition are about what, and which words and groups of words occur where in it. */
export interface Setting {
  senses: Uint32Array;
  concepts: Uint32Array;
  told: readonly number[];
}

/** Senses that stand here and elsewhere, only here, only elsewhere; concepts that stand here and elsewhere, only here. */
const SHARED = 0;
const NEW = SENSE_COUNT;
const ELSEWHERE = 2 * SENSE_COUNT;
const SHARED_CONCEPT = 3 * SENSE_COUNT;
const NEW_CONCEPT = SHARED_CONCEPT + CONCEPT_COUNT;
/** Where the sentence stands: in which part of the definition, and at which end of its text. */
const IN_PART = NEW_CONCEPT + CONCEPT_COUNT;
const FIRST = IN_PART + 4;
const LAST = FIRST + 1;
const BETWEEN = FIRST + 2;
export const CONTEXT_FEATURES = FIRST + 3;
/** See `STEADY_WORDS`. */
export const STEADY_CONTEXT = 10;

const meant = new Uint8Array(MOST_SENSES);
const found = new Uint8Array(MOST_CONCEPTS);
const groups = new Int32Array(MOST_WORD_FEATURES);

/** A text of a definition, as it is read. */
export type Told = Pick<TextPlace, "kind" | "parameter" | "text">;

/** What all sentences of these texts are about, each counted once, and the words they are made of. */
export function settingOf(texts: readonly Told[]): Setting {
  const told = new Set<number>();
  const setting = { senses: new Uint32Array(SENSE_COUNT), concepts: new Uint32Array(CONCEPT_COUNT) };
  const known = phrases();
  const thesaurus = senseTable();
  const heard = new Set<number>();
  for (const place of texts) {
    const role = roleOf(place);
    readWords(place.text, (codes, count) => {
      const said = hashOf(codes, count, role);
      if (heard.has(said)) return;
      heard.add(said);
      const senses = sensesIn(thesaurus, codes, count, meant);
      for (let i = 0; i < senses; i++) setting.senses[meant[i]!]!++;
      const concepts = conceptsIn(known, codes, count, found);
      for (let i = 0; i < concepts; i++) setting.concepts[found[i]!]!++;
      const grouped = wordFeatures(codes, count, groups);
      for (let i = 0; i < grouped; i++) {
        told.add(toldFeature(groups[i]!, role));
      }
    });
  }
  return { ...setting, told: [...told] };
}

function hashOf(codes: Int32Array, count: number, role: number): number {
  let hash = role;
  for (let i = 0; i < count; i++) hash = Math.imul(hash ^ codes[i]!, 0x9e3779b1);
  return hash;
}

/** A password in the name of a parameter says something else than one in the description. The weights know the numbers. */
function roleOf({ kind, parameter }: Told): number {
  const ofParameter = parameter !== undefined;
  switch (kind) {
    case "server":
      return 1;
    case "name":
      return ofParameter ? 2 : 1;
    case "value":
      return 3;
    default:
      return ofParameter ? 4 : 5;
  }
}

const MEANINGLESS: Meaning = {
  senses: new Uint8Array(0),
  concepts: new Uint8Array(0),
  spoken: new Int32Array(0),
};

export function meaningOf(sentence: string): Meaning {
  const known = phrases();
  const thesaurus = senseTable();
  let meaning: Meaning = MEANINGLESS;
  let longest = 0;
  readWords(sentence, (codes, count) => {
    // Cut out of its text, a full window may fall into one and a rest.
    if (count <= longest) return;
    longest = count;
    meaning = {
      senses: meant.slice(0, sensesIn(thesaurus, codes, count, meant)),
      concepts: found.slice(0, conceptsIn(known, codes, count, found)),
      spoken: groups.slice(0, wordFeatures(codes, count, groups)),
    };
  });
  return meaning;
}

/** How a sentence fits in with the rest of its definition: what is new with it, what the rest is about, where it stands. */
export function contextFeatures(
  setting: Setting,
  { senses, concepts }: Meaning,
  place: Standing,
  sentence: Span,
): number[] {
  const features = [IN_PART + partOf(place), endOf(place.text, sentence)];
  for (const sense of senses) features.push((setting.senses[sense]! > 1 ? SHARED : NEW) + sense);
  for (let sense = 0; sense < SENSE_COUNT; sense++) {
    if (setting.senses[sense]! > 0 && !senses.includes(sense)) features.push(ELSEWHERE + sense);
  }
  for (const concept of concepts) {
    features.push((setting.concepts[concept]! > 1 ? SHARED_CONCEPT : NEW_CONCEPT) + concept);
  }
  return features;
}

export type Standing = Pick<TextPlace, "text" | "path" | "parameter">;

/** In what a tool says of itself, of a parameter, of what it returns, or of anything else. */
export function partOf({ parameter, path }: Pick<Standing, "path" | "parameter">): number {
  if (parameter !== undefined) return parameter.output ? 2 : 1;
  return path.parent === undefined ? 0 : 3;
}

/** Behind the last sentence hardly anything follows but blanks. */
const REMAINDER = 4;

function endOf({ length }: string, { start, end }: Span): number {
  if (start === 0) return FIRST;
  return end + REMAINDER > length ? LAST : BETWEEN;
}
