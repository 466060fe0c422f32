import { type Concept, conceptIndex } from "../text/concepts.js";
import { LANGUAGES } from "../text/lexicon/index.js";
import type { Hit, Reading } from "../text/reading.js";

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
const UNTOUCHED = indices([
  "neg",
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

const VERB_FINAL = new Set(["ja", "ko", "tr", "hi", "fa"].map((language) => LANGUAGES.indexOf(language)));

/** A negation reaches the next verb, and the things named up to the verb after that. */
const VERB_REACH = 5;
const NOUN_REACH = 16;

/** Marks the hits that stand under a negation: "never reads ~/.ssh or the keychain" asks for neither. */
export function negatedHits({ hits, sentences, text, clauseEnds }: Reading): Uint8Array {
  const negated = new Uint8Array(hits.length);
  let clause = 0;
  for (const sentence of sentences) {
    let negation = -1;
    let negatedVerb = false;
    let joined = false;
    for (let index = sentence.from; index < sentence.to; index++) {
      const hit = hits[index]!;
      if (hit.concept === NEG && VERB_FINAL.has(hit.language)) {
        negateBefore(hits, sentence.from, index, negated);
        continue;
      }
      if (hit.concept === NEG) {
        negation = index;
        negatedVerb = false;
        joined = false;
        continue;
      }
      if (hit.concept === OR) joined = true;
      if (negation < 0 || UNTOUCHED.has(hit.concept)) continue;
      const from = hits[negation]!;
      while (clause < clauseEnds.length && clauseEnds[clause]! < from.end) clause++;
      const distance = hit.word - from.word;
      const breaks = clauseEnds[clause] !== undefined && clauseEnds[clause]! < hit.start;
      if (distance > NOUN_REACH || (breaks && isStop(text.charCodeAt(clauseEnds[clause]!)))) {
        negation = -1;
        continue;
      }
      if (VERBS.has(hit.concept)) {
        const reached = negatedVerb
          ? joined || hit.start < hits[index - 1]!.end
          : distance <= VERB_REACH && !breaks;
        if (!reached) {
          negation = -1;
          continue;
        }
        negatedVerb = true;
        joined = false;
      }
      negated[index] = 1;
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

function isStop(code: number): boolean {
  return code === 58 || code === 59 || code === 40;
}

function indices(concepts: Concept[]): Set<number> {
  return new Set(concepts.map(conceptIndex));
}
