import type { Check, Remark } from "../check.js";
import { hiddenMessage } from "../decode/hidden-message.js";
import type { InspectedTool } from "../inspected-tool.js";
import { isWhollyLookalike, mixesScripts, skeleton } from "../text/confusables.js";
import { type HiddenRun, maySuspect, unexplainedRuns } from "../text/hidden-characters.js";
import { UNUSUAL } from "../text/traits.js";
import { pointerTo, type TextPlace } from "../text-places.js";

/** Classes of hidden characters in one tool from which on nothing but an attack explains them. */
const ESCALATION_CLASSES = 3;

export const unicodeHidden: Check = {
  id: "unicode.hidden",
  titleClean: "No hidden characters and no look-alike names",
  titleFlagged: "Hidden characters or look-alike names",
  why: "A model reads characters that a person reviewing the definition cannot see, and a name with foreign look-alike letters passes for another tool.",
  looksAt:
    "Zero-width and bidirectional controls, tag characters, runs of variation selectors, private-use characters, invisible fillers, control characters, in every text; mixed scripts in server, tool and parameter names; look-alike letters of other scripts inside the words of any text.",
  ignores:
    "Emoji sequences and flags, joiners in Persian, Urdu and Indic text, direction marks in Arabic and Hebrew text, break opportunities in Thai and Khmer, ideographic variants, soft hyphens, names honestly written in another script.",
  tier: "hard",
  threatType: "tool_poisoning",
  remediation:
    "Remove the hidden characters or rename the tool; if they are not yours, do not connect this server.",
  references: ["https://www.unicode.org/reports/tr36/", "https://www.unicode.org/reports/tr39/"],
  lifecycle: "stable",
  inspect(tool) {
    if (!tool.places.some(isUnusual)) return [];
    const remarks: Remark[] = [];
    const words: Remark[] = [];
    const classes = new Set<string>();
    const shown = shownBy(tool);
    for (const place of tool.places) {
      if (!isUnusual(place)) continue;
      const mixed = shown.has("lookalike") ? undefined : (mixedProse(tool, place) ?? dressedProse(place));
      if (mixed !== undefined) words.push(mixed);
      if (!maySuspect(place.text)) continue;
      const all = unexplainedRuns(place.text);
      const runs = isSample(all, place.text, shown) ? [] : all;
      for (const run of runs) classes.add(run.class);
      if (runs.length > 0) remarks.push(describeRuns(place, runs));
    }
    if (classes.size >= ESCALATION_CLASSES) {
      for (const remark of remarks)
        Object.assign(remark, { tier: "hard", confidence: 0.95, escalated: true });
    }
    return [...remarks, ...confusableNames(tool), ...words];
  },
};

/** What a tool that is about characters names when it shows some of them. */
const SHOWN: readonly [string, RegExp][] = [
  [
    "control",
    /\bANSI\b|\bESC\b|\bescape|\bterminal\b|\bcontrol\b|\bprinter|\bkeys?\b|\bbytes?\b|\bseparator/i,
  ],
  ["bidi", /\bbidi|\bdirectional\b|\bright-to-left\b|\bRTL\b|\bU\+20[26]/i],
  ["lookalike", /\bconfusable|\bhomoglyph|\blook-?alike|\bmixed[- ]script|\bfancy\b|\bU\+0[34]/i],
  [
    "other",
    /\binvisible\b|\bzero[- ]?width\b|\bhidden characters?\b|\bU\+[0-9A-F]{4}|\bcode ?points?\b|\bfiller|채움|\bbyte order mark|\bBOM\b|\btag (?:letters|characters)/i,
  ],
];

/** The classes of characters that a definition speaks of. */
function shownBy({ name, description = "" }: InspectedTool): ReadonlySet<string> {
  const text = `${name.replaceAll(/[_-]/g, " ")} ${description.slice(0, MOST_SPOKEN)}`;
  return new Set(SHOWN.filter(([, speaksOf]) => speaksOf.test(text)).map(([shown]) => shown));
}

