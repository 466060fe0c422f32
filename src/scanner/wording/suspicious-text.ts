import type { InspectedTool } from "../inspected-tool.js";
import { knownSuspicions, plainText } from "../known-text.js";
import type { Position } from "../mechanisms/mechanism.js";
import { positionOf } from "../mechanisms/position.js";
import { conceptIndex } from "../text/concepts.js";
import { isSentenceLike } from "../text/identifier.js";
import type { TextPlace } from "../text-places.js";
import { contextFeatures, meaningOf, settingOf } from "./context.js";
import { definitionScore, model, scoreInContext } from "./model.js";
import { byChance, ORDINARY, type Suspicion } from "./suspicion.js";

/** From this much on, the wording of a sentence is worth a remark. */
export const SUSPICIOUS = 0.8;
/** From this much on, it condemns the definition. */
export const CONDEMNED = 2.6;
/** Up to this far below the threshold a sentence is shown beside others. */
const SHOWN_BESIDE = 0.8;
/** What a quotation that nothing explains loses. */
const QUOTED = 1;
/** What a sentence gains that names a tool or a server other than its own. */
const FOREIGN = 0.5;
const NAMES = new Set([conceptIndex("toolName"), conceptIndex("serverName")]);

export interface SuspiciousText extends Suspicion {
  place: TextPlace;
  position: Position;
  /** It names a tool or a server other than its own. */
  foreign: boolean;
}

/** A text of which some sentences deserve to be read closely. */
export interface SpeakingPlace {
  place: TextPlace;
  suspicions: readonly Suspicion[];
}

/** Identifiers and short values name things; an instruction takes a sentence, or a name as long as one. */
const SHORTEST_VALUE = 12;

function isPhrase({ kind, text }: TextPlace): boolean {
  if (text.length < SHORTEST_VALUE) return false;
  return kind === "value" || text.includes(" ") || (kind === "name" && isSentenceLike(text));
}

export function speakingPlaces(places: readonly TextPlace[]): SpeakingPlace[] {
  const speaking: SpeakingPlace[] = [];
  for (const place of places) {
    if (place.kind !== "prose" && !isPhrase(place)) continue;
    const suspicions = knownSuspicions(place.known);
    if (suspicions.length > 0) speaking.push({ place, suspicions });
  }
  return speaking;
}

/** The sentences of a definition that act on a model, strongest first; none when not one reaches the threshold. */
export function suspiciousTexts(tool: InspectedTool): SuspiciousText[] {
  const [strongest, second] = strongestTwo(tool.speaking);
  if (strongest < ORDINARY) return [];
  const speaking = inContext(tool, strongest, second);
  if (strongestTwo(speaking)[0] < SUSPICIOUS - FOREIGN) return [];
  const chance = byChance(lettersIn(tool.places));
  const all: SuspiciousText[] = [];
  for (const { place, suspicions } of speaking) {
    const reading = tool.read(place);
    let nextSentence = 0;
    let nextHit = 0;
    for (const suspicion of suspicions) {
      const { start, end } = suspicion;
      while (nextSentence < reading.sentences.length && reading.sentences[nextSentence]!.end <= start) {
        nextSentence++;
      }
      const candidate = reading.sentences[nextSentence];
      const sentence = candidate !== undefined && candidate.start < end ? candidate : undefined;
      const spoken = spokenPart(reading.quotes, start, end);
      const position =
        sentence === undefined
          ? "instruction"
          : positionOf(reading, sentence, spoken.start, spoken.end, tool.aboutAttacks);
      if (position === "described") continue;
      let foreign = false;
      for (; nextHit < reading.hits.length && reading.hits[nextHit]!.start < end; nextHit++) {
        if (reading.hits[nextHit]!.start >= start && NAMES.has(reading.hits[nextHit]!.concept))
          foreign = true;
      }
      const score = suspicion.score + (foreign ? FOREIGN : 0) - (position === "quoted" ? QUOTED : 0) - chance;
      all.push({ ...suspicion, score, place, position, foreign });
    }
  }
  if (!all.some(({ score }) => score >= SUSPICIOUS)) return [];
  return all.filter(({ score }) => score >= SUSPICIOUS - SHOWN_BESIDE).sort((a, b) => b.score - a.score);
}

/** The highest score, and the next one. */
function strongestTwo(speaking: readonly SpeakingPlace[]): [number, number] {
  let first = Number.NEGATIVE_INFINITY;
  let second = Number.NEGATIVE_INFINITY;
  for (const { suspicions } of speaking) {
    for (const { score } of suspicions) {
      if (score > first) [first, second] = [score, first];
      else if (score > second) second = score;
    }
  }
  return [first, second];
}

/** The same sentences, with their scores in view of all that the definition says. */
function inContext({ places, speaking }: InspectedTool, strongest: number, second: number): SpeakingPlace[] {
  const setting = settingOf(
    places.map(({ kind, parameter, known }) => ({ kind, parameter, text: plainText(known) })),
  );
  const told = definitionScore(model(), setting.told);
  return speaking.map(({ place, suspicions }) => {
    const text = plainText(place.known);
    const inView = suspicions.map((suspicion) => {
      const meaning = meaningOf(text.slice(suspicion.start, suspicion.end));
      const features = contextFeatures(setting, meaning, place, suspicion);
      const other = suspicion.score === strongest ? second : strongest;
      const score = scoreInContext(model(), features, meaning.spoken, suspicion.score, other);
      return { ...suspicion, score: told + score };
    });
    return { place, suspicions: inView };
  });
}

function lettersIn(places: readonly TextPlace[]): number {
  let letters = 0;
  for (const { kind, text } of places) if (kind !== "name") letters += text.length;
  return letters;
}

/** A sentence that mostly quotes says what its longest quotation says. */
function spokenPart(quotes: readonly number[], start: number, end: number): { start: number; end: number } {
  let quoted = 0;
  let longest = { start, end: start };
  for (let i = 0; i < quotes.length; i += 2) {
    const from = quotes[i]!;
    const to = quotes[i + 1]!;
    if (from >= end) break;
    if (from < start || to > end) continue;
    quoted += to - from;
    if (to - from > longest.end - longest.start) longest = { start: from, end: to };
  }
  return quoted * 2 >= end - start ? longest : { start, end };
}
