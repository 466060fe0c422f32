import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CorpusTool } from "../../formats/corpus.js";
import type { GoldenQuery } from "../../formats/golden-set.js";
import { CONTRACT_TOOLS } from "../engines/engine-contract.cases.js";
import { lexical } from "../engines/lexical.js";
import { createFitness } from "./fitness.js";

function query(id: string, text: string, toolId: string): GoldenQuery {
  return { id, query: text, labels: [{ toolId, relevance: 2 }] };
}

const QUERIES = [
  query("q1", "open a new issue", "tracker:create_issue"),
  query("q2", "whisper something to the whole crew", "chat:sendMessage"),
  query("q3", "delete an object from the bucket", "storage:delete-object"),
  query("q4", "answers with pong", "twin_b:ping"),
];
const fitness = createFitness(CONTRACT_TOOLS, QUERIES);

describe("createFitness", () => {
  it("finds nothing changed when nothing changed, ties included", () => {
    const same = Object.fromEntries(
      CONTRACT_TOOLS.map(({ toolId, description }) => [toolId, { description }]),
    );
    expect(fitness.evaluate(same)).toEqual({ score: fitness.base, delta: 0, changed: [] });
    expect(fitness.evaluate({})).toEqual({ score: fitness.base, delta: 0, changed: [] });
  });

  it("rewards a description that says what people ask for, and names the query", () => {
    const better = fitness.evaluate({
      "chat:sendMessage": { description: "Whispers a message to the crew." },
    });
    expect(better.delta).toBeGreaterThan(0);
    expect(better.score).toBeCloseTo(fitness.base + better.delta, 12);
    expect(better.changed.map(({ id, ranked }) => [id, ranked[0]])).toContainEqual([
      "q2",
      "chat:sendMessage",
    ]);
  });

  it("punishes an empty description", () => {
    expect(fitness.evaluate({ "storage:delete-object": { description: "" } }).delta).toBeLessThanOrEqual(0);
    expect(fitness.evaluate({ "twin_b:ping": { description: "" } }).delta).toBeLessThan(0);
  });

  it("refuses a tool that the corpus does not have", () => {
    expect(() => fitness.evaluate({ "no:tool": { description: "x" } })).toThrow("no tool no:tool");
  });

  it("ranks unchanged tools exactly as the engine does, whatever one tool says", () => {
    const engine = lexical.build(CONTRACT_TOOLS);
    fc.assert(
      fc.property(
        fc.constantFrom(...CONTRACT_TOOLS),
        fc.array(fc.constantFrom("issue", "message", "bucket", "pong", "crew", "zebra")),
        (tool: CorpusTool, words) => {
          for (const { id, ranked } of fitness.evaluate({ [tool.toolId]: { description: words.join(" ") } })
            .changed) {
            const asked = QUERIES.find((one) => one.id === id)!.query;
            const usual = (engine.search(asked, 10) as { toolId: string }[]).map((found) => found.toolId);
            const others = (ids: string[]) => ids.filter((toolId) => toolId !== tool.toolId);
            expect(others(ranked)).toEqual(others(usual));
          }
        },
      ),
    );
  });
});
