import { describe, expect, it } from "vitest";
import type { RunRecord, SecurityResult } from "../formats/run-record.js";
import type { SecurityEntry } from "../formats/security-corpus.js";
import { compareDetectors } from "../scoring/compare-detectors.js";
import { CLEAN, type Detector } from "../scoring/detector.js";
import { evaluateDetector } from "../scoring/evaluate.js";
import { securityJson } from "./evaluation-json.js";
import { renderRecord } from "./renderers/registry.js";

const provenance = { source: "written for this test", license: "MIT" };
const entry = (id: string, description: string, more: Partial<SecurityEntry>): SecurityEntry => {
  return {
    id,
    server: "s",
    name: id,
    description,
    label: "malicious",
    category: "secret",
    provenance,
    ...more,
  };
};
const benign = { label: "benign", category: "benign" } as const;
const ENTRIES = [
  entry("a1", "ring", { technique: "bells" }),
  entry("a2", "quiet", { technique: "whispers\u001b[31m" }),
  entry("b1", "ring", benign),
  entry("h1", "ring", { ...benign, category: "hard_negative", resembles: "a2" }),
  entry("h2", "quiet", { ...benign, category: "hard_negative", resembles: "a1" }),
  entry("x1", "crash", benign),
];

const bell: Detector = {
  name: "bell",
  judge({ tool }) {
    if (tool.description === "crash") throw new Error("fell over");
    return tool.description === "ring" ? { flagged: true, tier: "hard", checkIds: ["bell.rings"] } : CLEAN;
  },
};
const mute: Detector = { name: "mute", judge: () => CLEAN };

async function record(): Promise<RunRecord> {
  const options = { runs: 1, prevalence: { oneIn: 100, fleet: 1000 } };
  const perDetector = [
    await evaluateDetector(bell, ENTRIES, options),
    await evaluateDetector(mute, ENTRIES, options),
  ];
  const samples = ENTRIES.map(({ id, label, category, technique, resembles }) => ({
    ...{ id, tool: `s:${id}`, label, category },
    ...(technique === undefined ? {} : { technique }),
    ...(resembles === undefined ? {} : { resembles }),
  }));
  const result: SecurityResult = {
    corpusVersion: "v9",
    corpusSha256: "0".repeat(64),
    split: "test",
    runsAveraged: 1,
    debatable: 2,
    samples,
    realTools: null,
    perDetector,
    comparisons: compareDetectors(samples, perDetector),
  };
  return {
    kind: "run_record",
    version: 1,
    toolVersion: "0",
    suite: "s",
    retrieval: [],
    security: [result],
    gate: null,
  };
}

describe("the security section for people", () => {
  it("puts all detectors side by side, false alarms first, undefined rates with their reason", async () => {
    const lines = renderRecord("text", await record()).split("\n");
    expect(lines[0]).toBe("Security  corpus v9, split test (2 malicious, 4 benign, 2 debatable not scored)");
    const rows = lines.map((line) => line.replace(/ {2,}/g, " | "));
    expect(rows.slice(2, 7)).toEqual([
      " | bell | mute",
      "False alarms (FPR) | 66.7 % | 0.0 %",
      " | 95 % interval | 20.8–93.9 % | 0.0–49.0 %",
      " | clean tools | 100.0 % | 0.0 %",
      " | hard negatives | 50.0 % | 0.0 %",
    ]);
    expect(rows).toContain("Recall | 50.0 % | 0.0 %");
    expect(rows).toContain("Precision | 33.3 % | nothing was flagged");
    expect(rows).toContain("Abstained | 1 | 0");
  });

  it("names false alarms with the attack they resemble, missed techniques and failures, safely", async () => {
    const text = renderRecord("text", await record());
    expect(text).toContain("bell gave no verdict on 1 of 6:\n  x1  fell over");
    expect(text).toContain("bell flags 2 benign tools; 1 ordinary, the worst:\n  b1  s:b1: bell.rings");
    expect(text).toContain("  h1  s:h1 resembles secret a2: bell.rings");
    expect(text).toContain("bell mostly misses: whispers\\u{1B}[31m 0/1");
    expect(text).not.toContain("\u001b");
  });
});

describe("the security evaluation as JSON", () => {
  it("is one flat object in the file formats' spelling", async () => {
    const json = JSON.parse(securityJson(await record()));
    expect(json).toMatchObject({
      corpus_version: "v9",
      split: "test",
      runs_averaged: 1,
      gate: null,
      per_detector: [
        {
          detector: "bell",
          precision: 1 / 3,
          recall: 1 / 2,
          f1: 2 / 5,
          fpr: 2 / 3,
          tp: 1,
          fp: 2,
          tn: 1,
          fn: 1,
          abstained: 1,
          per_category: { secret: { entries: 2, tp: 1, recall: 1 / 2, recall_interval: {} } },
          false_positives: [
            { id: "b1", category: "benign", resembles: null, check_ids: ["bell.rings"] },
            { id: "h1", resembles: "a2", resembles_category: "secret" },
          ],
          missed_techniques: [{ technique: "whispers\u001b[31m", caught: 0, attacks: 1 }],
        },
        { detector: "mute", precision: null, null_reasons: { precision: "nothing was flagged" } },
      ],
    });
    expect(json.per_detector[0].entries[0]).toEqual({
      id: "a1",
      flagged: true,
      tier: "hard",
      check_ids: ["bell.rings"],
    });
  });
});
