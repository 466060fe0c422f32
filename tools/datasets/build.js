// Builds the committed datasets from their sources; with --check it only says whether they are what the sources give.
// corpus_v1.json is frozen over MCP connections instead: see docs/datasets.md.
import { readFileSync, writeFileSync } from "node:fs";
import { buildGoldenSet, buildRealGoldenSet } from "./build-golden.js";
import { buildSecurityCorpus } from "./build-security-corpus.js";

const isCheck = process.argv.includes("--check");
for (const build of [buildSecurityCorpus, buildGoldenSet, buildRealGoldenSet]) {
  const { name, text, summary } = build();
  const target = new URL(`../../datasets/${name}`, import.meta.url);
  if (!isCheck) writeFileSync(target, text);
  else if (readFileSync(target, "utf8") !== text) {
    console.error(`${name} is not what its sources give`);
    process.exitCode = 1;
  }
  console.log(`${name}: ${summary}`);
}
