import { type Check, oneRemark, type Remark } from "../check.js";
import type { InspectedTool } from "../inspected-tool.js";
import { forgedTurns } from "../mechanisms/forged-turn.js";
import { positionOf } from "../mechanisms/position.js";
import { remarkOf, totalWeight, type Weighed, weighed } from "../mechanisms/weigh.js";
import { passageIn } from "../text-places.js";
import type { Label } from "../wording/labels.js";
import { remarkOn, softRemark } from "../wording/remark.js";
import { ORDINARY } from "../wording/suspicion.js";
import {
  CONDEMNED,
  mayExplain,
  SUSPICIOUS,
  type SuspiciousText,
  speakingInContext,
} from "../wording/suspicious-text.js";

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
    const all = weighed(tool, "injection").filter(
      ({ match }) =>
        match.mechanism.id !== "chat-template" || (forged.length === 0 && !isAboutChatMarkup(tool)),
    );
    const commands = withoutExplained(
      tool,
      all.filter(({ match }) => match.mechanism.hard === true && match.position === "instruction"),
    );
    const condemned = tool.suspicions.filter(isCondemned);
    if (commands.length + condemned.length > 0) {
      const others = tool.suspicions.filter(
        (each) => (isCondemned(each) || isPlain(each)) && !commands.some((one) => overlaps(one, each)),
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

/** Below this score in context a command is one that the definition speaks of, not one that it gives. */
const EXPLAINED = -3;

/** Where all that a definition says makes a command unlikely, it asks for review and does not condemn. */
function withoutExplained(tool: InspectedTool, commands: Weighed[]): Weighed[] {
  if (commands.length === 0 || !mayExplain(tool)) return commands;
  const sentencesAt = new Map(speakingInContext(tool).map(({ place, suspicions }) => [place, suspicions]));
  return commands.filter(({ place, match }) => {
    const sentences = sentencesAt.get(place) ?? [];
    return !sentences.some(
      ({ start, end, score }) => match.start < end && start < match.end && score < EXPLAINED,
    );
  });
}

function isCondemned({ score, position }: SuspiciousText): boolean {
  return score >= CONDEMNED && position === "instruction";
}

/** Worth a remark by itself. */
function isPlain({ label, score }: SuspiciousText): boolean {
  return LABELS.includes(label) && score >= SUSPICIOUS;
}

function overlaps({ place, match }: Weighed, suspicion: SuspiciousText): boolean {
  return place === suspicion.place && match.start < suspicion.end && suspicion.start < match.end;
}

const CHAT_MARKUP =
  /\bchat[- ]?(?:template|format|markup|ml)|\b(?:control|special|turn) (?:marker|token)s?\b|\btranscripts?\b/i;

/** A tool that renders, parses or strips chat markup has to name it. */
function isAboutChatMarkup({ name, description = "" }: InspectedTool): boolean {
  const [lead = ""] = description.slice(0, 300).split(/(?<=[.!?])\s/, 1);
  return CHAT_MARKUP.test(lead) || CHAT_MARKUP.test(name.replaceAll("_", " "));
}
