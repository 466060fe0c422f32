import type { InspectedTool } from "../inspected-tool.js";
import { knownSuspicions, plainText } from "../known-text.js";
import type { Position } from "../mechanisms/mechanism.js";
import { positionOf } from "../mechanisms/position.js";
import { conceptIndex } from "../text/concepts.js";
import { isSentenceLike } from "../text/identifier.js";
import type { Span } from "../text/spans.js";
import { DESCRIPTION, type TextPlace } from "../text-places.js";
import { contextFeatures, meaningOf, partOf, settingOf } from "./context.js";
import { aroundScore, definitionScore, leastInContext, model, scoreInContext, supportBy } from "./model.js";
import { subjectOf, surroundingsOf } from "./surroundings.js";
import { byChance, ORDINARY, type Suspicion } from "./suspicion.js";

/** From this much on, the wording of a sentence is worth a remark. */
export const SUSPICIOUS = 0.6;
/** From this much on, it condemns the definition. */
export const CONDEMNED = 2.8;
/** Where no sentence scores more among those around it, the rest of a definition is not asked. */
export const QUITE_ORDINARY = -2.5;
/** Up to this far below the threshold a sentence is shown beside others. */
const SHOWN_BESIDE = 0.8;
/** What a plain order of silence counts at least, however often honest texts have its words, and whatever stands around it. */
const SILENCING = SUSPICIOUS + 1;
/** What a quotation that nothing explains loses. */
export const QUOTED = 1;
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

/** Sentences of many scripts need no blanks. */
const FOREIGN_LETTER = /[^\x00-\x7f]/;
const IDENTIFIER = /^[\w-]+$/;

function isPhrase({ kind, text }: TextPlace): boolean {
  if (kind !== "prose" && text.length < SHORTEST_VALUE) return false;
  if (text.includes(" ") || (kind !== "name" && FOREIGN_LETTER.test(text))) return true;
  return (kind === "name" || IDENTIFIER.test(text)) && isSentenceLike(text);
}

export function speakingPlaces(places: readonly TextPlace[]): SpeakingPlace[] {
  const speaking: SpeakingPlace[] = [];
  for (const place of places) {
    if (!isPhrase(place)) continue;
    const suspicions = knownSuspicions(place.known);
    if (suspicions.length > 0) speaking.push({ place, suspicions });
  }
  return speaking;
}

/** The sentences of a definition that act on a model, strongest first; none when not one reaches the threshold. */
export function suspiciousTexts(tool: InspectedTool): SuspiciousText[] {
  const isOrdinary =
    strongestIn(tool.speaking) < ORDINARY ||
    strongestIn(tool.amongOthers) < QUITE_ORDINARY ||
    strongestIn(tool.inContext) < SUSPICIOUS;
  if (isOrdinary && !hasSilence(tool.speaking)) return [];
  const chance = byChance(lettersIn(tool.places));
  const all: SuspiciousText[] = [];
  for (const { place, suspicions } of tool.inContext) {
    const { hits } = tool.read(place);
    const positions = positionsIn(tool, place, suspicions);
    let nextHit = 0;
    for (const [index, suspicion] of suspicions.entries()) {
      const { start, end } = suspicion;
      const position = positions[index]!;
      if (position === "described") continue;
      let foreign = false;
      for (; nextHit < hits.length && hits[nextHit]!.start < end; nextHit++) {
        if (hits[nextHit]!.start >= start && NAMES.has(hits[nextHit]!.concept)) foreign = true;
      }
      const worded = suspicion.score - (position === "quoted" ? QUOTED : 0) - chance;
      const isSilence = position === "instruction" && ordersSilence(place, suspicion);
      const score = isSilence ? Math.max(worded, SILENCING) : worded;
      all.push({ ...suspicion, score, place, position, foreign });
    }
  }
  if (!all.some(({ score }) => score >= SUSPICIOUS)) return [];
  return all.filter(({ score }) => score >= SUSPICIOUS - SHOWN_BESIDE).sort((a, b) => b.score - a.score);
}

function hasSilence(speaking: readonly SpeakingPlace[]): boolean {
  return speaking.some(({ place, suspicions }) => suspicions.some((each) => ordersSilence(place, each)));
}

