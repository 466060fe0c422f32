// The texts the wording model learns from and is checked on, cut into sentences and turned into features.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { InspectedTool } from "../../dist/scanner/inspected-tool.js";
import { DEFAULT_LIMITS } from "../../dist/scanner/limits.js";
import { RegistryView } from "../../dist/scanner/registry-view.js";
import { contextFeatures, partOf, settingOf } from "../../dist/scanner/wording/context.js";
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
import { NO_SUBJECT, subjectOf, surroundingsOf } from "../../dist/scanner/wording/surroundings.js";
import { FEWEST_WORDS } from "../../dist/scanner/wording/suspicion.js";
import { positionsIn } from "../../dist/scanner/wording/suspicious-text.js";
import { readWords } from "../../dist/scanner/wording/words.js";
import { UNNAMED } from "../../dist/scoring/sample.js";
import { expandMacros } from "../datasets/expand-macros.js";
import { ROOT } from "../setup.js";

const FOLDER = join(ROOT, "datasets/sources/wording");
/** Readers told which sentences of an attack speak for themselves, and which only take part in it. */
const MARKS = "attack-sentences.json";
const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));

const found = new Uint8Array(MOST_CONCEPTS);
const meant = new Uint8Array(MOST_SENSES);
const grouped = new Int32Array(MOST_WORD_FEATURES);

/** Every sentence of a text that is long enough to say something. */
export function sentencesOf(text, part = 0, subject = NO_SUBJECT) {
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
  const surroundings = surroundingsOf(text, sentences, part, subject);
  return sentences.map((sentence, index) => ({ ...sentence, around: surroundings[index] }));
}

function withPairs(things, pairFeature) {
  const features = [];
  for (let i = 0; i < things.length; i++) {
    features.push(things[i]);
    for (let k = 0; k < i; k++) features.push(pairFeature(things[k], things[i]));
  }
  return Int32Array.from(features);
}

/** What a passage weighs: less where single words hardly show it, more where an attack hides nothing and has no twin. */
const WEIGHTS = { subtle: 0.25, plain: 3, classic: 3 };

/** Labelled passages, one file per writer. */
export function passages() {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .flatMap((name) => {
      const weight = WEIGHTS[/^[a-z]+/.exec(name)] ?? 1;
      return readFileSync(join(FOLDER, name), "utf8")
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => ({ ...JSON.parse(line), weight }));
    });
}

/** Sentence numbers by set and id: `[sentences in the definition, those that speak for themselves, those that take part]`. */
let marks;

/** Of the sentences of a hostile definition: 1 speaks for itself, 0.5 takes part, 0 is honest; undefined where nobody read it. */
function sharesInAttack({ set = "dev", id }, count) {
  marks ??= readJson(join(FOLDER, MARKS));
  const [of, alone, together] = marks[set]?.[id] ?? [];
  if (of === undefined) return undefined;
  if (of !== count)
    throw new Error(`${MARKS} has ${of} sentences for ${id} of ${set}, it is read as ${count}`);
  return Array.from({ length: count }, (_, i) => (alone.includes(i) ? 1 : together.includes(i) ? 0.5 : 0));
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
  const tool = readDefinition(entry);
  return { ...tool, shares: sharesInAttack(entry, tool.sentences.length) };
}

/**
 * The same as far as the description tells it, for many corpora have nothing else: none where the description does not show an
 * attack by itself.
 */
export function describedPart({ id, set, label, category, description }, tool) {
  if (description === undefined) return [];
  const part = readDefinition({ id, set, label, category, description });
  if (!tool.hostile) return [part];
  const telling = tool.sentences
    .filter((_, index) => tool.shares?.[index] === 1)
    .map(({ words }) => String(words));
  return part.sentences.some(({ words }) => telling.includes(String(words))) ? [part] : [];
}

function readDefinition(entry) {
  const view = {
    server: entry.server ?? UNNAMED.server,
    name: entry.name ?? entry.tool ?? UNNAMED.name,
    title: entry.title,
    description: entry.description,
    inputSchema: entry.input_schema ?? entry.schema,
    outputSchema: entry.output_schema,
    annotations: entry.annotations,
  };
  const tool = new InspectedTool(view, new RegistryView([view]), DEFAULT_LIMITS, () => {});
  const spoken = tool.places.filter(({ kind }) => kind !== "name");
  const setting = settingOf(tool.places);
  const subject = subjectOf(view.name, view.description);
  const sentences = spoken.flatMap((place) => {
    const own = sentencesOf(place.text, partOf(place), subject);
    const positions = positionsIn(tool, place, own);
    return own.map((sentence, index) => ({
      ...sentence,
      position: positions[index],
      context: contextFeatures(setting, sentence.meaning, place, sentence),
    }));
  });
  return {
    server: entry.server,
    hostile: entry.label === "malicious",
    category: entry.category,
    set: entry.set,
    id: entry.id ?? entry.tool_id,
    letters: spoken.reduce((sum, { text }) => sum + text.length, 0),
    told: setting.told,
    sentences,
  };
}
