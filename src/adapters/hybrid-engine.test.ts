import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CONTRACT_TOOLS, describeEngineContract } from "../retrieval/engines/engine-contract.cases.js";
import { quantize } from "../retrieval/hybrid/embedder.js";
import { tokenize } from "../retrieval/text/tokens.js";
import { openHybrid } from "./hybrid-engine.js";
import type { SentenceModel } from "./sentence-model.js";

/** Counts letters of stems: no understanding, but a real vector of length 1. */
function fakeModel() {
  const embedded: string[] = [];
  const model: SentenceModel = {
    id: "fake",
    dimensions: 26,
    async embed(texts) {
      embedded.push(...texts);
      return texts.map((text) => {
        const counts = new Array<number>(26).fill(0.01);
        for (const letter of wordsOf(text)) counts[letter.charCodeAt(0) - 97]! += 1;
        const length = Math.hypot(...counts.filter(Number.isFinite));
        return quantize(counts.slice(0, 26).map((count) => count / length));
      });
    },
  };
  return { model, embedded };
}

/** Without single letters, which tell the contract's twins apart. */
function wordsOf(text: string): string {
  return tokenize(text)
    .filter((word) => word.length > 1)
    .join("");
}

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "toolgauge-vectors-"));
});
afterAll(() => rm(folder, { recursive: true }));

const filesIn = (name: string) => () => ({
  shipped: join(folder, "none.bin"),
  cache: join(folder, name, "v.bin"),
});

describeEngineContract("hybrid", async () => {
  const { engine, close } = await openHybrid(CONTRACT_TOOLS, {
    load: async () => fakeModel().model,
    files: filesIn("contract"),
  });
  return { engine, stop: close! };
});

/** Three per tool; the twins have one gist. */
const TEXTS = CONTRACT_TOOLS.length * 3 - 1;

describe("hybrid engine", () => {
  it("says that the model is missing, and answers with the lexical engine", async () => {
    const { engine, note } = await openHybrid(CONTRACT_TOOLS, { load: async () => undefined });
    expect(engine.name).toBe("lexical");
    expect(note).toContain("no sentence-embedding model is installed");
    expect((await engine.search("open a new issue", 1))[0]?.toolId).toBe("tracker:create_issue");
  });

  it("embeds every text once, ever, and answers the same from the cache", async () => {
    const [first, second] = [fakeModel(), fakeModel()];
    const before = await openHybrid(CONTRACT_TOOLS, {
      load: async () => first.model,
      files: filesIn("once"),
    });
    const answer = await before.engine.search("delete an object", 5);
    await before.close!();
    const after = await openHybrid(CONTRACT_TOOLS, {
      load: async () => second.model,
      files: filesIn("once"),
    });
    expect(await after.engine.search("delete an object", 5)).toEqual(answer);
    expect(first.embedded).toHaveLength(TEXTS + 1);
    expect(second.embedded).toEqual([]);
  });

  it("embeds again what changed, and only that", async () => {
    const [first, second] = [fakeModel(), fakeModel()];
    await openHybrid(CONTRACT_TOOLS, { load: async () => first.model, files: filesIn("changed") });
    const [tool, ...rest] = CONTRACT_TOOLS;
    const changed = [{ ...tool!, description: "Something else." }, ...rest];
    await openHybrid(changed, { load: async () => second.model, files: filesIn("changed") });
    expect(second.embedded).toEqual([
      expect.stringContaining("Something else."),
      expect.stringContaining("Something else."),
    ]);
  });

  it("recomputes what a damaged cache held", async () => {
    const { model, embedded } = fakeModel();
    const files = { shipped: join(folder, "none.bin"), cache: join(folder, "damaged.bin") };
    await writeFile(files.cache, "half a record");
    const { engine } = await openHybrid(CONTRACT_TOOLS, { load: async () => model, files: () => files });
    expect(embedded).toHaveLength(TEXTS);
    expect(await engine.search("issue", 3)).toHaveLength(3);
  });

  it("goes on where it was interrupted", async () => {
    const tools = Array.from({ length: 200 }, (_, number) => ({
      ...CONTRACT_TOOLS[0]!,
      toolId: `tracker:tool_${number}`,
      tool: `tool_${number}`,
    }));
    const [first, second] = [fakeModel(), fakeModel()];
    const failing: SentenceModel = {
      ...first.model,
      embed: async (texts) => {
        if (first.embedded.length > 300) throw new Error("interrupted");
        return first.model.embed(texts);
      },
    };
    const lines: string[] = [];
    const files = filesIn("interrupted");
    const progress = (line: string) => void lines.push(line);
    await expect(openHybrid(tools, { load: async () => failing, files, progress })).rejects.toThrow(
      "interrupted",
    );
    await openHybrid(tools, { load: async () => second.model, files });
    expect(new Set([...first.embedded, ...second.embedded]).size).toBe(600);
    expect(first.embedded.length + second.embedded.length).toBe(600);
    expect(lines).toEqual([0, 256, 512].map((done) => `hybrid: ${done} of 600 texts embedded`));
  });
});
