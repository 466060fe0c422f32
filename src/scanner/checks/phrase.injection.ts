import { type Check, oneRemark, type Remark } from "../check.js";
import type { InspectedTool } from "../inspected-tool.js";
import { forgedTurns } from "../mechanisms/forged-turn.js";
import type { Match } from "../mechanisms/mechanism.js";
import { positionOf } from "../mechanisms/position.js";
import { plainestOfEach, remarkOf, totalWeight, type Weighed, weighed } from "../mechanisms/weigh.js";
import type { Tier } from "../signal.js";
import { touchedBy } from "../text/spans.js";
import { passageIn, type TextPlace } from "../text-places.js";
import type { Label } from "../wording/labels.js";
import { remarkOn, softRemark } from "../wording/remark.js";
import { ORDINARY } from "../wording/suspicion.js";
import { CONDEMNED, mayExplain, SUSPICIOUS, type SuspiciousText } from "../wording/suspicious-text.js";

const LABELS: readonly Label[] = ["override", "secrecy", "disclosure"];
/** From this much combined evidence on, soft mechanisms are worth a remark. */
const THRESHOLD = 0.7;
/** How sure a forged turn makes. */
const FORGED = 0.85;

export const phraseInjection: Check = {
  id: "phrase.injection",
  titleClean: "No words that take over the model",
  titleFlagged: "Words that take over the model",
  why: "Tool definitions are read with the same trust as the user's own words; a sentence that lifts the model's rules, changes its role or silences it toward the user takes the session over.",
  looksAt:
    "Override of instructions, role hijack, secrecy toward the user, disclosure of system prompt or secrets, forged system or chat markers, and every sentence that plainly acts on the model or against the user, in twelve languages and, by their concepts, seven more.",
  ignores:
    "The same words documented by a scanner, filter, test or lesson, negated, or used about something else than the model.",
  tier: "hard",
  threatType: "prompt_injection",
  remediation: "Remove the sentence; if it is not yours, do not connect this server.",
  references: ["https://genai.owasp.org/llmrisk/llm01-prompt-injection/"],
  lifecycle: "stable",
  inspect(tool) {
    if (tool.speaking.length === 0) return [];
    const forged = forgedRemarks(tool);
    const likely = inContext(tool, weighed(tool, "injection")).filter(
      ({ tier, match }) =>
        tier !== undefined &&
        (match.mechanism.id !== MARKER || (forged.length === 0 && !isAboutChatMarkup(tool))),
    );
    const all = plainestOfEach(likely, isPlainer);
    const commands = all.filter(({ tier }) => tier === "hard");
    const condemned = tool.suspicions.filter(isCondemned);
    if (commands.length + condemned.length > 0) {
      const isCovered = coveredBy(commands);
      const others = tool.suspicions.filter(
        (each) => (isCondemned(each) || isPlain(each)) && !isCovered(each),
      );
      return [
        ...forged,
        ...commands.map((each) => remarkOf(each, "hard", "prompt_injection", each.weight)),
        ...others.map((each) => remarkOn(each, isCondemned(each) ? "hard" : "soft", "prompt_injection")),
      ];
    }
    const total = totalWeight(all);
    if (total >= THRESHOLD) return [...forged, remarkOf(all[0]!, "soft", "prompt_injection", total)];
    return [...forged, ...oneRemark(softRemark(tool, LABELS, "prompt_injection"))];
  },
};

/** Documentation and configuration have such markers too: what follows must not be quite ordinary. */
function forgedRemarks(tool: InspectedTool): Remark[] {
  const remarks: Remark[] = [];
  for (const { place, suspicions } of tool.speaking) {
    if (place.kind !== "prose") continue;
    let next = 0;
    for (const { start, end } of forgedTurns(place.text)) {
      if (isAboutChatMarkup(tool) || tool.aboutAttacks) return [];
      if (!suspicions.some((each) => each.score >= ORDINARY && each.end > start)) continue;
      const reading = tool.read(place);
      while (next < reading.sentences.length && reading.sentences[next]!.end <= start) next++;
      const sentence = reading.sentences[next];
      if (sentence !== undefined && positionOf(reading, sentence, start, end, false) !== "instruction")
        continue;
      remarks.push({
        tier: "hard",
        threatType: "prompt_injection",
        confidence: FORGED,
        detail: "the text goes on in the voice of the system, behind a marker that opens a turn",
        ...passageIn(place, start, end),
      });
    }
  }
  return remarks;
}

