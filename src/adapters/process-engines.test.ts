import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CorpusTool } from "../formats/corpus.js";
import type { CommandEngineAdapter, McpEngineAdapter } from "../formats/engine-adapter.js";
import { CONTRACT_TOOLS, describeEngineContract } from "../retrieval/engines/engine-contract.cases.js";
import { commandEngine } from "./command-engine.js";
import { mcpEngine } from "./mcp-engine.js";
import type { OpenedEngine } from "./opened-engine.js";

const shared = { kind: "engine", version: 1, timeoutMs: 10_000, concurrency: 4, env: {} } as const;

function commandLine(file: string, tools: readonly CorpusTool[]): string[] {
  const path = fileURLToPath(new URL(`../../test/fixtures/engines/${file}`, import.meta.url));
  return [process.execPath, path, JSON.stringify(tools)];
}

function openCommand(changes: Partial<CommandEngineAdapter> = {}): OpenedEngine {
  const command = commandLine("json-lines-engine.js", CONTRACT_TOOLS);
  return commandEngine({ ...shared, type: "command", name: "command", command, ...changes }, process.env);
}

function openMcp(changes: Partial<McpEngineAdapter> = {}): Promise<OpenedEngine> {
  return mcpEngine({
    ...shared,
    type: "mcp",
    name: "mcp",
    command: commandLine("mcp-search-server.js", CONTRACT_TOOLS),
    headers: {},
    tool: "retrieve_tools",
    queryArgument: "query",
    limitArgument: "limit",
    ...changes,
  });
}

describeEngineContract("a command that speaks JSON lines", () => {
  const { engine, close } = openCommand();
  return { engine, stop: close! };
});

describeEngineContract("the search tool of an MCP server in another process", async () => {
  const { engine, close } = await openMcp();
  return { engine, stop: close! };
});

describe("command engine", () => {
  it("keeps a failure to the query that had it", async () => {
    const { engine, close } = openCommand();
    const [failed, fine] = await Promise.allSettled([
      engine.search("make it fail", 5),
      engine.search("new issue", 5),
    ]);
    expect(failed).toMatchObject({
      status: "rejected",
      reason: { message: expect.stringContaining("being rebuilt") },
    });
    expect(fine.status).toBe("fulfilled");
    await close!();
  });

  it.each([
    ["make it hang", "did not answer within 300 ms"],
    ["make it crash", "ended with status 3: out of memory"],
    ["make it babble", "not a JSON answer: this is not JSON"],
  ])("reports what happened to: %s", async (query, message) => {
    const { engine, close } = openCommand({ timeoutMs: query === "make it hang" ? 300 : 10_000 });
    await expect(engine.search(query, 5)).rejects.toThrow(message);
    await close!();
  });

  it("reports a command that does not exist on every query", async () => {
    const { engine, close } = openCommand({ command: ["no-such-engine-here"] });
    await expect(engine.search("a", 5)).rejects.toThrow("cannot be started (ENOENT)");
    await expect(engine.search("b", 5)).rejects.toThrow("cannot be started (ENOENT)");
    await close!();
  });
});

describe("mcp engine", () => {
  let opened: OpenedEngine;
  beforeAll(async () => {
    opened = await openMcp();
  });
  afterAll(() => opened.close!());

  it.each([
    ["make it fail", "is an error: no index yet"],
    ["make it babble", "is not JSON: I found something!"],
  ])("reports what happened to: %s", async (query, message) => {
    await expect(opened.engine.search(query, 5)).rejects.toThrow(message);
  });

  it("reports a tool that the server does not have", async () => {
    const other = await openMcp({ tool: "find_everything" });
    await expect(other.engine.search("issue", 5)).rejects.toThrow("find_everything");
    await other.close!();
  });
});
