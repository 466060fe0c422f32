import { describe, expect, it } from "vitest";
import type { KeptRun } from "../formats/run-summary.js";
import { trendsSection } from "./html/sections/trends.js";
import { trendsOf } from "./trends.js";

function kept(id: number, mrr: number | null, options: { suite?: string; data?: string } = {}): KeptRun {
  const { suite = "tools", data = "a" } = options;
  return {
    id,
    keptAt: `2026-01-0${id}T00:00:00.000Z`,
    suite,
    toolVersion: "0.1.0",
    passed: true,
    values: [{ gauge: "retrieval", part: 0, subject: "lexical", metric: "mrr", value: mrr, data }],
  };
}

describe("trends", () => {
  it("follow a metric through the runs of its suite, and part where the data changed", () => {
    const runs = [kept(1, 0.5), kept(2, 0.9, { suite: "other" }), kept(3, 0.6), kept(4, 0.7, { data: "b" })];
    const [trend] = trendsOf(runs);
    expect(trend!.points.map(({ id, value, continues }) => [id, value, continues])).toEqual([
      [1, 0.5, false],
      [3, 0.6, true],
      [4, 0.7, false],
    ]);
  });

  it("are drawn as lines that are also told in words", () => {
    const { text } = trendsSection([kept(1, 0.5), kept(2, null), kept(3, 0.25), kept(4, 0.75)]);
    expect(text).toContain(
      'aria-label="MRR of lexical over 4 runs: from 0.500 to 0.750 (+0.250), lowest 0.250, highest 0.750"',
    );
    // Two separate beginnings: run 2 has no value, so nothing leads from 1 to 3.
    expect(text.match(/<path d="([^"]+)"/)![1]!.match(/[ML]/g)).toEqual(["M", "M", "L"]);
    expect(text).toContain("since run 1");
  });

  it.each([[[]], [[kept(1, 0.5)]], [[kept(1, 0.5, { suite: "other" }), kept(2, 0.5)]]])(
    "need two runs of the same suite",
    (runs) => {
      expect(trendsSection(runs).text).toBe("");
    },
  );
});
