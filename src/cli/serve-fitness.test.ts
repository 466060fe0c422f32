import { PassThrough, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { CONTRACT_TOOLS } from "../retrieval/engines/engine-contract.cases.js";
import { serveFitness } from "./serve-fitness.js";

it("answers each line with a line, good or bad, after stating the base", async () => {
  const lines = [
    '{"id": 1, "tools": {"chat:sendMessage": {"description": "Whispers to the crew."}}}',
    "not json",
    '{"id": "b", "tools": {"no:tool": {"description": "x"}}}',
    '{"id": 3, "tools": {"chat:sendMessage": {"price": 1}}}',
    "",
    '{"id": 4, "tools": {}}',
  ];
  const queries = [
    { id: "q1", query: "whisper to the crew", labels: [{ toolId: "chat:sendMessage", relevance: 2 }] },
  ];
  const output = new PassThrough();
  const written = text(output);
  await serveFitness(CONTRACT_TOOLS, queries, Readable.from(lines.map((line) => `${line}\n`)), output);
  output.end();
  const answers = (await written)
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(answers).toEqual([
    { metric: "nDCG@10", base: expect.any(Number), queries: 1 },
    {
      id: 1,
      score: 1,
      delta: expect.any(Number),
      changed: [expect.objectContaining({ id: "q1", score: 1 })],
    },
    { id: null, error: "the line is not JSON" },
    { id: "b", error: "the corpus has no tool no:tool" },
    { id: 3, error: expect.stringContaining("price") },
    { id: 4, score: answers[0]!.base, delta: 0, changed: [] },
  ]);
});
