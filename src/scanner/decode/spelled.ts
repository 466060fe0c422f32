import type { Deciphered } from "./ciphers.js";

/** Words that spell letters over the radio; the first letter is the one meant. */
export const RADIO_WORDS =
  "alfa alpha bravo charlie delta echo foxtrot golf hotel india juliett juliet kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey whisky xray yankee zulu";
const RADIO = new Set(RADIO_WORDS.split(" "));
const ANY_RADIO = new RegExp(RADIO_WORDS.replaceAll(" ", "|"));
const FEWEST_RADIO = 6;
const FEWEST_LETTERS = 10;

/** Texts spelled letter by letter, or with digits and signs for letters. */
export function unspell(text: string): Deciphered[] {
  return [radio(text), singleLetters(text), digitsForLetters(text), alternatingCase(text)].filter(
    (each) => each !== undefined,
  );
}

function radio(text: string): Deciphered | undefined {
  const lower = text.toLowerCase().replaceAll("x-ray", "xray");
  if (!ANY_RADIO.test(lower)) return undefined;
  let spelled = "";
  let letters = 0;
  for (const [, word, sign] of lower.matchAll(/([a-z]+)([^a-z]*)/g)) {
    if (!RADIO.has(word!)) continue;
    spelled += word![0] + (/[^\s-]/.test(sign!) ? " " : "");
    letters++;
  }
  return letters >= FEWEST_RADIO ? { encoding: "radio alphabet", text: spelled } : undefined;
}

/** `i g n o r e   a l l`, `i-g-n-o-r-e a-l-l`: one sign joins letters, another or more of them end a word. */
function singleLetters(text: string): Deciphered | undefined {
  if (!/(?:^|[^\p{L}\p{N}])(?:[\p{L}\p{N}][^\p{L}\p{N}]){5}/u.test(text)) return undefined;
  const joiner = mostCommonJoiner(text);
  if (joiner === undefined) return undefined;
  const isBlank = joiner === " ";
  const pieces = text.split(isBlank ? /[ \u00a0]{2,}|\n/ : /\s+/);
  const words = pieces.map((piece) => (isSpelledWith(piece, joiner) ? piece.split(joiner).join("") : piece));
  return { encoding: "spelled letters", text: words.join(" ") };
}

/** The sign that most often stands between two single letters. */
function mostCommonJoiner(text: string): string | undefined {
  const counts = new Map<string, number>();
  for (const [, joiner] of text.matchAll(
    /(?<![\p{L}\p{N}])[\p{L}\p{N}]([ .*_|+~·-])(?=[\p{L}\p{N}](?![\p{L}\p{N}]))/gu,
  )) {
    counts.set(joiner!, (counts.get(joiner!) ?? 0) + 1);
  }
  let best: string | undefined;
  for (const [joiner, count] of counts)
    if (count > (best === undefined ? FEWEST_LETTERS - 1 : counts.get(best)!)) best = joiner;
  return best;
}

function isSpelledWith(piece: string, joiner: string): boolean {
  const parts = piece.split(joiner);
  return parts.length > 1 && parts.every((part) => [...part].length <= 2);
}

const LEET: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",

  "@": "a",
  $: "s",
  "!": "i",
  "+": "t",
  "|": "l",
};
const LEET_WORD =
  /(?<![\w@$!|+-])(?=[\w@$!|+]*[013457@$!|+])(?=[\w@$!|+]*[a-zA-Z])[\w@$!|+]{2,24}(?![\w@$|+-])/g;
const FEWEST_LEET = 3;
/** At least as many signs as words. */
const SIGNS_OF_LEET = /(?:[013457@$!|+][^013457@$!|+]*){3}/;

/** Digits within words; twice, since 1 stands for i and for l. */
function digitsForLetters(text: string): Deciphered | undefined {
  if (!SIGNS_OF_LEET.test(text)) return undefined;
  const words = text.match(LEET_WORD)?.length ?? 0;
  if (words < FEWEST_LEET) return undefined;
  const plain = text.replace(/[013457@$!+|]/g, (sign) => LEET[sign]!);
  return { encoding: "digits for letters", text: plain };
}

/** `iGnOrE aLl`: most words of two letters and more. */
function alternatingCase(text: string): Deciphered | undefined {
  if (!/[a-z][A-Z][a-z][A-Z]|[A-Z][a-z][A-Z][a-z]/.test(text)) return undefined;
  const words = text.match(/[a-zA-Z]{2,}/g)?.length ?? 0;
  const alternating =
    text.match(/\b(?:[a-z](?:[A-Z][a-z])*[A-Z]?|[A-Z](?:[a-z][A-Z])+[a-z]?|[A-Z][a-z])\b/g)?.length ?? 0;
  return alternating * 2 > words ? { encoding: "alternating case", text: text.toLowerCase() } : undefined;
}
