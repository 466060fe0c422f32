// Builds the security corpus from datasets/sources/security: macros expanded, readers' decisions applied, hidden
// characters as escapes. Repeatable to the byte.
import { readdirSync, readFileSync } from "node:fs";
import { securityCorpusHash } from "../../dist/corpus/content-hash.js";
import { expandMacros } from "./expand-macros.js";

const SOURCES = new URL("../../datasets/sources/security/", import.meta.url);
const PROVENANCE = { source: "written for toolgauge", license: "MIT" };
const HIDDEN =
  /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\u{e0100}-\u{e01ef}]/gu;

export function buildSecurityCorpus() {
  const { readings, groups } = readSources();
  const entries = groups
    .flatMap(([group, written]) =>
      written.map((entry) => ({ ...entry, split: entry.split ?? group.split("-")[0] })),
    )
    .map((entry) => inOrder(expandMacros(entry), readings.debatable.includes(entry.id)))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const file = JSON.parse(JSON.stringify({ entries }));
  const content = {
    version: "v1",
    format_version: 1,
    content_sha256: securityCorpusHash(file),
    entries: file.entries,
  };
  const text = JSON.stringify(content, null, 1).replace(HIDDEN, escapeHidden);
  return { name: "security_corpus_v1.json", text: `${text}\n`, summary: `${entries.length} entries` };
}

function readSources() {
  const read = (name) => JSON.parse(readFileSync(new URL(name, SOURCES), "utf8"));
  const names = readdirSync(SOURCES).filter((name) => name.endsWith(".json") && name !== "readings.json");
  return { readings: read("readings.json"), groups: names.sort().map((name) => [name, read(name)]) };
}

function inOrder(entry, isDebatable) {
  const { id, server, name, title, description, input_schema, output_schema, annotations, peers } = entry;
  const { label, category, technique, difficulty, resembles, split, language } = entry;
  return {
    ...{ id, server, name, title, description, input_schema, output_schema, annotations, peers },
    ...{ label, category, technique, difficulty, resembles, split, language },
    ...(isDebatable ? { debatable: true } : {}),
    provenance: PROVENANCE,
  };
}

function escapeHidden(character) {
  if (character === "\n") return character;
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
}
