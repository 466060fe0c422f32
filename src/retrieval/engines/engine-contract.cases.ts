import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CorpusTool } from "../../formats/corpus.js";
import { byScoreThenId, type Engine } from "./engine.js";

function tool(server: string, name: string, description: string, properties: object = {}): CorpusTool {
  return {
    toolId: `${server}:${name}`,
    server,
    tool: name,
    description,
    schema: { type: "object", properties },
  };
}

/** What every engine of the contract suite is asked about. */
export const CONTRACT_TOOLS: readonly CorpusTool[] = [
  tool("tracker", "create_issue", "Opens a new issue in a project.", { title: { type: "string" } }),
  tool("tracker", "list_issues", "Lists the issues of a project."),
  tool("chat", "sendMessage", "Posts a message to a channel.", { channel: { type: "string" } }),
  tool("storage", "delete-object", "Deletes one object from a bucket."),
  tool("twin_a", "ping", "Answers with pong."),
  tool("twin_b", "ping", "Answers with pong."),
];

export interface RunningEngine {
  engine: Engine;
  stop?(): Promise<void>;
}

/** The laws that hold for every engine, embedded or reached through an adapter. */
export function describeEngineContract(
  name: string,
  start: (tools: readonly CorpusTool[]) => Promise<RunningEngine> | RunningEngine,
): void {
  describe(`${name} keeps the engine contract`, () => {
    let running: RunningEngine;
    beforeAll(async () => {
      running = await start(CONTRACT_TOOLS);
    });
    afterAll(() => running.stop?.());
    const ask = async (query: string, limit = 10) => running.engine.search(query, limit);

    it.each([
      ["open a new issue", "tracker:create_issue"],
      ["post a message to the channel", "chat:sendMessage"],
      ["delete an object from the bucket", "storage:delete-object"],
    ])("puts the right tool first for: %s", async (query, toolId) => {
      expect((await ask(query))[0]?.toolId).toBe(toolId);
    });

    it("returns at most the limit, the best first", async () => {
      const [all, first] = [await ask("issues of a project"), await ask("issues of a project", 1)];
      expect(first).toEqual(all.slice(0, 1));
      expect([...all].sort(byScoreThenId)).toEqual(all);
    });

    it("names tools of the corpus only, each once", async () => {
      const ids = (await ask("a message about an issue in a bucket")).map((found) => found.toolId);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => !CONTRACT_TOOLS.some((known) => known.toolId === id))).toEqual([]);
    });

    it("answers the same question twice alike", async () => {
      expect(await ask("list issues")).toEqual(await ask("list issues"));
    });

    it("orders equal tools by id", async () => {
      const twins = (await ask("answers with pong")).filter((found) => found.toolId.endsWith(":ping"));
      expect(twins.map((found) => found.toolId)).toEqual(["twin_a:ping", "twin_b:ping"]);
      expect(twins[0]!.score).toBe(twins[1]!.score);
    });

    it.each([
      "",
      "   ",
      "\u0000\u202e\ud800",
      "__proto__ constructor",
      '"quoted" & <b>?q=1#x',
      "x".repeat(5000),
    ])("survives odd query %#", async (query) => {
      expect(Array.isArray(await ask(query))).toBe(true);
    });
  });
}
