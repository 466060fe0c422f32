/** Letters of other scripts that look like a Latin letter, from the shapes themselves; lower case. */
export const LOOKALIKES: Record<string, string> = {
  a: "аɑα",
  b: "Ьв",
  c: "сϲ",
  d: "ԁɗ",
  e: "еёєε",
  f: "ϝ",
  g: "ɡց",
  h: "һհн",
  i: "іїιı",
  j: "јϳ",
  k: "кκ",
  l: "ӏⅼ",
  m: "мⅿ",
  n: "ոη",
  o: "оοօσө",
  p: "рρ",
  q: "ԛ",
  r: "гⲅ",
  s: "ѕ",
  t: "тτ",
  u: "υս",
  v: "ѵν",
  w: "ԝѡω",
  x: "хχ",
  y: "уγү",
  z: "ᴢ",
};

const SKELETON = new Map<string, string>();
for (const [latin, others] of Object.entries(LOOKALIKES)) {
  for (const other of others) SKELETON.set(other, latin);
}

/** The name with look-alikes, full-width forms, case and separators folded away. */
export function skeleton(name: string): string {
  if (/^[ -~]*$/.test(name)) return name.toLowerCase().replace(/[ _.\-/]/g, "");
  let result = "";
  for (const character of name.normalize("NFKC").toLowerCase()) {
    if (/[\s_.\-/]/.test(character)) continue;
    result += SKELETON.get(character) ?? character;
  }
  return result;
}

const LATIN = /\p{Script=Latin}/u;
const MIXABLE = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u;

/** Latin letters and look-alike letters of another script inside one word: "Δt" looks like nothing else. */
export function mixesScripts(name: string): boolean {
  if (DRESSED.test(name) && /[a-zA-Z]/.test(name)) return true;
  if (!MIXABLE.test(name)) return false;
  return name
    .split(/[^\p{L}]+/u)
    .some(
      (word) => LATIN.test(word) && !FORMULA.test(word) && [...word.toLowerCase()].some(isForeignLookalike),
    );
}

/** Latin letters that only phonetics, typesetting or mathematics use, and that pass for the ordinary ones. */
const DRESSED = /[\u0251\u0261\u2170-\u217f\uff21-\uff3a\uff41-\uff5a]|[\u{1d400}-\u{1d6a3}]/u;

/** A quantity and its index, as physics writes them. */
const FORMULA = /^\p{Script=Greek}?[a-z]?$|^[a-z]\p{Script=Greek}$/iu;

function isForeignLookalike(letter: string): boolean {
  return MIXABLE.test(letter) && SKELETON.has(letter);
}

/** Written wholly in another script, yet every letter looks Latin. */
export function isWhollyLookalike(name: string): boolean {
  const letters = [...name.toLowerCase()].filter((character) => /\p{L}/u.test(character));
  return letters.length >= 3 && letters.every((letter) => SKELETON.has(letter));
}
