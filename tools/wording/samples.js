// The texts the wording model learns from and is checked on, cut into sentences and turned into features.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DEFAULT_LIMITS } from "../../dist/scanner/limits.js";
import { textPlaces } from "../../dist/scanner/text-places.js";
import { contextFeatures, settingOf } from "../../dist/scanner/wording/context.js";
import {
  conceptPairFeature,
  MOST_CONCEPTS,
  MOST_SENSES,
  MOST_WORD_FEATURES,
  sensePairFeature,
  wordFeatures,
} from "../../dist/scanner/wording/features.js";
import { conceptsIn, phrases } from "../../dist/scanner/wording/phrases.js";
import { sensesIn, senseTable } from "../../dist/scanner/wording/sense-table.js";
import { FEWEST_WORDS } from "../../dist/scanner/wording/suspicion.js";
import { readWords } from "../../dist/scanner/wording/words.js";
import { expandMacros } from "../datasets/expand-macros.js";
import { ROOT } from "../setup.js";

const FOLDER = join(ROOT, "datasets/sources/wording");
const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));

const found = new Uint8Array(MOST_CONCEPTS);
const meant = new Uint8Array(MOST_SENSES);
const grouped = new Int32Array(MOST_WORD_FEATURES);

/** Every sentence of a text that is long enough to say something. */
export function sentencesOf(text) {
  const sentences = [];
  const known = phrases();
  const thesaurus = senseTable();
  readWords(text, (codes, count, start, end) => {
    if (count < FEWEST_WORDS) return;
    const about = found.slice(0, conceptsIn(known, codes, count, found));
    const own = codes.slice(0, count);
    const meanings = meant.slice(0, sensesIn(thesaurus, codes, count, meant));
    sentences.push({
      start,
      end,
      meaning: { senses: meanings, concepts: about },
      codes: own,
      words: grouped.slice(0, wordFeatures(codes, count, grouped)),
      concepts: withPairs(about, conceptPairFeature),
      senses: withPairs(meanings, sensePairFeature),
    });
  });
  return sentences;
}

function withPairs(things, pairFeature) {
  const features = [];
  for (let i = 0; i < things.length; i++) {
    features.push(things[i]);
    for (let k = 0; k < i; k++) features.push(pairFeature(things[k], things[i]));
  }
  return Int32Array.from(features);
}

/** What a hostile passage weighs whose single words hardly show it. */
const SUBTLE = 0.25;

/** Labelled passages, one file per writer. */
export function passages() {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .flatMap((name) => {
      const weight = name.startsWith("subtle-") ? SUBTLE : 1;
      return readFileSync(join(FOLDER, name), "utf8")
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => ({ ...JSON.parse(line), weight }));
    });
}

/** Complete definitions whose label is known as a whole. */
export function definitions(kind) {
  return readdirSync(FOLDER)
    .filter((name) => name.startsWith(`${kind}-`))
    .sort()
    .flatMap((name) => readJson(join(FOLDER, name)).map((entry) => ({ ...expandMacros(entry), set: name })));
}

export const developmentEntries = () =>
  readJson(join(ROOT, "datasets/security_corpus_v1.json")).entries.filter(({ split }) => split === "dev");
export const ownTools = () => readJson(join(ROOT, "datasets/corpus_v1.json")).tools;
export const realTools = () => readJson(join(ROOT, ".cache/real_servers/corpus.json")).tools;

/** A definition as its sentences. */
export function toolOf(entry) {
  const view = {
    server: entry.server,
    name: entry.name ?? entry.tool,
    title: entry.title,
    description: entry.description,
    inputSchema: entry.input_schema ?? entry.schema,
    outputSchema: entry.output_schema,
    annotations: entry.annotations,
  };
  const places = textPlaces(view, DEFAULT_LIMITS, () => {});
  const spoken = places.filter(({ kind }) => kind !== "name");
  const setting = settingOf(places.map(({ text }) => text));
  return {
    server: entry.server,
    hostile: entry.label === "malicious",
    category: entry.category,
    set: entry.set,
    id: entry.id ?? entry.tool_id,
    letters: spoken.reduce((sum, { text }) => sum + text.length, 0),
    told: setting.told,
    sentences: spoken.flatMap((place) =>
      sentencesOf(place.text).map((sentence) => ({
        ...sentence,
        context: contextFeatures(setting, sentence.meaning, place, sentence),
      })),
    ),
  };
}
