import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { GoldenQuery } from "../formats/golden-set.js";
import { CONTRACT_TOOLS } from "../retrieval/engines/engine-contract.cases.js";
import { openEngine } from "./open-engine.js";

const QUERIES: GoldenQuery[] = [{ id: "q1", query: "hello", labels: [{ toolId: "s:a", relevance: 1 }] }];
const context = { tools: CONTRACT_TOOLS, queries: QUERIES };

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "toolgauge-engines-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function file(name: string, text: string): Promise<string> {
  await writeFile(join(folder, name), text);
  return join(folder, name);
}

describe("openEngine", () => {
  it("knows the embedded engine and adapters by name", async () => {
    expect((await openEngine("lexical", context)).engine.name).toBe("lexical");
    expect((await openEngine("mcpproxy=http://127.0.0.1:1", context)).engine).toMatchObject({
      name: "mcpproxy",
      concurrency: 4,
    });
  });

  it("reads an adapter from a file", async () => {
    const path = await file(
      "a.yaml",
      "kind: engine\nversion: 1\nname: mine\ntype: http\nurl: http://x/?q={query}\nconcurrency: 2\n",
    );
    expect((await openEngine(path, context)).engine).toMatchObject({ name: "mine", concurrency: 2 });
  });

  it("replays a TREC run by the ids of the queries", async () => {
    const path = await file("x.run", "q1 Q0 s:b 2 1.5 x\nq1 Q0 s:a 1 2.5 x\n");
    const { engine } = await openEngine(`run=${path}`, context);
    expect(await engine.search("hello", 5)).toEqual([
      { toolId: "s:a", score: 2.5 },
      { toolId: "s:b", score: 1.5 },
    ]);
  });

  it("refuses a run that answers none of the queries", async () => {
    const path = await file("y.run", "other Q0 s:a 1 1 x\n");
    await expect(openEngine(`run=${path}`, context)).rejects.toThrow("answers none of the 1 queries");
  });

  it.each([
    ["nothing", "there is no engine"],
    ["http=", "lacks <url"],
    ["constructor=x", "there is no engine"],
    ["/no/such/file.yaml", "does not exist"],
  ])("refuses %s", async (name, message) => {
    await expect(openEngine(name, context)).rejects.toThrow(message);
  });

  it("refuses an adapter file with an unknown field", async () => {
    const path = await file(
      "b.json",
      '{"kind":"engine","version":1,"name":"n","type":"http","url":"http://x","retry":1}',
    );
    await expect(openEngine(path, context)).rejects.toThrow("not a valid engine-adapter file");
  });
});
