import { expect, it } from "vitest";
import { EXIT } from "../../src/cli/exit-codes.js";
import { FORMATS } from "../../src/formats/index.js";
import { HEADLINE_METRICS } from "../../src/retrieval/metrics/registry.js";

// What others build on. A change here is a change for them: make it on purpose, and say so in the changelog.

it("pins the exit codes", () => {
  expect(EXIT).toEqual({ fine: 0, failed: 1, undecided: 2 });
});

it("pins the headline metrics", () => {
  expect(HEADLINE_METRICS).toEqual([
    "Recall@1",
    "Recall@3",
    "Recall@5",
    "Recall@10",
    "MRR",
    "nDCG@10",
    "MAP",
  ]);
});

it("pins the file formats", () => {
  expect(Object.keys(FORMATS)).toMatchInlineSnapshot(`
    [
      "corpus",
      "locked-corpus",
      "golden-set",
      "security-corpus",
      "baseline",
      "suite",
      "run-record",
      "engine-adapter",
      "approvals-export",
      "pack-manifest",
      "suppressions",
    ]
  `);
});
