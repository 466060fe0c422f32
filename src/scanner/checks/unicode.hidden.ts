import type { Check, Remark } from "../check.js";
import { hiddenMessage } from "../decode/hidden-message.js";
import type { InspectedTool } from "../inspected-tool.js";
import { isWhollyLookalike, mixesScripts, skeleton } from "../text/confusables.js";
import { type HiddenRun, maySuspect, unexplainedRuns } from "../text/hidden-characters.js";
import { spelledOut } from "../text/identifier.js";
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
    "Zero-width and bidirectional controls, tag characters, runs of variation selectors, private-use characters, invisible fillers, control characters, in every text; mixed scripts in server, tool and parameter names; look-alike letters of other scripts inside the words of any text; words set in circled, squared or mathematical letters.",
  ignores:
    "Emoji sequences and flags, joiners in Persian, Urdu and Indic text, direction marks in Arabic and Hebrew text, break opportunities in Thai and Khmer, ideographic variants, soft hyphens, names honestly written in another script; a few characters shown by a tool that is about them, what comes along when a page is copied.",
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
    let samples = 0;
    for (const place of tool.places) {
      if (!isUnusual(place)) continue;
      const mixed = shown.has("lookalike") ? undefined : (mixedProse(tool, place) ?? dressedProse(place));
      if (mixed !== undefined) words.push(mixed);
      if (!maySuspect(place.text)) continue;
      const all = unexplainedRuns(place.text);
      const count = all.reduce((sum, run) => sum + run.count, 0);
      const isShown = samples + count <= MOST_SHOWN && isSample(all, place.text, shown);
      if (isShown) samples += count;
      const runs = isShown ? [] : all;
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
    /\bANSI\b|\bESC\b|\bescape (?:codes?|sequences?)|\bescapes\b|\bterminal\b|\bcontrol (?:characters?|codes?|bytes?)|\bprinter|\bkeystrokes?/i,
  ],
  ["bidi", /\bbidi|\bdirectional\b|\bright-to-left\b|\bRTL\b|\bU\+20[26]/i],
  ["lookalike", /\bconfusable|\bhomoglyph|\blook-?alike|\bmixed[- ]script|\bfancy\b|\bU\+0[34]/i],
  [
    "other",
    /\binvisible\b|\bzero[- ]?width\b|\bhidden characters?\b|\bU\+[0-9A-F]{4}|\bcode ?points?\b|\bfiller|채움|\bbyte order mark|\bBOM\b|\btag (?:letters|characters)/i,
  ],
];

/** The classes of characters that a definition speaks of, where it does or where it takes them. */
function shownBy({ name, description = "", places }: InspectedTool): ReadonlySet<string> {
  const ofParameters = places.filter(({ kind, parameter }) => kind === "prose" && parameter !== undefined);
  const texts = [spelledOut(name), description, ...ofParameters.map(({ text }) => text)];
  const text = texts.map((each) => each.slice(0, MOST_SPOKEN)).join(" ");
  return new Set(SHOWN.filter(([, speaksOf]) => speaksOf.test(text)).map(([shown]) => shown));
}

const MOST_SPOKEN = 2000;
/** In one definition. */
const MOST_SHOWN = 64;
/** Colours, resets, keys. What hides, erases, moves, links or writes elsewhere is no sample. */
const PLAIN_ESCAPE =
  /\u001b(?:\[(?:[0134]|3[1-6]|9[1-6])?(?:;(?:[0134]|3[1-6]|9[1-6])){0,2}m|\[[A-D](?![A-Za-z0-9])|[@E]|(?=[,.'"’ ]|$))/g;
const TERMINAL = /[\u0008\u001b\u0080-\u009f]/;
const MOST_TURNED = 24;
const MOST_SELECTORS = 2;

/** A few characters, as a tool shows them that is about them: they hide, turn and take apart no words and spell none. */
function isSample(runs: readonly HiddenRun[], text: string, shown: ReadonlySet<string>): boolean {
  if (runs.length === 0 || shown.size === 0) return false;
  const isShown = ({ class: each, count }: HiddenRun) =>
    shown.has(each === "control" || each === "bidi" ? each : "other") &&
    (count <= MOST_SELECTORS || (each !== "tag" && each !== "variation" && each !== "private_use"));
  if (!runs.every(isShown) || TERMINAL.test(text.replace(PLAIN_ESCAPE, ""))) return false;
  if (turnedBy(runs, text) > MOST_TURNED) return false;
  if (runs.filter((run) => splitsWord(run, text)).length >= CONDEMNING_SPLITS) return false;
  return hiddenMessage(text.slice(runs[0]!.start, runs.at(-1)!.end)) === undefined;
}

/** How much of a text stands between a mark of direction and the one that ends it, or the end of the text. */
function turnedBy(runs: readonly HiddenRun[], text: string): number {
  const turning = runs.filter((run) => run.class === "bidi");
  const [first] = turning;
  if (first === undefined) return 0;
  const { start, end } = turning.at(-1)!;
  const isClosed = /[\u202c\u2069\u200e\u200f\u061c]$/.test(text.slice(start, end));
  return (isClosed ? end : text.length) - first.start;
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
