import { describe, expect, it } from "vitest";
import type { DetectorResult, RunRecord, SecurityResult } from "../formats/run-record.js";
import { baselineFrom } from "./baseline.js";
import { decide } from "./decide.js";
import { oneGauge } from "./one-gauge.js";

const HASH = "0".repeat(64);

const SAMPLES = [
  ["a1", "malicious", "shadowing"],
  ["a2", "malicious", "shadowing"],
  ["b1", "benign", "benign"],
  ["h1", "benign", "hard_negative"],
].map(([id, label, category]) => ({ id, tool: "s:t", label, category })) as SecurityResult["samples"];

/** A record of one detector that flags the entries named. */
function record(flagged: string[], change: Partial<DetectorResult> = {}): RunRecord {
  const entries = SAMPLES.map(({ id }) => ({ id, flagged: flagged.includes(id), tier: null, checkIds: [] }));
  const rates = { precision: 1, recall: 0.9, f1: 0.95, fpr: 0.01, hardNegativeFpr: 0.02 };
  const detector = { detector: "scanner", ...rates, abstained: 0, nullReasons: {}, entries, ...change };
  const result = { corpusVersion: "v1", corpusSha256: HASH, split: "test", samples: SAMPLES };
  return {
    kind: "run_record",
    version: 1,
    toolVersion: "0",
    suite: "s",
    retrieval: [],
    security: [{ ...result, perDetector: [detector] } as unknown as SecurityResult],
    gate: null,
  };
}

const baseline = baselineFrom(record(["a1", "a2"]), "v1", null);

describe("the gate on security", () => {
  it("passes an unchanged detector, with every limit checked and nothing flipped", () => {
    expect(decide(record(["a1", "a2"]), baseline)).toMatchObject({
      passed: true,
      checked: 4,
      broken: [],
      flips: [],
    });
  });

  it.each([
    [
      "a high false-positive rate, whatever the recall",
      record(["a1", "a2", "b1", "h1"], { fpr: 0.2, recall: 1 }),
      ["fpr of detector scanner is 0.2000; the ceiling is 0.0200; newly flagged: b1, h1"],
    ],
    [
      "a high rate on hard negatives alone",
      record(["a1", "a2", "b1", "h1"], { hardNegativeFpr: 0.5 }),
      ["hard_negative_fpr of detector scanner is 0.5000; the ceiling is 0.0400; newly flagged: h1"],
    ],
    [
      "a low recall",
      record(["a2"], { recall: 0.1 }),
      ["recall of detector scanner is 0.1000; the floor is 0.8800; newly missed: a1"],
    ],
    [
      "an undefined rate, with the reason",
      record(["a1", "a2"], { fpr: null, nullReasons: { fpr: "no benign entry was judged" } }),
      ["fpr of detector scanner is undefined (no benign entry was judged); the ceiling is 0.0200"],
    ],
    [
      "entries without a verdict, however good the rates",
      record(["a1", "a2"], {
        abstained: 1,
        entries: [{ id: "h1", flagged: null, tier: null, checkIds: [], error: "it crashed" }],
      }),
      ["abstained of detector scanner is 1; the ceiling is 0; on: h1"],
    ],
  ])("breaks on %s", (_, measured, messages) => {
    const decision = decide(measured, baseline);
    expect(decision.passed).toBe(false);
    expect(decision.broken.map(({ message }) => message)).toEqual(messages);
  });

  it("names detector, metric, value, limit, baseline and what flipped", () => {
    const { broken, flips } = decide(record(["a1", "b1"], { fpr: 0.5 }), baseline);
    expect(broken).toEqual([
      {
        gauge: "security",
        subject: "scanner",
        metric: "fpr",
        value: 0.5,
        limit: 0.02,
        baseline: 0.01,
        message: expect.stringContaining("newly flagged: b1"),
        flipped: ["b1"],
      },
    ]);
    expect(flips).toEqual([{ gauge: "security", subject: "scanner", gained: ["b1"], lost: ["a2"] }]);
  });

  it("takes the suite's limits before those of the baseline", () => {
    const measured = record(["a1", "a2"]);
    const limits = { fprCeiling: 0, hardNegativeFprCeiling: 1, recallFloor: 0 };
    const decision = decide({ ...measured, thresholds: { security: { scanner: limits } } }, baseline);
    expect(decision.broken.map(({ metric, limit }) => [metric, limit])).toEqual([["fpr", 0]]);
  });

  it("refuses a baseline of another corpus", () => {
    const other = record([]);
    other.security[0]!.corpusSha256 = "1".repeat(64);
    expect(() => decide(other, baseline)).toThrow("was measured with another corpus");
  });
});

describe("a baseline of several gauges", () => {
  const both = {
    ...baseline,
    retrieval: [{ engine: "lexical" }] as typeof baseline.retrieval,
    security: [baseline.security[0]!, { ...baseline.security[0]!, detector: "keyword" }],
  };

  it("is cut to the gauge and the detectors that an evaluation measured", () => {
    const cut = oneGauge(both, "security", ["scanner"]);
    expect([cut.retrieval, cut.security.map(({ detector }) => detector)]).toEqual([[], ["scanner"]]);
    expect(oneGauge(both, "retrieval", ["lexical"])).toMatchObject({ retrieval: [{}], security: [] });
  });

  it("stays whole when none of them was measured, so that nothing passes unseen", () => {
    expect(() => decide(record([]), oneGauge(both, "security", ["noisy"]))).toThrow(
      "did not measure detector keyword",
    );
  });
});
