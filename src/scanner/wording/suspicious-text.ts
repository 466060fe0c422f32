import type { InspectedTool } from "../inspected-tool.js";
import { knownSuspicions, plainText } from "../known-text.js";
import type { Position } from "../mechanisms/mechanism.js";
import { positionOf } from "../mechanisms/position.js";
import { conceptIndex } from "../text/concepts.js";
import { isSentenceLike } from "../text/identifier.js";
import type { Span } from "../text/spans.js";
import type { TextPlace } from "../text-places.js";
import { contextFeatures, meaningOf, settingOf } from "./context.js";
import { definitionScore, mixedScore, model, network, scoreInContext, supportBy } from "./model.js";
import { networkScore, tellAbout } from "./network.js";
import { byChance, ORDINARY, type Suspicion } from "./suspicion.js";

/** From this much on, the wording of a sentence is worth a remark. */
export const SUSPICIOUS = 0.1;
/** From this much on, it condemns the definition. */
export const CONDEMNED = 2.4;
/** Up to this far below the threshold a sentence is shown beside others. */
const SHOWN_BESIDE = 0.8;
/** What a quotation that nothing explains loses. */
export const QUOTED = 1;
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
  if (strongestIn(tool.speaking) < ORDINARY) return [];
  const speaking = tool.inContext;
  if (strongestIn(speaking) < SUSPICIOUS - FOREIGN) return [];
  const chance = byChance(lettersIn(tool.places));
  const all: SuspiciousText[] = [];
  for (const { place, suspicions } of speaking) {
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
      const score = suspicion.score + (foreign ? FOREIGN : 0) - (position === "quoted" ? QUOTED : 0) - chance;
      all.push({ ...suspicion, score, place, position, foreign });
    }
  }
  if (!all.some(({ score }) => score >= SUSPICIOUS)) return [];
  return all.filter(({ score }) => score >= SUSPICIOUS - SHOWN_BESIDE).sort((a, b) => b.score - a.score);
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

/** The sentences of a definition that deserve a closer look, with their scores in view of all that it says. */
export function speakingInContext({ places, speaking }: InspectedTool): SpeakingPlace[] {
  const setting = settingOf(
    places.map(({ kind, parameter, known }) => ({ kind, parameter, text: plainText(known) })),
  );
  const about = tellAbout(network(), setting.about);
  const told = definitionScore(model(), setting.told);
  const isReadAgain = strongestOf(speaking);
  const read = speaking.map(({ place, suspicions }) => {
    const text = plainText(place.known);
    const sentences = suspicions.map((suspicion) => {
      const meaning = meaningOf(text.slice(suspicion.start, suspicion.end));
      const odds = isReadAgain.has(suspicion)
        ? mixedScore(suspicion.score, networkScore(network(), meaning.words, about))
        : suspicion.score;
      const features = contextFeatures(setting, meaning, place, suspicion);
      return { suspicion, odds, score: told + scoreInContext(model(), features, meaning.spoken, odds) };
    });
    return { place, sentences };
  });
  const [strongest = Number.NEGATIVE_INFINITY, second = Number.NEGATIVE_INFINITY] = read
    .flatMap(({ sentences }) => sentences)
    .filter(({ suspicion }) => suspicion.score >= ORDINARY)
    .map(({ odds }) => odds)
    .sort((a, b) => b - a);
  return read.map(({ place, sentences }) => ({
    place,
    suspicions: sentences.map(({ suspicion, odds, score }) => ({
      ...suspicion,
      score: score + supportBy(odds === strongest ? second : strongest),
    })),
  }));
}

/** So many sentences of a definition are read by the network. */
const MOST_READ_AGAIN = 32;

function strongestOf(speaking: readonly SpeakingPlace[]): Set<Suspicion> {
  const standingOut = speaking.flatMap(({ suspicions }) =>
    suspicions.filter(({ score }) => score >= ORDINARY),
  );
  return new Set(standingOut.sort((a, b) => b.score - a.score).slice(0, MOST_READ_AGAIN));
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
