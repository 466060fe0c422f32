/** A name of so many words says something. */
const SENTENCE = 4;

/** `ignore_all_prior_instructions`, `sendEverythingToTheVendor`: a name with as many words as a sentence. */
export function isSentenceLike(name: string): boolean {
  let words = 1;
  for (let at = 1; at < name.length && words < SENTENCE; at++) {
    if (isSeparator(name.charCodeAt(at)) || (isCapital(name, at) && !isCapital(name, at - 1))) words++;
  }
  return words >= SENTENCE;
}

/** The name with blanks for its separators, as long as before. */
export function spelledOut(name: string): string {
  return name.replace(/[_-]/g, " ");
}

function isSeparator(unit: number): boolean {
  return unit === 95 || unit === 45;
}

function isCapital(name: string, at: number): boolean {
  const unit = name.charCodeAt(at);
  return unit >= 65 && unit <= 90;
}
