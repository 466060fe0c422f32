import { describe, expect, it } from "vitest";
import { buildTermIndex } from "../lexical/term-index.js";
import { quantize, similarity } from "./embedder.js";
import { fuse } from "./fuse.js";
import { createReader } from "./readings.js";
import { TOOL_VIEWS } from "./tool-text.js";

describe("TOOL_VIEWS", () => {
  const tool = { toolId: "git_hub:createIssue", server: "git_hub", tool: "createIssue" };
  const schema = { properties: { repoName: { description: "Where" } } };
  const texts = (description: string) =>
    TOOL_VIEWS.map(({ textOf }) => textOf({ ...tool, title: "New issue", description, schema }));

  it("are the whole text, the gist without the server, and the name", () => {
    const description = "Opens an issue in a repository. Sets labels, assignees and a milestone.";
    expect(texts(description)).toEqual([
      `git hub create issue. New issue. ${description}`,
      "create issue. Opens an issue in a repository.",
      "git hub create issue",
    ]);
  });

  it("add the parameters where the author said little", () => {
    expect(texts("")[0]).toBe("git hub create issue. New issue. repo name. Where");
  });

  it("share what the lexical score leaves", () => {
    expect(TOOL_VIEWS.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(0.71);
  });
});

describe("createReader", () => {
  const tools = [
    { toolId: "trello:addCard", server: "trello", tool: "addCard", description: "Adds a card." },
  ];
  const read = createReader(buildTermIndex(tools), ["find", "send", "invoice", "customer", "last"]);

  it.each([
    ["one clause once", "open an issue", ["open an issue"]],
    [
      "clauses also by themselves",
      "find the last invoice, then send it to the customer",
      [
        "find the last invoice, then send it to the customer",
        "find the last invoice",
        "then send it to the customer",
      ],
    ],
    ["short clauses not by themselves", "salt and pepper", ["salt and pepper"]],
    ["slips mended", "send the invioce to trelo", ["send the invoice to trello"]],
    [
      "known words of other languages in English",
      "crear una factura",
      ["create invoice", "crear una factura"],
    ],
    [
      "stems of other languages in English, words of the tools as they are",
      "usuń kartę z Trello",
      ["delete card trello", "usuń kartę z Trello"],
    ],
    ["an unknown language as it is", "ᚠᚢᚦ", ["ᚠᚢᚦ"]],
  ])("reads %s", (_, query, readings) => {
    expect(read(query)).toEqual(readings);
  });
});

describe("fuse", () => {
  it("adds standardized scores by weight", () => {
    // Both have mean 2 and deviation 1 after scaling: z of [1, 3] is [-1, 1], of [30, 10] is [1, -1].
    const fused = fuse([
      { weight: 0.75, scores: Float64Array.of(1, 3) },
      { weight: 0.25, scores: Float64Array.of(30, 10) },
    ]);
    expect([...fused]).toEqual([-0.75 + 0.25, 0.75 - 0.25]);
  });

  it("lets a scoring without differences decide nothing", () => {
    const fused = fuse([
      { weight: 0.75, scores: Float64Array.of(1, 3) },
      { weight: 0.25, scores: Float64Array.of(0, 0) },
    ]);
    expect([...fused]).toEqual([-0.75, 0.75]);
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