/** What a parameter keeps quiet, it keeps quiet for whoever sets it. */
function ordersSilence({ parameter }: TextPlace, { silences }: Suspicion): boolean {
  return silences && parameter === undefined;
}

/** Whether each of these sentences, in the order of the text, commands, documents or quotes. */
export function positionsIn(tool: InspectedTool, place: TextPlace, spans: readonly Span[]): Position[] {
  const reading = tool.read(place);
  const { sentences, quotes } = reading;
  let next = 0;
  let nextQuote = 0;
  return spans.map(({ start, end }) => {
    while (next < sentences.length && sentences[next]!.end <= start) next++;
    while (nextQuote < quotes.length && quotes[nextQuote]! < start) nextQuote += 2;
    const sentence = sentences[next];
    if (sentence === undefined || sentence.start >= end) return "instruction";
    const spoken = spokenPart(quotes, nextQuote, start, end);
    return positionOf(reading, sentence, spoken.start, spoken.end, tool.aboutAttacks);
  });
}

function strongestIn(speaking: readonly SpeakingPlace[]): number {
  let strongest = Number.NEGATIVE_INFINITY;
  for (const { suspicions } of speaking) {
    for (const { score } of suspicions) strongest = Math.max(strongest, score);
  }
  return strongest;
}

/** The sentences of a definition that deserve a closer look, with what stands right around them added to their scores. */
export function speakingAmongOthers({ name, places, speaking }: InspectedTool): SpeakingPlace[] {
  const description = places.find(({ path }) => path === DESCRIPTION);
  const subject = subjectOf(name, description && plainText(description.known));
  return speaking.map(({ place, suspicions }) => {
    const surroundings = surroundingsOf(plainText(place.known), suspicions, partOf(place), subject);
    return {
      place,
      suspicions: suspicions.map((suspicion, index) => ({
        ...suspicion,
        score: suspicion.score + aroundScore(model(), surroundings[index]!),
      })),
    };
  });
}

/** The same, with their scores in view of all that the definition says. */
export function speakingInContext({ places, speaking, amongOthers }: InspectedTool): SpeakingPlace[] {
  const setting = settingOf(
    places.map(({ kind, parameter, known }) => ({ kind, parameter, text: plainText(known) })),
  );
  const told = definitionScore(model(), setting.told);
  const [strongest = Number.NEGATIVE_INFINITY, second = Number.NEGATIVE_INFINITY] = amongOthers
    .flatMap(({ suspicions }) => suspicions.map(({ score }) => score))
    .sort((a, b) => b - a);
  return amongOthers.map(({ place, suspicions }, at) => {
    const text = plainText(place.known);
    const own = speaking[at]!.suspicions;
    return {
      place,
      suspicions: suspicions.map((suspicion, index) => {
        const meaning = meaningOf(text.slice(suspicion.start, suspicion.end));
        const features = contextFeatures(setting, meaning, place, suspicion);
        const excused = told + scoreInContext(model(), features, meaning.spoken, suspicion.score);
        const score =
          Math.max(excused, leastInContext(own[index]!.score)) +
          supportBy(suspicion.score === strongest ? second : strongest);
        return { ...suspicion, score };
      }),
    };
  });
}

function lettersIn(places: readonly TextPlace[]): number {
  let letters = 0;
  for (const { kind, text } of places) if (kind !== "name") letters += text.length;
  return letters;
}

/** Fewer letters explain nothing. */
const EXPLAINING = 120;

/** Whether a definition says enough to make a command one that it speaks of. */
export function mayExplain({ places }: InspectedTool): boolean {
  return lettersIn(places) >= EXPLAINING;
}

/** A sentence that mostly quotes says what its longest quotation says. `first` is the first quotation that begins in it. */
function spokenPart(quotes: readonly number[], first: number, start: number, end: number): Span {
  let quoted = 0;
  let longest = { start, end: start };
  for (let i = first; i < quotes.length && quotes[i]! < end; i += 2) {
    const from = quotes[i]!;
    const to = quotes[i + 1]!;
    if (to > end) break;
    quoted += to - from;
    if (to - from > longest.end - longest.start) longest = { start: from, end: to };
  }
  return quoted * 2 >= end - start ? longest : { start, end };
}
