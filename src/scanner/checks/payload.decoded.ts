import type { Check, Remark } from "../check.js";
import { candidatesIn, decodeCandidates } from "../decode/candidates.js";
import type { Decoded } from "../decode/decoded.js";
import { type Demand, demandOf, isHarmlessCommand } from "../decode/demand.js";
import { isMarkup, spokenPart } from "../decode/document.js";
import { joinItems, joinTokens } from "../decode/fragments.js";
import { decodeGarbled } from "../decode/garbled.js";
import { decodeMorse } from "../decode/morse.js";
import type { InspectedTool } from "../inspected-tool.js";
import type { Plain } from "../text/disguise.js";
import { ENCODED, UNUSUAL } from "../text/traits.js";
import { pointerTo, type TextPlace } from "../text-places.js";
import { type Stretch, suspicionsIn } from "../wording/suspicion.js";

export const payloadDecoded: Check = {
  id: "payload.decoded",
  titleClean: "No encoded instructions",
  titleFlagged: "Encoded text that decodes to a command or an instruction",
  why: "An encoded text passes review as noise, and a model decodes it without effort.",
  looksAt:
    "base64, base64url, base32, base58, ascii85, hex, binary, percent, backslash and quoted-printable escapes, HTML entities, character codes, gzip and deflate, UTF-16; shifted, mirrored, reversed, interleaved and spelled-out letters, Morse; in layers, split by any separator, or over several parameters. What comes out is read again like any other text; where only its wording speaks against it, and not loudly, it asks for review.",
  ignores:
    "Icons, JSON, markup, hashes, UUIDs, keys, cursors and sample data: whatever decodes to something that asks nothing of anybody; harmless scripts and queries that a tool says it takes encoded, and what one that finds attacks shows as found.",
  tier: "hard",
  threatType: "tool_poisoning",
  remediation:
    "Decode the text and write it in the open, or remove it; do not connect a server that hides instructions.",
  references: ["https://genai.owasp.org/llmrisk/llm01-prompt-injection/"],
  lifecycle: "stable",
  inspect(tool) {
    const remarks: Remark[] = [];
    const budget: Budget = { left: tool.limits.decodeLength, wasShort: false, wasExcused: false };
    const look = (place: TextPlace, all: readonly Decoded[]): void => {
      for (const decoded of all) {
        if (remarks.length > tool.limits.signalsPerCheck) return;
        if (remarks.some((remark) => overlaps(remark, place, decoded))) continue;
        if (isKnownHarmless(tool, decoded, budget)) continue;
        const before = budget.left;
        const remark = judge(tool, place, decoded, tool.limits.decodeDepth, budget);
        if (remark !== undefined) remarks.push(remark);
        else if (!budget.wasShort && !budget.wasExcused)
          decoded.harmless = { server: tool.server, cost: before - budget.left };
      }
    };
    const tokens: string[] = [];
    let first: TextPlace | undefined;
    for (const place of tool.places) {
      if ((place.traits & ENCODED) !== 0) {
        place.known.candidates ??= candidatesIn(place.text);
        const { decoded, parts } = place.known.candidates;
        look(place, decoded);
        for (const part of parts) tokens.push(part);
        if (tokens.length > 0) first ??= place;
      }
      if (place.known.plain !== undefined) look(place, disguised(place, place.known.plain));
      look(place, decodeMorse(place.text, (place.traits & UNUSUAL) === 0));
    }
    const scattered = first === undefined ? [] : joinTokens(first, tokens);
    for (const { place, decoded } of [...scattered, ...joinItems(tool.places)]) look(place, [decoded]);
    for (const place of tool.garbled) {
      if (lengthOf(place.known.garbled) > tool.limits.decodeLength * SHRINKING) {
        tool.hit("decodeLength");
        continue;
      }
      place.known.deciphered ??= decodeGarbled(place.text, place.known.garbled);
      look(place, place.known.deciphered);
    }
    return remarks;
  },
};

/** What was enciphered or spelled out is at most so many times as long as what comes out. */
const SHRINKING = 4;

function lengthOf(stretches: readonly Stretch[]): number {
  return stretches.reduce((sum, { start, end }) => sum + end - start, 0);
}

/** What may still be decoded of a tool, in characters, and whether some bound ever cut it short. */
interface Budget {
  left: number;
  wasShort: boolean;
  /** What a tool says of itself excuses nothing in another one. */
  wasExcused: boolean;
  encoded?: ReadonlySet<string | undefined>;
}

/** The tools of one server say much in the same words, and to all of them the same names are foreign. */
function isKnownHarmless({ server }: InspectedTool, { harmless }: Decoded, budget: Budget): boolean {
  if (harmless?.server !== server || harmless.cost > budget.left) return false;
  budget.left -= harmless.cost;
  return true;
}

/** Letters that pass for others hide words from reviewers and searches, and may be an encoding themselves. */
function disguised({ text: raw }: TextPlace, { text, replaced, start, end }: Plain): Decoded[] {
  const stretch = { encoding: "disguised", start, end, text: text.slice(start, end) };
  const isThroughout = replaced * 2 > end - start;
  return [
    isThroughout ? stretch : { ...stretch, cipherOf: raw.slice(start, end) },
    ...decodeCandidates(text),
  ];
}

/** What was remarked on need not be decoded in another way. */
function overlaps({ location }: Remark, place: TextPlace, { start, end }: Decoded): boolean {
  return location.start < end && start < location.end && location.pointer === pointerTo(place.path);
}

