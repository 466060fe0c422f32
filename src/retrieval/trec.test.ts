import { describe, expect, it } from "vitest";
import { formatQrels, formatRun, parseQrels, parseRun } from "./trec.js";

describe("TREC files", () => {
  it("reads back the qrels it wrote", () => {
    const labels = new Map([
      [
        "q1",
        [
          { toolId: "s:a", relevance: 2 },
          { toolId: "s:b", relevance: 0 },
        ],
      ],
      ["q2", [{ toolId: "s:c", relevance: 1 }]],
    ]);
    const text = formatQrels(labels);
    expect(text).toBe("q1 0 s:a 2\nq1 0 s:b 0\nq2 0 s:c 1\n");
    expect(parseQrels(text, "x")).toEqual(labels);
  });

  it("reads back the run it wrote, scores to the last bit", () => {
    const answers = new Map([
      [
        "q1",
        [
          { toolId: "s:a", score: 0.1 + 0.2 },
          { toolId: "s:b", score: -1e-9 },
        ],
      ],
    ]);
    const text = formatRun(answers, "my engine");
    expect(text.split("\n")[0]).toBe("q1 Q0 s:a 1 0.30000000000000004 my_engine");
    expect(parseRun(text, "x")).toEqual(answers);
  });

  it.each([
    ["too few fields", "q1 0 s:a", parseQrels],
    ["a grade that is no number", "q1 0 s:a good", parseQrels],
    ["a score that is no number", "q1 Q0 s:a 1 best x", parseRun],
  ])("refuses %s and names the line", (_, line, parse) => {
    expect(() => parse(`\n${line}\n`, "f.txt")).toThrow("line 2 of f.txt");
  });

  it("refuses an id that the form cannot hold", () => {
    expect(() => formatQrels(new Map([["q 1", [{ toolId: "s:a", relevance: 1 }]]]))).toThrow("q 1");
  });
});
