import { readFileSync } from "node:fs";
import { join } from "node:path";
import { scan } from "../../dist/scanner/index.js";
import { ROOT } from "../setup.js";

const REWORDED = ["paraphrase", "synonyms", "tense", "passive", "polite"];
const CONTRACTIONS = [
  [/\b(do|does|did|is|are|should|must|need|has|have|was|were) not\b/gi, "$1n't"],
  [/\bcannot\b/gi, "can't"],
  [/\bwill not\b/gi, "won't"],
  [/\b(you|they|we) are\b/gi, "$1're"],
  [/\bit is\b/gi, "it's"],
];
/** The same sentence in other letters. */
const RESPELLED = {
  capitals: (text) => text.toUpperCase(),
  "small letters": (text) => text.toLowerCase(),
  "wide blanks": (text) => text.replaceAll(" ", "  "),
  "broken lines": (text) => text.replaceAll(/(\S+ \S+ \S+ \S+) /g, "$1\n"),
  contracted: (text) => CONTRACTIONS.reduce((short, [long, form]) => short.replaceAll(long, form), text),
};

/** How often the scanner catches the forms of one attack: by mechanism, and by form. */
export function variantResults() {
  const { attacks } = JSON.parse(readFileSync(join(ROOT, "datasets/sources/variants.json"), "utf8"));
  const forms = attacks.flatMap(({ mechanism, forms }) => [
    ...Object.entries(forms).map(([form, text]) => ({ mechanism, form, text })),
    ...Object.entries(RESPELLED)
      .map(([form, respell]) => ({ mechanism, form, text: respell(forms.base) }))
      .filter(({ text }) => text !== forms.base),
  ]);
  for (const form of forms) form.isCaught = isFlagged(form.text);
  const groups = {
    base: ({ form }) => form === "base",
    "other words": ({ form }) => REWORDED.includes(form),
    "other letters": ({ form }) => form in RESPELLED,
    "other languages": ({ form }) => form.length === 2,
  };
  const mechanisms = [...new Set(attacks.map(({ mechanism }) => mechanism))];
  const row = (name, holds) =>
    `| ${name} | ${Object.values(groups)
      .map((isOne) => caught(forms.filter((form) => holds(form) && isOne(form))))
      .join(" | ")} |`;
  return [
    `## Variants: ${attacks.length} attacks in ${forms.length} forms`,
    "",
    "One attack in other words, other letters and other languages (`datasets/sources/variants.json`), as a sentence in the",
    "description of a tool that counts words. Nothing learns from them.",
    "",
    `| mechanism | ${Object.keys(groups).join(" | ")} |`,
    `|---|${Object.keys(groups)
      .map(() => "---:")
      .join("|")}|`,
    ...mechanisms.map((name) => row(name, ({ mechanism }) => mechanism === name)),
    row("all", () => true),
    "",
    "| form | caught |",
    "|---|---:|",
    ...[...new Set(forms.map(({ form }) => form))].map(
      (name) => `| ${name} | ${caught(forms.filter(({ form }) => form === name))} |`,
    ),
    "",
  ];
}

function isFlagged(text) {
  const tool = { server: "acme", name: "count_words", description: `Counts the words of a text. ${text}` };
  return scan([tool]).findings.length > 0;
}

function caught(forms) {
  return `${forms.filter(({ isCaught }) => isCaught).length} of ${forms.length}`;
}