/** Takes off layer after layer until something readable asks for something. */
function judge(
  tool: InspectedTool,
  place: TextPlace,
  decoded: Decoded,
  depth: number,
  budget: Budget,
): Remark | undefined {
  budget.left -= decoded.text.length;
  if (budget.left < 0) {
    tool.hit("decodeLength");
    budget.wasShort = true;
    return undefined;
  }
  const isDocument = isMarkup(decoded.text);
  const spoken = isDocument ? spokenPart(decoded.text) : decoded.text;
  const unread: Stretch[] = [];
  const demand = hiddenDemand(tool, spoken, isDocument, unread);
  if (demand !== undefined) {
    if (speaksOpenly(tool, decoded)) return undefined;
    if (isDeclared(tool, place, decoded, demand, budget)) {
      budget.wasExcused = true;
      return undefined;
    }
    const isDoubtful = demand === "what may be an instruction";
    return {
      tier: isDoubtful ? "soft" : "hard",
      threatType: demand === "a command" ? "malicious_code" : "tool_poisoning",
      confidence: isDoubtful ? 0.6 : 0.95,
      escalated: !isDoubtful,
      evidence: decoded.text,
      detail: `${decoded.encoding} text decodes to ${demand}`,
      location: { pointer: pointerTo(place.path), start: decoded.start, end: decoded.end },
    };
  }
  const layers = decodeCandidates(decoded.text);
  if (decoded.cipherOf === undefined) layers.push(...decodeGarbled(spoken, unread));
  if (layers.length === 0 || speaksOpenly(tool, decoded)) return undefined;
  if (depth <= 1) {
    tool.hit("decodeDepth");
    budget.wasShort = true;
    return undefined;
  }
  for (const inner of layers) {
    const { start, end } = decoded;
    const layer = { ...inner, start, end, encoding: `${decoded.encoding} over ${inner.encoding}` };
    const remark = judge(tool, place, layer, depth - 1, budget);
    if (remark !== undefined) return remark;
  }
  return undefined;
}

function hiddenDemand(
  tool: InspectedTool,
  text: string,
  isDocument: boolean,
  unread: Stretch[],
): Demand | undefined {
  const { reading, matches } = tool.readDerived(text);
  let score = Number.NEGATIVE_INFINITY;
  for (const suspicion of suspicionsIn(text, unread)) score = Math.max(score, suspicion.score);
  const demand = demandOf(reading, score, isDocument);
  if (demand !== undefined && demand !== "what may be an instruction") return demand;
  if (matches.length > 0) return "an instruction to the model";
  return unread.length > 0 ? undefined : demand;
}

const ENCODING =
  /base ?(?:64|32|85)|\bb64\b|_b64\b|\bhex\b|\bhexadecimal\b|\brot-?13|\bgzip|\b(?:url|percent)-?encoded/i;
const SAMPLE = /\b(?:for (?:instance|example)|e\.g\.|such as|sample|flags|reports|detects)\b[^.!?]{0,60}$/i;

/** A tool that says it takes encoded scripts and queries shows a harmless one, and one that finds attacks shows a find. */
function isDeclared(
  tool: InspectedTool,
  place: TextPlace,
  { text, start }: Decoded,
  demand: Demand,
  budget: Budget,
): boolean {
  const isSample = place.kind === "value" || SAMPLE.test(place.text.slice(Math.max(0, start - 80), start));
  const isShown =
    (demand === "a command" ? isHarmlessCommand(text) : isQuery(text) && saysNothing(tool, text)) ||
    (tool.aboutAttacks && isSample);
  if (!isShown) return false;
  budget.encoded ??= encodedParameters(tool);
  return budget.encoded.has(undefined) || budget.encoded.has(place.parameter?.name);
}

const MOST_DECLARED = 2000;

/** The parameters that are said to be encoded; undefined for the tool itself. */
function encodedParameters({ name, description = "", places }: InspectedTool): Set<string | undefined> {
  const encoded = new Set<string | undefined>();
  if (ENCODING.test(`${name} ${description.slice(0, MOST_DECLARED)}`)) encoded.add(undefined);
  for (const { kind, text, parameter } of places) {
    if (parameter === undefined || kind === "value") continue;
    if (ENCODING.test(text.slice(0, MOST_DECLARED))) encoded.add(parameter.name);
  }
  return encoded;
}

const GRAPHQL = /^(?:query\b[^{]{0,80})?\{[\s\w(){}:,$!"=.[\]-]*\}$/i;
const SQL = /^select\s[^;]*;?$/i;
const LONGEST_QUERY = 4000;

/** GraphQL and SQL that read. */
function isQuery(text: string): boolean {
  const query = text.trim();
  if (query.length > LONGEST_QUERY) return false;
  return GRAPHQL.test(query) || (SQL.test(query) && /\sfrom\s/i.test(query));
}

function saysNothing(tool: InspectedTool, text: string): boolean {
  return tool.readDerived(text).matches.length === 0 && suspicionsIn(text).length === 0;
}

/** Words that ask for something as they stand are for other checks to judge. */
function speaksOpenly(tool: InspectedTool, { cipherOf }: Decoded): boolean {
  if (cipherOf === undefined) return false;
  const { reading, matches } = tool.readDerived(cipherOf);
  return matches.length > 0 || demandOf(reading, Number.NEGATIVE_INFINITY, false) !== undefined;
}
