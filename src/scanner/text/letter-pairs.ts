/** Pairs of letters that words of the languages with Latin letters are mostly made of. */
const COMMON =
  "th he in er an re nd at on nt ha es st en ed to it ou ea hi is or ti as te et ng of al de se le sa si ar ve ra ld ur ro ri io ic co me ll no ne el us ma ca ce ta la li di ec om ho so wi ot em rs ac be pr tr ee ut un ns ly ss rt ge ch ol pe lo we ad ts im il ir po su id pl ai ie mo wh ay tt wa sh op fo ke do ow ct pa mi ey bl ev ul am fi ck ab ag tu ap os ue qu ei";

const LETTERS = 26;
const table = new Uint8Array(LETTERS * LETTERS);
for (const pair of COMMON.split(" ")) table[pairIndex(pair.charCodeAt(0) - 97, pair.charCodeAt(1) - 97)] = 1;

export function pairIndex(first: number, second: number): number {
  return first * LETTERS + second;
}

export function isCommonPair(index: number): boolean {
  return table[index] === 1;
}

export const NO_LETTER = 99;

/** 0 to 25, or `NO_LETTER` for anything but a Latin letter. */
export function letterOf(unit: number): number {
  const letter = (unit | 32) - 97;
  return letter >= 0 && letter < LETTERS ? letter : NO_LETTER;
}