const MOST_SPOKEN = 2000;
const MOST_SHOWN = 64;
/** Hiding text, erasing it, writing over it, links and the clipboard: what no sample needs. */
const HARMFUL_CONTROL = /[\u0008\u009b]|\u001b(?:\]|\[[\d;]{0,12}[HJKf]|\[(?:\d{1,3};){0,4}8m|\[3(\d);4\1m)/;
const MOST_TURNED = 24;

/** A few characters, as a tool shows them that is about them: they hide, turn and take apart no words and spell none. */
function isSample(runs: readonly HiddenRun[], text: string, shown: ReadonlySet<string>): boolean {
  if (runs.length === 0 || shown.size === 0) return false;
  const isShown = ({ class: each }: HiddenRun) =>
    shown.has(each === "control" || each === "bidi" ? each : "other");
  if (!runs.every(isShown) || runs.reduce((sum, run) => sum + run.count, 0) > MOST_SHOWN) return false;
  const turning = runs.filter((run) => run.class === "bidi");
  if (turning.length > 0 && turning.at(-1)!.end - turning[0]!.start > MOST_TURNED) return false;
  if (HARMFUL_CONTROL.test(text) || runs.filter((run) => splitsWord(run, text)).length >= CONDEMNING_SPLITS)
    return false;
  return !/\s/.test(hiddenMessage(text.slice(runs[0]!.start, runs.at(-1)!.end)) ?? "");
}

function describeRuns(place: TextPlace, runs: readonly HiddenRun[]): Remark {
  const first = runs[0]!;
  const message = hiddenMessage(place.text.slice(first.start, runs.at(-1)!.end));
  const hidden = runs.reduce((sum, run) => sum + run.count, 0);
  const base = {
    threatType: "tool_poisoning" as const,
    location: { pointer: pointerTo(place.path), start: first.start, end: first.end },
  };
  if (message !== undefined) {
    return {
      ...base,
      tier: "hard",
      confidence: 1,
      escalated: true,
      evidence: message,
      detail: `${hidden} hidden characters (${classList(runs)}) spell a message that only a model reads`,
    };
  }
  const isHard =
    runs.some((run) => condemns(run, place.text)) ||
    runs.filter((run) => splitsWord(run, place.text)).length >= CONDEMNING_SPLITS;
  return {
    ...base,
    tier: isHard ? "hard" : "soft",
    confidence: isHard ? 0.9 : 0.4,
    evidence: place.text.slice(Math.max(0, first.start - 20), first.end + 40),
    detail: `${hidden} hidden characters (${classList(runs)}) that no script needs here`,
  };
}

function classList(runs: readonly HiddenRun[]): string {
  return [...new Set(runs.map((run) => run.class.replace("_", "-")))].join(", ");
}

/** Words taken apart in one text from which on no copying from a page explains them. */
const CONDEMNING_SPLITS = 6;

function splitsWord({ start, end }: HiddenRun, text: string): boolean {
  return /[a-zA-Z]/.test(text.charAt(start - 1)) && /[a-zA-Z]/.test(text.charAt(end));
}

/** Overrides of the reading direction, terminal escapes and long runs have no honest use in a definition. */
function condemns(run: HiddenRun, text: string): boolean {
  switch (run.class) {
    case "bidi":
      return /[\u202d\u202e\u2067\u202b]/.test(text.slice(run.start, run.end)) || run.count > 8;
    case "tag":
      return true;
    case "control":
      return run.count > 3 || /[\u001b\u009b]/.test(text.slice(run.start, run.end));
    case "variation":
      return run.count >= 3;
    default:
      return run.count >= 4;
  }
}

/** Words with look-alikes in one text from which on no slip of the keyboard explains them. */
const CONDEMNING_WORDS = 3;

/** Words of a text that pass for others: a reviewer reads them, a search does not find them. */
function mixedProse(tool: InspectedTool, place: TextPlace): Remark | undefined {
  const { plain } = place.known;
  if (plain === undefined || plain.mixedWords === 0 || isIdentifier(place)) return undefined;
  const isHard = plain.mixedWords >= CONDEMNING_WORDS;
  if (!isHard && tool.aboutAttacks) return undefined;
  return {
    tier: isHard ? "hard" : "soft",
    threatType: "tool_poisoning",
    confidence: isHard ? 0.9 : 0.4,
    evidence: place.text.slice(plain.start, plain.end),
    detail: `${plain.mixedWords} words mix Latin letters with letters of another script that look alike`,
    location: { pointer: pointerTo(place.path), start: plain.start, end: plain.end },
  };
}

/** From so many letters in circles, squares or mathematical type on a text is set in them. */
const DRESSED_LETTERS = 12;
const DRESSED = /[\u24b6-\u24e9]|\ud835[\udc00-\udfff]|\ud83c[\udd30-\udd89]/g;
/** Words in a row; samples of type stand apart, and signs of mathematics are single letters. */
const DRESSED_WORDS = new RegExp(`(?:^|\\s)(?:${DRESSED.source}){2,}\\s+(?:${DRESSED.source}){2}`);

/** Letters that are set in another type pass by every search for what they say. */
function dressedProse(place: TextPlace): Remark | undefined {
  const { plain } = place.known;
  if (plain === undefined || plain.replaced < DRESSED_LETTERS) return undefined;
  const stretch = place.text.slice(plain.start, plain.end);
  if (!DRESSED_WORDS.test(stretch) || (stretch.match(DRESSED)?.length ?? 0) < DRESSED_LETTERS)
    return undefined;
  return {
    tier: "soft",
    threatType: "tool_poisoning",
    confidence: 0.4,
    evidence: stretch,
    detail: "words are set in letters that no search for them finds",
    location: { pointer: pointerTo(place.path), start: plain.start, end: plain.end },
  };
}

function confusableNames(tool: InspectedTool): Remark[] {
  const remarks: Remark[] = [];
  if (!tool.places.some((place) => isIdentifier(place) && isUnusual(place))) return remarks;
  const plain = new Set(tool.places.filter((place) => place.kind === "name").map((place) => place.text));
  for (const place of tool.places) {
    if (!isIdentifier(place)) continue;
    const imitates = isWhollyLookalike(place.text) && plain.has(skeleton(place.text));
    if (!mixesScripts(place.text) && !imitates) continue;
    remarks.push({
      tier: "hard",
      threatType: "tool_poisoning",
      confidence: 0.9,
      evidence: `${place.text} imitates ${skeleton(place.text)}`,
      detail: "a name mixes letters of different scripts that look alike",
      location: { pointer: pointerTo(place.path), start: 0, end: place.text.length },
    });
  }
  return remarks;
}

function isUnusual({ traits }: TextPlace): boolean {
  return (traits & UNUSUAL) !== 0;
}

function isIdentifier({ kind }: TextPlace): boolean {
  return kind === "name" || kind === "server";
}
