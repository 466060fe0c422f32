// Builds datasets/security_corpus_v1.json from datasets/sources/security: macros expanded, labels of the second
// and third readers applied, hidden characters as escapes. Repeatable to the byte.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { securityCorpusHash } from "../../dist/corpus/content-hash.js";
import { expandMacros } from "./expand-macros.js";

const SOURCES = new URL("../../datasets/sources/security/", import.meta.url);
const TARGET = new URL("../../datasets/security_corpus_v1.json", import.meta.url);
const PROVENANCE = { source: "written for toolgauge", license: "MIT" };
const HIDDEN =
  /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\u{e0100}-\u{e01ef}]/gu;

const readJson = (name) => JSON.parse(readFileSync(new URL(name, SOURCES), "utf8"));
const readings = readJson("readings.json");
const groups = readdirSync(SOURCES)
  .filter((name) => name.endsWith(".json") && name !== "readings.json")
  .sort();

const entries = groups
  .flatMap((group) =>
    readJson(group).map((entry) => ({ ...entry, split: entry.split ?? group.split("-")[0] })),
  )
  .filter((entry) => !readings.removed.includes(entry.id))
  .map((entry) => ordered(expandMacros(entry)))
  .sort((a, b) => (a.id < b.id ? -1 : 1));

function ordered(entry) {
  const { id, server, name, title, description, input_schema, output_schema, annotations, peers } = entry;
  const { label, category, technique, difficulty, resembles, split, language } = entry;
  const debatable = readings.debatable.includes(id) ? true : undefined;
  return {
    ...{ id, server, name, title, description, input_schema, output_schema, annotations, peers },
    ...{
      label,
      category,
      technique,
      difficulty,
      resembles,
      split,
      language,
      debatable,
      provenance: PROVENANCE,
    },
  };
}

const file = JSON.parse(JSON.stringify({ version: "v1", entries }));
const text = JSON.stringify(
  { version: file.version, content_sha256: securityCorpusHash(file), entries: file.entries },
  null,
  1,
);
const escaped = text.replace(HIDDEN, (character) =>
  character === "\n"
    ? character
    : Array.from(
        { length: character.length },
        (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`,
      ).join(""),
);
writeFileSync(TARGET, `${escaped}\n`);
console.log(`${entries.length} entries written`);
