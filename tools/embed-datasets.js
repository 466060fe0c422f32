// Writes the vectors of the shipped corpus and queries, so that the hybrid engine need not compute them again.
import { join } from "node:path";
import { ROOT, setUp } from "./setup.js";

setUp();
const { cachedEmbedder } = await import("../dist/adapters/hybrid-engine.js");
const { loadSentenceModel } = await import("../dist/adapters/sentence-model.js");
const { readVectors, writeVectors } = await import("../dist/adapters/vector-store.js");
const { embeddedText } = await import("../dist/retrieval/hybrid/tool-text.js");
const { readingsOf } = await import("../dist/retrieval/hybrid/readings.js");
const { loadRetrieval } = await import("../dist/suite/load-retrieval.js");

const model = await loadSentenceModel();
if (model === undefined) throw new Error("the model is an optional dependency and is not installed");
const path = join(ROOT, "datasets", `vectors_${model.id}.bin`);
const { tools, golden } = await loadRetrieval({ split: "all", strict: false });
const texts = [...tools.map(embeddedText), ...golden.data.queries.flatMap(({ query }) => readingsOf(query))];
const known = await readVectors(path, model.dimensions);
const embedder = cachedEmbedder(model, known);
const BATCH = 32;
for (let start = 0; start < texts.length; start += BATCH) {
  await embedder.embed(texts.slice(start, start + BATCH));
  process.stderr.write(`\r${Math.min(start + BATCH, texts.length)} of ${texts.length} texts`);
}
const needed = cachedEmbedder(model, known);
await writeVectors(path, new Map(texts.map((text) => [needed.keyOf(text), known.get(needed.keyOf(text))])));
process.stderr.write(`\n${path}: ${embedder.added.size} embedded anew\n`);
