import { type ConceptSet, conceptIndex, conceptSet, includesAny } from "../text/concepts.js";
import { LANGUAGES } from "../text/lexicon/index.js";
import type { Hit, Reading, Sentence } from "../text/reading.js";
import { CATALOGUE } from "./catalogue.js";
import type { Match, Mechanism } from "./mechanism.js";
import { negatedHits } from "./negation.js";
import { positionOf } from "./position.js";

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

/**
 * The mechanisms at work in a text, at most one match of each. `aboutAttacks` says whether the tool's own subject is
 * finding, teaching or filtering such texts.
 */
export function findMechanisms(reading: Reading, aboutAttacks: () => boolean): Match[] {
  const matches: Match[] = [];
  if (reading.hits.length < 2) return matches;
  const whole = allConcepts(reading.sentences);
  let negated: Uint8Array | undefined;
  for (const prepared of PREPARED) {
    const { groups } = prepared;
    if (!touchesAll(whole, groups)) continue;
    negated ??= negatedHits(reading);
    const match = firstMatch(reading, prepared, negated, aboutAttacks);
    if (match !== undefined) matches.push(match);
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

function firstMatch(
  reading: Reading,
  prepared: Prepared,
  negated: Uint8Array,
  aboutAttacks: () => boolean,
): Match | undefined {
  const { mechanism, groups } = prepared;
  const span = mechanism.sentences ?? 1;
  const { sentences } = reading;
  let best: Match | undefined;
  for (let first = 0; first < sentences.length; first++) {
    const last = Math.min(first + span, sentences.length) - 1;
    const set = allOf(sentences, first, last);
    if (!touchesAll(set, groups)) continue;
    if (includesAny(set, prepared.unless)) continue;
    const window = narrowest(reading, prepared, sentences[first]!.from, sentences[last]!.to, negated);
    if (window === undefined) continue;
    const said = reading.text.slice(window.start, Math.min(sentences[last]!.end, window.end + MOST_SAID));
    if (mechanism.unlessSaid?.test(said) === true) continue;
    const { from } = sentences[first]!;
    const start =
      mechanism.negated === undefined ? window.start : negationBefore(reading, from, window.start);
    const position = positionOf(reading, sentences[first]!, start, window.end, aboutAttacks());
    const protective = isProtective(reading, first, last + 1, negated);
    const match: Match = { mechanism, start, end: window.end, position, protective };
    if (position === "instruction") return match;
    best ??= match;
  }
  return best;
}

function allOf(sentences: readonly Sentence[], first: number, last: number): ConceptSet {
  if (first === last) return sentences[first]!;
  return allConcepts(sentences.slice(first, last + 1));
}

/** The closest set of hits that covers all groups, in one pass over the hits. */
function narrowest(
  { hits }: Reading,
  { groups, exempt, negated: wantNegated, mechanism }: Prepared,
  from: number,
  to: number,
  negated: Uint8Array,
): { start: number; end: number } | undefined {
  const latest: (Hit | undefined)[] = groups.map(() => undefined);
  let best: { start: number; end: number } | undefined;
  let bestWords = mechanism.within + 1;
  for (let index = from; index < to; index++) {
    const hit = hits[index]!;
    if (negated[index] === 1) {
      if (!has(exempt, hit.concept)) continue;
    } else if (has(wantNegated, hit.concept)) {
      // "cannot tell them apart, so mention it to the user": the affirmed verb is the one the rest belongs to.
      for (let group = 0; group < groups.length; group++) {
        if (has(groups[group]!, hit.concept)) latest[group] = undefined;
      }
      continue;
    }
    let changed = false;
    for (let group = 0; group < groups.length; group++) {
      if (has(groups[group]!, hit.concept)) {
        latest[group] = hit;
        changed = true;
      }
    }
    if (!changed || latest.includes(undefined)) continue;
    if (mechanism.ordered === true && !isOrdered(latest as Hit[])) continue;
    const words = hit.word - Math.min(...latest.map((each) => each!.word));
    if (words >= bestWords) continue;
    bestWords = words;
    best = {
      start: Math.min(...latest.map((each) => each!.start)),
      end: Math.max(...latest.map((each) => each!.end)),
    };
  }
  return best;
}

const NEGATION = conceptIndex("neg");

/** Where the negation stands that belongs to the words from `start` on: without it they would say the opposite. */
function negationBefore({ hits }: Reading, from: number, start: number): number {
  let found = start;
  for (let index = from; index < hits.length && hits[index]!.start < start; index++) {
    if (hits[index]!.concept === NEGATION) found = hits[index]!.start;
  }
  return found;
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