interface InContext extends Weighed {
  /** What the definition as a whole leaves of the likeliest sentence it stands in. */
  odds: number;
  /** Undefined where the definition makes it something else. */
  tier: Tier | undefined;
}

function inContext(tool: InspectedTool, all: readonly Weighed[]): InContext[] {
  if (all.length === 0) return [];
  const isBare = !mayExplain(tool);
  const sentencesAt = new Map(tool.inContext.map(({ place, suspicions }) => [place, suspicions]));
  return all.map((each) => {
    const around = touchedBy(sentencesAt.get(each.place)!, each.match);
    const likeliest = around.length === 0 ? EVEN : Math.max(...around.map(({ score }) => score));
    const odds = isBare ? Number.POSITIVE_INFINITY : likeliest;
    return { ...each, odds, tier: tierOf(each.match, odds) };
  });
}

/** A flood of others may have washed out the sentences of a command: then nothing is known of its odds. */
const EVEN = 0;
/** The odds from which on a command that a sentence begins with condemns, and one in its midst, whose sense is less clear. */
const GIVEN = -2;
const CLEARLY_GIVEN = 0.5;
/** The odds from which on one in the midst of a clause asks for review. */
const UNCLEAR = -0.5;
/** A marker stands in configuration and documentation too, and is no order. */
const MARKER = "chat-template";

/** A command that a clause begins with is never dropped: one that the definition may only speak of asks for review. */
function tierOf({ mechanism, position, opens, commands }: Match, odds: number): Tier | undefined {
  if (mechanism.hard !== true || position !== "instruction") return odds >= SUSPICIOUS ? "soft" : undefined;
  const isOrder = mechanism.id !== MARKER;
  if (odds >= (opens && isOrder ? GIVEN : CLEARLY_GIVEN)) return "hard";
  return odds >= UNCLEAR || (commands && isOrder) ? "soft" : undefined;
}

function isPlainer(one: InContext, other: InContext): boolean {
  if (one.tier !== other.tier) return one.tier === "hard";
  return one.weight === other.weight ? one.odds > other.odds : one.weight > other.weight;
}

function isCondemned({ score, position }: SuspiciousText): boolean {
  return score >= CONDEMNED && position === "instruction";
}

/** Worth a remark by itself. */
function isPlain({ label, score }: SuspiciousText): boolean {
  return LABELS.includes(label) && score >= SUSPICIOUS;
}

/** Whether one of these commands stands in a sentence; a text has at most one of each mechanism. */
function coveredBy(commands: readonly Weighed[]): (suspicion: SuspiciousText) => boolean {
  const at = new Map<TextPlace, Match[]>();
  for (const { place, match } of commands) at.set(place, [...(at.get(place) ?? []), match]);
  return ({ place, start, end }) => (at.get(place) ?? []).some((one) => one.start < end && start < one.end);
}

const CHAT_MARKUP =
  /\bchat[- ]?(?:template|format|markup|ml)|\b(?:control|special|turn) (?:marker|token)s?\b|\btranscripts?\b/i;

/** A tool that renders, parses or strips chat markup has to name it. */
function isAboutChatMarkup({ name, description = "" }: InspectedTool): boolean {
  const [lead = ""] = description.slice(0, 300).split(/(?<=[.!?])\s/, 1);
  return CHAT_MARKUP.test(lead) || CHAT_MARKUP.test(name.replaceAll("_", " "));
}
