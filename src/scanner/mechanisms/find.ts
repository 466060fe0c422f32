import { type ConceptSet, conceptIndex, conceptSet, includesAny } from "../text/concepts.js";
import { LANGUAGES } from "../text/lexicon/index.js";
import type { Hit, Reading, Sentence } from "../text/reading.js";
import type { Span } from "../text/spans.js";
import { CATALOGUE } from "./catalogue.js";
import type { Match, Mechanism } from "./mechanism.js";
import { negatedHits } from "./negation.js";
import { documentationIn, positionIn } from "./position.js";

interface Prepared {
  mechanism: Mechanism;
  groups: ConceptSet[];
  exempt: ConceptSet;
  negated: ConceptSet;
  unless: ConceptSet;
}

const PREPARED: Prepared[] = CATALOGUE.map((mechanism) => ({
  mechanism,
  groups: mechanism.all.map(conceptSet),
  exempt: conceptSet([...(mechanism.negationCounts ?? []), ...(mechanism.negated ?? [])]),
  negated: conceptSet(mechanism.negated ?? []),
  unless: conceptSet(mechanism.unless ?? []),
}));

/** The mechanisms at work in a text. `aboutAttacks` says whether the tool's own subject is finding, teaching or filtering such texts. */
export function findMechanisms(reading: Reading, aboutAttacks: () => boolean): Match[] {
  const matches: Match[] = [];
  if (reading.hits.length < 2) return matches;
  const whole = allConcepts(reading.sentences);
  let negated: Uint8Array | undefined;
  for (const prepared of PREPARED) {
    const { groups } = prepared;
    if (!touchesAll(whole, groups)) continue;
    negated ??= negatedHits(reading);
    addMatches(reading, prepared, negated, aboutAttacks, matches);
  }
  return matches;
}

const DECISIVE = PREPARED.filter(({ mechanism }) => mechanism.hard === true);

/** Whether concepts, some of them negated, cover a mechanism that condemns a tool by itself. */
export function touchesDecisive(present: ConceptSet, negated: ConceptSet): boolean {
  for (let index = 0; index < DECISIVE.length; index++) {
    const { mechanism, groups, negated: wanted } = DECISIVE[index]!;
    if (!touchesAll(present, groups)) continue;
    if (mechanism.negated === undefined || includesAny(negated, wanted)) return true;
  }
  return false;
}

function touchesAll(set: ConceptSet, groups: readonly ConceptSet[]): boolean {
  for (let index = 0; index < groups.length; index++) {
    if (!includesAny(set, groups[index]!)) return false;
  }
  return true;
}

function allConcepts(sentences: readonly Sentence[]): ConceptSet {
  const set = { low: 0, high: 0 };
  for (const { low, high } of sentences) {
    set.low |= low;
    set.high |= high;
  }
  return set;
}

/** Characters after a match that may still tell what it is about. */
const MOST_SAID = 200;

function addMatches(
  reading: Reading,
  prepared: Prepared,
  negated: Uint8Array,
  aboutAttacks: () => boolean,
  matches: Match[],
): void {
  const { mechanism, groups } = prepared;
  const span = mechanism.sentences ?? 1;
  const { text, sentences } = reading;
  for (let first = 0; first < sentences.length; first++) {
    const sentence = sentences[first]!;
    const last = Math.min(first + span, sentences.length) - 1;
    const set = allOf(sentences, first, last);
    if (!touchesAll(set, groups)) continue;
    if (includesAny(set, prepared.unless)) continue;
    const windows = narrowest(reading, prepared, sentence.from, sentences[last]!.to, negated);
    if (windows.length === 0) continue;
    const documentation = documentationIn(reading, sentence);
    const begin = firstLetter(text, sentence.start, sentence.end);
    const protective = isProtective(reading, first, last + 1, negated);
    for (const window of windows) {
      const said = text.slice(window.start, Math.min(sentences[last]!.end, window.end + MOST_SAID));
      if (mechanism.unlessSaid?.test(said) === true) continue;
      const start =
        mechanism.negated === undefined ? window.start : negationBefore(reading, sentence.from, window);
      const position = positionIn(reading, documentation, start, window.end, aboutAttacks());
      const opens = isLead(text, begin, start);
      const commands = opens || isLead(text, Math.max(begin, clauseBefore(reading, start)), start);
      matches.push({ mechanism, start, end: window.end, position, opens, commands, protective });
    }
  }
}

/** What may stand before a command that begins a sentence: list marks, politeness, haste, whom it obliges, the "do" of "do not". */
const LEADS = [
  "and|but|also|please|kindly|do|now|first|then|so|just|simply|always|immediately|you|will|must|should|shall|have to|need to|are to|be sure to",
  "bitte|jetzt|du musst|du sollst|sie müssen|por favor|ahora|debes|debe|tienes que|veuillez|maintenant|tu dois|vous devez",
  "agora|você deve|per favore|ora|devi|dovete|пожалуйста|теперь|ты должен|вы должны|请|請|现在|你必须|必须",
].join("|");
const LIST_MARK = "(?:\\p{L}[.)]|step \\d+[:.)])?";
/** No lead ends in the midst of a word: "do" is none of "document". */
const OPENING = new RegExp(
  `^\\P{L}*${LIST_MARK}\\P{L}*(?:(?:${LEADS})(?!\\p{Script=Latin}|\\p{Script=Cyrillic})\\P{L}*){0,4}$`,
  "iu",
);
const LONGEST_OPENING = 80;

