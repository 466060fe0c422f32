import { stem } from "porter2";

/** Words too common in queries and descriptions to tell tools apart. */
const STOP_WORDS = new Set(
  (
    "a an and any are as at be by can could do does for from get give has have how i if in into is it its let me my need of on " +
    "or our out please should show so some that the their them then there these this to up us use using want was we what when " +
    "where which who will with would you your"
  ).split(" "),
);

/** Index terms of a text or name: split on case, punctuation and digits, folded, stemmed. */
export function tokenize(text: string): string[] {
  const terms: string[] = [];
  for (const word of splitWords(text)) {
    if (STOP_WORDS.has(word)) continue;
    terms.push(/^[a-z]+$/.test(word) ? stem(word) : word);
  }
  return terms;
}

function splitWords(text: string): string[] {
  const folded = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
    .replace(/(\p{L})(\p{N})/gu, "$1 $2")
    .replace(/(\p{N})(\p{L})/gu, "$1 $2")
    .toLowerCase();
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}
