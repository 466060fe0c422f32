// Writes the vectors of the shipped corpus and queries, so that the hybrid engine need not compute them again.
import { join } from "node:path";
import { ROOT, setUp } from "./setup.js";

setUp();
const { cachedEmbedder } = await import("../dist/adapters/hybrid-engine.js");
const { loadSentenceModel } = await import("../dist/adapters/sentence-model.js");
const { readVectors, writeVectors } = await import("../dist/adapters/vector-store.js");
const { buildHybrid } = await import("../dist/retrieval/engines/hybrid.js");
const { loadRetrieval } = await import("../dist/suite/load-retrieval.js");

const model = await loadSentenceModel();
if (model === undefined) throw new Error("the model is an optional dependency and is not installed");
const path = join(ROOT, "datasets", `vectors_${model.id}.bin`);
const { tools, golden } = await loadRetrieval({ split: "all", strict: false });
const known = await readVectors(path, model.dimensions);
const embedder = cachedEmbedder(model, known);
const used = new Map();
const recorder = {
  ...embedder,
  async embed(texts) {
    const vectors = await embedder.embed(texts);
    for (const [index, text] of texts.entries()) used.set(embedder.keyOf(text), vectors[index]);
    return vectors;
  },
};
const engine = await buildHybrid(tools, recorder);
for (const [index, { query }] of golden.data.queries.entries()) {
  await engine.search(query, 1);
  process.stderr.write(`\r${index + 1} of ${golden.data.queries.length} queries`);
}
await writeVectors(path, used);
process.stderr.write(`\n${path}: ${embedder.added.size} of ${used.size} texts embedded anew\n`);
