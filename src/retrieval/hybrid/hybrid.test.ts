import { describe, expect, it } from "vitest";
import { quantize, similarity } from "./embedder.js";
import { fuse } from "./fuse.js";
import { readingsOf } from "./readings.js";
import { embeddedText } from "./tool-text.js";

describe("embeddedText", () => {
  const tool = { toolId: "git_hub:createIssue", server: "git_hub", tool: "createIssue" };
  const schema = { properties: { repoName: { description: "Where" } } };

  it("is the name in words, the title and the description", () => {
    const description = "Opens an issue in a repository, with labels, assignees and a milestone.";
    expect(embeddedText({ ...tool, title: "New issue", description, schema })).toBe(
      `git hub create issue. New issue. ${description}`,
    );
  });

  it("adds the parameters where the author said little", () => {
    expect(embeddedText({ ...tool, description: "", schema })).toBe("git hub create issue. repo name. Where");
  });
});

describe("readingsOf", () => {
  it.each([
    ["one clause is read once", "open an issue", ["open an issue"]],
    [
      "clauses are also read by themselves",
      "find the last invoice, then send it to the customer",
      [
        "find the last invoice, then send it to the customer",
        "find the last invoice",
        "then send it to the customer",
      ],
    ],
    ["short clauses are not", "salt and pepper", ["salt and pepper"]],
    [
      "common foreign words are also read in English",
      "crear una factura",
      ["crear una factura", "create una invoice"],
    ],
  ])("%s", (_, query, readings) => {
    expect(readingsOf(query)).toEqual(readings);
  });
});

describe("fuse", () => {
  it("adds standardized scores by weight", () => {
    // Both have mean 2 and deviation 1 after scaling: z of [1, 3] is [-1, 1], of [30, 10] is [1, -1].
    const fused = fuse(Float64Array.of(1, 3), Float64Array.of(30, 10), 0.75);
    expect([...fused]).toEqual([-0.75 + 0.25, 0.75 - 0.25]);
  });

  it("lets a scoring without differences decide nothing", () => {
    expect([...fuse(Float64Array.of(1, 3), Float64Array.of(0, 0), 0.75)]).toEqual([-0.75, 0.75]);
  });
});

describe("quantized vectors", () => {
  it("keep similarities to two digits", () => {
    const a = Array.from({ length: 384 }, (_, i) => Math.sin(i) / Math.sqrt(192));
    const b = Array.from({ length: 384 }, (_, i) => Math.sin(i + 0.5) / Math.sqrt(192));
    const exact = a.reduce((sum, value, i) => sum + value * b[i]!, 0);
    expect(similarity(quantize(a), quantize(b))).toBeCloseTo(exact, 2);
    expect(similarity(quantize(new Array(384).fill(0)), quantize(b))).toBe(0);
  });
});
