import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { similarity } from "../retrieval/hybrid/embedder.js";
import { openHybrid } from "./hybrid-engine.js";
import { loadSentenceModel, MODEL_PACKAGES, type SentenceModel } from "./sentence-model.js";

const model = await loadSentenceModel();
const skipped = model === undefined ? ` (skipped: ${MODEL_PACKAGES.join(" and ")} are not installed)` : "";

describe.skipIf(model === undefined)(`the installed sentence-embedding model${skipped}`, () => {
  const installed = model as SentenceModel;
  const embed = (texts: string[]) => installed.embed(texts);
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "toolgauge-model-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("gives vectors of length 1, the same each time and in any company", async () => {
    const [first] = await embed(["delete a file"]);
    const [, again] = await embed(["send a message", "delete a file"]);
    expect(first!.components).toHaveLength(installed.dimensions);
    expect(similarity(first!, first!)).toBeCloseTo(1, 2);
    expect(similarity(first!, again!)).toBeCloseTo(similarity(first!, first!), 3);
  });

  it("places sentences by meaning where they share no word", async () => {
    const [query, near, far] = await embed([
      "get rid of this document",
      "delete a file",
      "weather forecast for tomorrow",
    ]);
    expect(similarity(query!, near!)).toBeGreaterThan(similarity(query!, far!) + 0.2);
  });

  it("knows common words whole", () => {
    const common = ["file", "message", "send", "calendar"];
    expect(common.filter((word) => !installed.words!.includes(word))).toEqual([]);
  });

  it("finds a tool by meaning in the hybrid engine, and keeps its vectors", async () => {
    const tool = (server: string, name: string, description: string) => ({
      toolId: `${server}:${name}`,
      server,
      tool: name,
      description,
    });
    const tools = [
      tool("disk", "remove_file", "Deletes a file for good."),
      tool("disk", "read_file", "Returns the content of a file."),
      tool("sky", "forecast", "Tells the weather of the coming days."),
      tool("post", "send_mail", "Sends an electronic letter."),
    ];
    const cache = join(folder, "vectors.bin");
    let embedded = 0;
    const counted: SentenceModel = {
      ...installed,
      embed: (texts) => {
        embedded += texts.length;
        return installed.embed(texts);
      },
    };
    const open = () =>
      openHybrid(tools, {
        load: async () => counted,
        files: () => ({ shipped: join(folder, "none.bin"), cache }),
      });
    const { engine, note } = await open();
    const [best] = await engine.search("will I need an umbrella on Sunday", 1);
    expect({ best: best?.toolId, note }).toEqual({ best: "sky:forecast", note: undefined });
    const before = embedded;
    await open();
    expect(embedded).toBe(before);
  });
});
