import { splitAscii } from "./ascii-words.js";

/** Scripts written without spaces, or whose words are too long to match whole: indexed as pairs of characters. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+/gu;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const LATIN_MARKS = /[\u0300-\u036f]/g;
/** Latin letters that Unicode does not take apart into a letter and a mark. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ł: "l",
  Ł: "L",
  ı: "i",
  đ: "d",
  Đ: "D",
  ø: "o",
  Ø: "O",
  æ: "ae",
  Æ: "Ae",
  œ: "oe",
  Œ: "Oe",
  ß: "ss",
};

/** Words of a text or an identifier, folded: split on case, punctuation, digits; accents and width ignored. */
export function splitWords(text: string): string[] {
  return splitAscii(text) ?? splitUnicode(text);
}

function splitUnicode(text: string): string[] {
  const separated = fold(text)
    .replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ")
    .replace(/(\p{Lu})(?=\p{Lu}\p{Ll})/gu, "$1 ")
    .replace(/(\p{L})(?=\p{N})/gu, "$1 ")
    .replace(/(\p{N})(?=\p{L})/gu, "$1 ")
    .toLowerCase();
  const words: string[] = [];
  for (const word of separated.match(WORD) ?? []) {
    if (/[^\u0000-\u10ff]/.test(word)) pushUnspaced(word, words);
    else words.push(word);
  }
  return words;
}

function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(LATIN_MARKS, "")
    .replace(/[łŁıđĐøØæÆœŒß]/g, (letter) => WHOLE_LETTERS[letter]!)
    .normalize("NFC");
}

function pushUnspaced(word: string, into: string[]): void {
  let end = 0;
  for (const run of word.matchAll(UNSPACED)) {
    if (run.index > end) into.push(word.slice(end, run.index));
    end = run.index + run[0].length;
    const characters = [...run[0]];
    if (characters.length === 1) into.push(run[0]);
    for (let i = 0; i + 1 < characters.length; i++) into.push(characters[i]! + characters[i + 1]!);
  }
  if (end < word.length) into.push(word.slice(end));
}
