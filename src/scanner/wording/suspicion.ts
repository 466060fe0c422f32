import { touchesDecisive } from "../mechanisms/find.js";
import { addConcept, type ConceptSet, conceptIndex } from "../text/concepts.js";
import { MOST_CONCEPTS } from "./features.js";
import type { Label } from "./labels.js";
import { labelOf, type Model, model, sentenceScore } from "./model.js";
import { conceptsIn, type Phrases, phrases } from "./phrases.js";
import { isSilence, prepareSilence } from "./silence.js";
import { isGarbled, isStrange, prepareStrange, spellsByRadio } from "./strange.js";
import { readWords } from "./words.js";

/** A sentence whose wording may act on the model that reads it. */
export interface Suspicion {
  start: number;
  end: number;
  /** Log odds. */
  score: number;
  label: Label;
  /** What it asks for may condemn a tool by itself. */
  decisive: boolean;
  /** It says nothing but that something is kept from the user. */
  silences: boolean;
}

/** Words that make no sense as they stand. */
export interface Stretch {
  start: number;
  end: number;
}

/** Sentences below this are ordinary: they neither count nor support others. */
export const ORDINARY = -2;
/** Shorter ones name things. */
export const FEWEST_WORDS = 4;
/**
 * Sentences kept per text, of those that decide and of the others each: of more the weakest of a kind give way to stronger ones, so that
 * no flood of the one kind hides the other.
 */
const MOST = 256;

const NONE: Suspicion[] = [];
const concepts = new Uint8Array(MOST_CONCEPTS);
const CIPHER = conceptIndex("cipher") * 2;

let known: Phrases;
let learned: Model;
let text = "";
let garbled: Stretch[] | undefined;
let found: Suspicion[] = NONE;
/** How many of those kept decide. */
let deciding = 0;
/** Where the weakest of those kept stands, of the others and of those that decide; -1 when that is not known. */
const weakest = [-1, -1];

/** One text is read at a time: a function per text would cost more than the reading. */
function listen(codes: Int32Array, count: number, start: number, end: number): void {
  const about = conceptsIn(known, codes, count, concepts);
  const silences = isSilence(codes, count);
  if (count < FEWEST_WORDS && about < 2 && !silences) return;
  const score = sentenceScore(learned, codes, count, concepts, about, ORDINARY);
  if (garbled !== undefined && isStrange(codes, count)) {
    if (isGarbled(text, start, end) || spellsByRadio(codes, count)) addGarbled(start, end);
  }
  const decisive = silences || touchesMechanism(about);
  if ((score < ORDINARY || count < FEWEST_WORDS) && !decisive && !isCiphered(about)) return;
  if (found === NONE) found = [];
  const index = placeFor(score, decisive);
  if (index < 0) return;
  const label = labelOf(learned, codes, count, concepts, about);
  found[index] = { start, end, score, label, decisive, silences };
}

/** Where to keep a sentence; -1 where it is weaker than all others of its kind. */
function placeFor(score: number, decisive: boolean): number {
  const kind = Number(decisive);
  if ((decisive ? deciding : found.length - deciding) < MOST) {
    deciding += kind;
    return found.length;
  }
  if (weakest[kind]! < 0) weakest[kind] = weakestOf(decisive);
  const index = weakest[kind]!;
  if (found[index]!.score >= score) return -1;
  weakest[kind] = -1;
  return index;
}

function weakestOf(decisive: boolean): number {
  let index = -1;
  for (const [i, each] of found.entries()) {
    if (each.decisive === decisive && (index < 0 || each.score < found[index]!.score)) index = i;
  }
  return index;
}

/** `unread` takes the sentences that no reader understands. */
export function suspicionsIn(read: string, unread?: Stretch[]): readonly Suspicion[] {
  known = phrases();
  learned = model();
  prepareStrange();
  prepareSilence();
  text = read;
  garbled = unread;
  found = NONE;
  deciding = 0;
  weakest.fill(-1);
  readWords(read, listen);
  return found.length < MOST ? found : found.sort((a, b) => a.start - b.start);
}

/** A stretch goes on over the end of a sentence. */
function addGarbled(start: number, end: number): void {
  const last = garbled?.at(-1);
  if (last !== undefined && last.end === start) last.end = end;
  else garbled?.push({ start, end });
}

/** Common words in cipher: what they say is seen after deciphering. */
function isCiphered(about: number): boolean {
  for (let i = 0; i < about; i++) if (concepts[i] === CIPHER) return true;
  return false;
}

const present: ConceptSet = { low: 0, high: 0 };
const negated: ConceptSet = { low: 0, high: 0 };

/** Concepts that make up a decisive mechanism are read closely whatever the words, and in every language. */
function touchesMechanism(about: number): boolean {
  if (about < 2) return false;
  present.low = 0;
  present.high = 0;
  negated.low = 0;
  negated.high = 0;
  for (let i = 0; i < about; i++) {
    addConcept(present, concepts[i]! >> 1);
    if ((concepts[i]! & 1) === 1) addConcept(negated, concepts[i]! >> 1);
  }
  return touchesDecisive(present, negated);
}

/** Up to this many letters a definition is as long as most are; from many more on it makes no difference. */
const USUAL_LENGTH = 800;
const GREAT_LENGTH = 12_000;
const CHANCE = 0.3;

/** The more is said, the likelier one sentence stands out by chance: what the scores of a long definition lose. */
export function byChance(letters: number): number {
  return CHANCE * Math.max(0, Math.log(Math.min(letters, GREAT_LENGTH) / USUAL_LENGTH));
}
