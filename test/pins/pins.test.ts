import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { COMMANDS } from "../../src/cli/commands/registry.js";
import { EXIT } from "../../src/cli/exit-codes.js";
import { FORMATS } from "../../src/formats/index.js";
import { HEADLINE_METRICS } from "../../src/retrieval/metrics/registry.js";
import { CHECKS } from "../../src/scanner/checks/registry.js";

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
      "tool-verdicts",
    ]
  `);
});

it("pins the commands", () => {
  expect(COMMANDS.map(({ name }) => name)).toMatchInlineSnapshot(`
    [
      "run",
      "scan",
      "eval retrieval",
      "eval security",
      "conformance",
      "conformance init",
      "conformance seal",
      "gate",
      "search",
      "snapshot",
      "approvals list",
      "approvals show",
      "approvals approve",
      "approvals reject",
      "approvals diff",
      "approvals export",
      "approvals import",
      "approvals verify",
      "validate",
      "selftest",
      "explain",
      "report",
      "compare",
      "history",
      "history show",
      "history add",
      "init",
    ]
  `);
});

it("pins the checks", () => {
  expect(CHECKS.map(({ id, tier }) => `${id} ${tier}`)).toMatchInlineSnapshot(`
    [
      "activation.deferred soft",
      "capability.mismatch soft",
      "directive.imperative soft",
      "exfiltration.channel soft",
      "payload.decoded hard",
      "phrase.injection hard",
      "secret.embedded soft",
      "shadowing.cross_server hard",
      "unicode.hidden hard",
    ]
  `);
});

it("pins the subpaths of the package", () => {
  const { exports } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  expect(Object.keys(exports)).toMatchInlineSnapshot(`
    [
      ".",
      "./corpus",
      "./retrieval",
      "./scanner",
      "./scoring",
      "./conformance",
      "./gate",
      "./report",
      "./approvals",
      "./schemas/*.json",
      "./package.json",
    ]
  `);
});
