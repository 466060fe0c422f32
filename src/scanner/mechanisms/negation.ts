import { type Concept, conceptIndex } from "../text/concepts.js";
import { LANGUAGES } from "../text/lexicon/index.js";
import type { Hit, Reading } from "../text/reading.js";
import { endOfDoubleNegation } from "./double-negation.js";

const VERBS = indices([
  "tell",
  "show",
  "read",
  "put",
  "send",
  "exec",
  "destroy",
  "override",
  "obey",
  "set",
  "prefer",
]);
const NEG = conceptIndex("neg");
const OR = conceptIndex("or");
const WHEN = conceptIndex("when");
const DENIED = conceptIndex("denied");
const UNTOUCHED = indices([
  "neg",
  "denied",
  "or",
  "user",
  "model",
  "when",
  "must",
  "noConsent",
  "secretly",
  "doc",
  "suchAs",
  "whatever",
  "only",
]);

const VERB_FINAL = new Set(["ja", "ko", "tr", "fa"].map((language) => LANGUAGES.indexOf(language)));

/** A negation reaches the next verb, and the things named up to the verb after that. */
const VERB_REACH = 5;
const NOUN_REACH = 6;
const VERB_NOUN_REACH = 12;
const NEGATED_SUBJECT = /^(?:nothing|none|nobody|no|neither)$/i;
/** "what did not match is wiped": a new predicate is not negated. */
const AUXILIARY = /\b(?:are|is|was|were|will|gets|get)\b/;

/** Marks the hits that stand under a negation: "never reads ~/.ssh or the keychain" asks for neither. */
export function negatedHits({ hits, sentences, text, clauseEnds }: Reading): Uint8Array {
  const negated = new Uint8Array(hits.length);
  let clause = 0;
  for (const sentence of sentences) {
    let negation = -1;
    let reached = 0;
    let negatedVerb = false;
    let joined = false;
    let undone = -1;
    for (let index = sentence.from; index < sentence.to; index++) {
      const hit = hits[index]!;
      if (hit.concept === NEG && VERB_FINAL.has(hit.language)) {
        negateBefore(hits, sentence.from, index, negated);
        continue;
      }
      if (hit.concept === DENIED) negateSubjects(hits, sentence.from, index, negated);
      if (hit.concept === NEG) {
        if (hit.start < undone) continue;
        undone = endOfDoubleNegation(text, hit);
        negation = undone < 0 ? index : -1;
        reached = hit.word;
        negatedVerb = false;
        joined = false;
        continue;
      }
      if (hit.concept === OR) joined = true;
      if (hit.concept === WHEN) negation = -1;
      if (negation < 0 || UNTOUCHED.has(hit.concept)) continue;
      const from = hits[negation]!;
      while (clause < clauseEnds.length && clauseEnds[clause]! < from.end) clause++;
      const distance = hit.word - Math.max(from.word, reached);
      const breaks = clauseEnds[clause] !== undefined && clauseEnds[clause]! < hit.start;
      if (
        distance > (negatedVerb ? VERB_NOUN_REACH : NOUN_REACH) ||
        (breaks && isStop(text.charCodeAt(clauseEnds[clause]!)))
      ) {
        negation = -1;
        continue;
      }
      if (VERBS.has(hit.concept)) {
        const isReached = negatedVerb
          ? joined || hit.start < hits[index - 1]!.end
          : distance <= VERB_REACH && !breaks && !startsPredicate(text, from, hit);
        if (!isReached) {
          negation = -1;
          continue;
        }
        negatedVerb = true;
        joined = false;
      }
      negated[index] = 1;
      reached = hit.word;
    }
  }
  return negated;
}

/** Where the verb comes last its negation follows it: the verb just before is meant, with what it acts on. */
function negateBefore(hits: readonly Hit[], from: number, at: number, negated: Uint8Array): void {
  for (let index = at - 1; index >= from && hits[at]!.word - hits[index]!.word <= 3; index--) {
    const { concept } = hits[index]!;
    if (!UNTOUCHED.has(concept)) negated[index] = 1;
    if (VERBS.has(concept)) return;
  }
}

/** "Passwords and tokens are not needed": the things named before are meant, up to where the sentence began. */
function negateSubjects(hits: readonly Hit[], from: number, at: number, negated: Uint8Array): void {
  for (let index = at - 1; index >= from && hits[at]!.word - hits[index]!.word <= VERB_NOUN_REACH; index--) {
    const { concept } = hits[index]!;
    if (VERBS.has(concept)) return;
    if (!UNTOUCHED.has(concept)) negated[index] = 1;
  }
}

function startsPredicate(text: string, negation: Hit, verb: Hit): boolean {
  return (
    !NEGATED_SUBJECT.test(text.slice(negation.start, negation.end)) &&
    AUXILIARY.test(text.slice(negation.end, verb.start))
  );
}

function isStop(code: number): boolean {
  return code === 58 || code === 59 || code === 40;
}

function indices(concepts: Concept[]): Set<number> {
  return new Set(concepts.map(conceptIndex));
}