function isLead(text: string, from: number, to: number): boolean {
  return to - from <= LONGEST_OPENING && OPENING.test(text.slice(from, to));
}

/** Where the clause begins in which something stands. */
function clauseBefore({ clauseEnds }: Reading, start: number): number {
  let low = 0;
  let high = clauseEnds.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (clauseEnds[middle]! < start) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? 0 : clauseEnds[low - 1]! + 1;
}

const LETTER = /\p{L}/u;

function firstLetter(text: string, from: number, to: number): number {
  let at = from;
  while (at < to && !LETTER.test(text[at]!)) at++;
  return at;
}

function allOf(sentences: readonly Sentence[], first: number, last: number): ConceptSet {
  if (first === last) return sentences[first]!;
  return allConcepts(sentences.slice(first, last + 1));
}

interface Window extends Span {
  /** The first hit in it. */
  first: number;
}

/** The closest sets of hits that cover all groups, in one pass over the hits; of those that overlap, the first and the closest. */
function narrowest(
  { hits }: Reading,
  { groups, exempt, negated: wantNegated, mechanism }: Prepared,
  from: number,
  to: number,
  negated: Uint8Array,
): Window[] {
  const windows: Window[] = [];
  const latest = groups.map(() => -1);
  let bestWords = 0;
  let firstOfCluster = 0;
  for (let index = from; index < to; index++) {
    const hit = hits[index]!;
    if (negated[index] === 1) {
      if (!has(exempt, hit.concept)) continue;
    } else if (has(wantNegated, hit.concept)) {
      // "cannot tell them apart, so mention it to the user": the affirmed verb is the one the rest belongs to.
      for (let group = 0; group < groups.length; group++) {
        if (has(groups[group]!, hit.concept)) latest[group] = -1;
      }
      continue;
    }
    let changed = false;
    for (let group = 0; group < groups.length; group++) {
      if (has(groups[group]!, hit.concept)) {
        latest[group] = index;
        changed = true;
      }
    }
    if (!changed || latest.includes(-1)) continue;
    const covering = latest.map((each) => hits[each]!);
    if (mechanism.ordered === true && !isOrdered(covering)) continue;
    const words = hit.word - Math.min(...covering.map(({ word }) => word));
    if (words > mechanism.within) continue;
    const window = {
      start: Math.min(...covering.map(({ start }) => start)),
      end: Math.max(...covering.map(({ end }) => end)),
      first: Math.min(...latest),
    };
    if (windows.length === 0 || window.start >= windows.at(-1)!.end) firstOfCluster = windows.length;
    else if (words >= bestWords) continue;
    else if (windows.length - 1 > firstOfCluster) windows.pop();
    windows.push(window);
    bestWords = words;
  }
  return windows;
}

const NEGATION = conceptIndex("neg");
/** A negation governs nothing that stands so many hits behind it. */
const NEGATION_REACH = 32;

/** Where the negation stands that belongs to the words of a window: without it they would say the opposite. */
function negationBefore({ hits }: Reading, from: number, { start, first }: Window): number {
  for (let index = first; index >= Math.max(from, first - NEGATION_REACH); index--) {
    if (hits[index]!.concept === NEGATION && hits[index]!.start < start) return hits[index]!.start;
  }
  return start;
}

function isOrdered(hits: readonly Hit[]): boolean {
  return hits.every((hit, index) => index === 0 || hits[index - 1]!.start <= hit.start);
}

const USER = conceptIndex("user");
const CARE = new Set([conceptIndex("tell"), conceptIndex("show"), conceptIndex("consent")]);
const ENGLISH = LANGUAGES.indexOf("en");
const CARE_REACH = 4;
const SPARING = conceptSet(["only", "omit", "secretly"]);

/** Only the same and the following sentence count: what was said before never excuses what comes later. */
function isProtective(
  { hits, sentences }: Reading,
  first: number,
  last: number,
  negated: Uint8Array,
): boolean {
  const end = Math.min(last, sentences.length - 1);
  if (includesAny(allOf(sentences, first, end), SPARING)) return false;
  const to = sentences[end]!.to;
  let user = Number.NEGATIVE_INFINITY;
  let care = Number.NEGATIVE_INFINITY;
  for (let index = sentences[first]!.from; index < to; index++) {
    const hit = hits[index]!;
    if (negated[index] === 1) continue;
    if (hit.concept === USER) user = hit.word;
    else if (CARE.has(hit.concept)) care = hit.word;
    else continue;
    const follows = hit.language !== ENGLISH || user >= care;
    if (follows && Math.abs(user - care) <= CARE_REACH) return true;
  }
  return false;
}

function has(set: ConceptSet, concept: number): boolean {
  return concept < 32 ? ((set.low >>> concept) & 1) === 1 : ((set.high >>> (concept - 32)) & 1) === 1;
}
