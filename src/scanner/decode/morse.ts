import type { Decoded } from "./decoded.js";

const CODES: Record<string, string> = {};
const TABLE =
  "a.- b-... c-.-. d-.. e. f..-. g--. h.... i.. j.--- k-.- l.-.. m-- n-. o--- p.--. q--.- r.-. s... t- u..- v...- w.-- x-..- y-.-- z--.. 0----- 1.---- 2..--- 3...-- 4....- 5..... 6-.... 7--... 8---.. 9----. ..-.-.- ,--..-- /-..-. :---... --....- @.--.-. '.----. _..--.-";
for (const entry of TABLE.split(" ")) CODES[entry.slice(1)] = entry[0]!;

const RUN = /[.·•_−–—-]{1,6}(?:[ /|]{1,4}[.·•_−–—-]{1,6}){7,}/g;
const MOST_UNKNOWN = 0.1;
const SHORTEST = 20;
const NONE: Decoded[] = [];

/** Dots and dashes, `isPlain` when they can only be those of ASCII; strokes or wide gaps end a word. */
export function decodeMorse(text: string, isPlain: boolean): Decoded[] {
  if (text.length < SHORTEST || (isPlain && !text.includes(".-"))) return NONE;
  const found: Decoded[] = [];
  for (const match of text.matchAll(RUN)) {
    const signs = match[0].replace(/[·•]/g, ".").replace(/[_−–—]/g, "-");
    let unknown = 0;
    let letters = 0;
    const words = signs.split(/ *[/|] *| {2,}/).map((word) => {
      let spelled = "";
      for (const code of word.split(" ")) {
        letters++;
        const letter = CODES[code];
        if (letter === undefined) unknown++;
        else spelled += letter;
      }
      return spelled;
    });
    if (unknown > letters * MOST_UNKNOWN) continue;
    found.push({
      encoding: "Morse",
      start: match.index,
      end: match.index + match[0].length,
      text: words.join(" "),
    });
  }
  return found;
}
