import { describe, expect, it } from "vitest";
import type { GoldenQuery } from "../formats/golden-set.js";
import { discoverTool } from "./discoverability.js";
import type { Engine } from "./engines/engine.js";
import { CONTRACT_TOOLS } from "./engines/engine-contract.cases.js";

const ANSWERS: Record<string, string[]> = {
  "tell the project news": ["tracker:create_issue", "tracker:list_issues", "chat:sendMessage"],
  "ping the channel": ["chat:sendMessage"],
  "write to everyone": ["storage:delete-object"],
  "list issues": ["chat:sendMessage", "tracker:list_issues"],
  "new issue": ["tracker:create_issue", "chat:sendMessage"],
};
const ENGINE: Engine = {
  name: "scripted",
  search: (query, limit) =>
    (ANSWERS[query] ?? []).map((toolId, index) => ({ toolId, score: 9 - index })).slice(0, limit),
};

function query(id: string, text: string, toolId: string): GoldenQuery {
  return { id, query: text, labels: [{ toolId, relevance: 2 }] };
}

const QUERIES = [
  query("q1", "tell the project news", "chat:sendMessage"),
  query("q2", "ping the channel", "chat:sendMessage"),
  query("q3", "write to everyone", "chat:sendMessage"),
  query("q4", "list issues", "tracker:list_issues"),
  query("q5", "new issue", "tracker:create_issue"),
];

describe("discoverTool", () => {
  it("says which queries find a tool, what it is confused with and which words it lacks", async () => {
    const found = await discoverTool(ENGINE, CONTRACT_TOOLS, QUERIES, "chat:sendMessage");
    expect(found.queries.map(({ id, rank, before }) => [id, rank, before])).toEqual([
      ["q1", 3, ["tracker:create_issue", "tracker:list_issues"]],
      ["q2", 1, []],
      ["q3", null, ["storage:delete-object"]],
    ]);
    expect(found.intrusions).toEqual([
      { id: "q4", query: "list issues", rank: 1, displaced: ["tracker:list_issues"] },
    ]);
    expect(found.confusedWith).toEqual([
      { toolId: "tracker:list_issues", times: 2 },
      { toolId: "storage:delete-object", times: 1 },
      { toolId: "tracker:create_issue", times: 1 },
    ]);
    expect(found.missingWords).toEqual([
      { word: "project", queries: 1, owners: ["tracker:create_issue", "tracker:list_issues"] },
    ]);
  });

  it("refuses an id that the corpus does not have", async () => {
    await expect(discoverTool(ENGINE, CONTRACT_TOOLS, QUERIES, "chat:shout")).rejects.toThrow(
      "no tool chat:shout",
    );
  });
});
