import type { Check, Remark } from "../check.js";
import { type Decoded, decodeCandidates, isReadable } from "../decode/candidates.js";
import { decodeRot13, reverse } from "../decode/decoders.js";
import type { InspectedTool } from "../inspected-tool.js";
import { type Concept, type ConceptSet, conceptIndex, conceptSet, includesAny } from "../text/concepts.js";
import type { Reading } from "../text/reading.js";
import { ENCODED } from "../text/traits.js";
import { pointerTo, type TextPlace } from "../text-places.js";
import { suspicionsIn } from "../wording/suspicion.js";

export const payloadDecoded: Check = {
  id: "payload.decoded",
  titleClean: "No encoded instructions",
  titleFlagged: "Encoded text that decodes to a command or an instruction",
  why: "An encoded text passes review as noise, and a model decodes it without effort.",
  looksAt:
    "base64, base64url, base32, hex, percent and backslash escapes, HTML entities, character codes, rot13, reversed text, gzip, in layers and split by blanks; what comes out is read again like any other text.",
  ignores:
    "Icons, JSON, markup, hashes, UUIDs, keys, cursors and sample data: whatever decodes to something that asks nothing of anybody.",
  tier: "hard",
  threatType: "tool_poisoning",
  remediation:
    "Decode the text and write it in the open, or remove it; do not connect a server that hides instructions.",
  references: ["https://genai.owasp.org/llmrisk/llm01-prompt-injection/"],
  lifecycle: "stable",
  inspect(tool) {
    const remarks: Remark[] = [];
    const budget = { left: tool.limits.decodeLength };
    for (const place of tool.places) {
      if ((place.traits & ENCODED) === 0 || place.kind === "server") continue;
      for (const decoded of decodeCandidates(place.text)) {
        const remark = judge(tool, place, decoded, tool.limits.decodeDepth, budget);
        if (remark !== undefined) remarks.push(remark);
      }
    }
    for (const { place } of tool.speaking) {
      for (const decoded of wordCiphers(tool, place)) {
        const remark = judge(tool, place, decoded, tool.limits.decodeDepth, budget);
        if (remark !== undefined) remarks.push(remark);
      }
    }
    return remarks;
  },
};

/** Takes off layer after layer until something readable asks for something. */
function judge(
  tool: InspectedTool,
  place: TextPlace,
  decoded: Decoded,
  depth: number,
  budget: { left: number },
): Remark | undefined {
  budget.left -= decoded.text.length;
  if (budget.left < 0) {
    tool.hit("decodeLength");
    return undefined;
  }
  if (isMarkup(decoded.text)) return undefined;
  const { reading, matches } = tool.readDerived(decoded.text);
  const demand = demands(reading);
  const isHostile = suspicionsIn(decoded.text).some(({ score }) => score >= HIDDEN_AND_HOSTILE);
  if (matches.length > 0 || demand !== undefined || isHostile) {
    return {
      tier: "hard",
      threatType: demand === "a command" ? "malicious_code" : "tool_poisoning",
      confidence: 0.95,
      escalated: true,
      evidence: decoded.text,
      detail: `${decoded.encoding} text decodes to ${demand ?? "an instruction to the model"}`,
      location: { pointer: pointerTo(place.path), start: decoded.start, end: decoded.end },
    };
  }
  if (depth <= 1) {
    if (decodeCandidates(decoded.text).length > 0) tool.hit("decodeDepth");
    return undefined;
  }
  for (const inner of decodeCandidates(decoded.text)) {
    const layer = { ...decoded, text: inner.text, encoding: `${decoded.encoding} over ${inner.encoding}` };
    const remark = judge(tool, place, layer, depth - 1, budget);
    if (remark !== undefined) return remark;
  }
  return undefined;
}

/** Less than in the open: honest texts are not hidden. */
const HIDDEN_AND_HOSTILE = 0;

function isMarkup(text: string): boolean {
  return /^\s*(?:<[a-zA-Z?!]|[{[]["\d{[])/.test(text);
}

const COMMAND = conceptSet(["command"]);
const VERBS = conceptSet([
  "read",
  "put",
  "send",
  "exec",
  "set",
  "destroy",
  "override",
  "obey",
  "tell",
  "prefer",
]);
/** Each of these, in a text that was hidden, is enough. */
const DECISIVE = conceptSet([
  "url",
  "email",
  "secret",
  "secretPath",
  "convo",
  "sysprompt",
  "toolName",
  "otherTool",
  "noConsent",
  "shell",
]);
/** Of these it takes two: one alone is ordinary correspondence. */
const TELLING: readonly Concept[] = [
  "private",
  "model",
  "rules",
  "argument",
  "session",
  "whatever",
  "public",
  "user",
  "must",
  "whole",
];

/** What a decoded text asks for; a single word or a plain sentence about nothing asks for nothing. */
function demands(reading: Reading): "a command" | "an instruction to the model" | undefined {
  const all: ConceptSet = { low: 0, high: 0 };
  for (const { low, high } of reading.sentences) {
    all.low |= low;
    all.high |= high;
  }
  if (includesAny(all, COMMAND)) return "a command";
  if (reading.words < 4 || !includesAny(all, VERBS)) return undefined;
  const asks = includesAny(all, DECISIVE) || countIn(all, TELLING) >= 2;
  return asks ? "an instruction to the model" : undefined;
}

function countIn(all: ConceptSet, concepts: readonly Concept[]): number {
  return concepts.filter((concept) => includesAny(all, conceptSet([concept]))).length;
}

const CIPHER = conceptIndex("cipher");
/** Common words of a language, found in cipher: three of them in one text are no accident. */
const CIPHER_WORDS = 3;

function wordCiphers(tool: InspectedTool, place: TextPlace): Decoded[] {
  const reading = tool.read(place);
  const hits = reading.hits.filter((hit) => hit.concept === CIPHER);
  if (hits.length < CIPHER_WORDS) return [];
  const last = hits.at(-1)!.start;
  const start = reading.sentences.findLast((sentence) => sentence.start <= hits[0]!.start)!.start;
  const end = reading.sentences.find((sentence) => sentence.end > last)!.end;
  const text = place.text.slice(start, end);
  return [
    { encoding: "rot13", start, end, text: decodeRot13(text) },
    { encoding: "reversed", start, end, text: reverse(text) },
  ].filter((decoded) => isReadable(decoded.text));
}
