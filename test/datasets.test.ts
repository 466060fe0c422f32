import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sha256 } from "../src/core/canonical-json.js";
import { checkGoldenSet } from "../src/corpus/invariants.js";
import { loadBaseline, loadCorpus, loadGoldenSet, loadSecurityCorpus } from "../src/corpus/load.js";
import { FORMATS } from "../src/formats/index.js";
import { CHECKS } from "../src/scanner/index.js";

const FOLDER = join(import.meta.dirname, "../datasets");
const checksums: Record<string, string> = JSON.parse(readFileSync(join(FOLDER, "checksums.json"), "utf8"));
const committed = readdirSync(FOLDER).filter((name) => /_v\d+\.json$/.test(name));

describe("the committed datasets", () => {
  it.each(committed)("%s is the version that was frozen", (name) => {
    expect(checksums[name], "a changed dataset is a new version").toBe(
      sha256(readFileSync(join(FOLDER, name))),
    );
  });

  it("are all there", () => {
    expect(Object.keys(checksums).sort()).toEqual(committed.sort());
  });

  it("are what their sources give, to the byte (FR-012)", () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(FOLDER, "../tools/datasets/build.js"), "--check"],
      { encoding: "utf8" },
    );
    expect(stderr).toBe("");
    expect(status).toBe(0);
  });

  it("hold every invariant, strictly", async () => {
    const strict = { strict: true };
    const corpus = await loadCorpus(join(FOLDER, "corpus_v1.json"), strict);
    const golden = await loadGoldenSet(join(FOLDER, "retrieval_golden_v1.json"), corpus, strict);
    const security = await loadSecurityCorpus(join(FOLDER, "security_corpus_v1.json"), strict);
    expect([corpus, golden, security].flatMap(({ warnings }) => warnings)).toEqual([]);
  });

  it("have one verdict per real tool and check, sorted, about definitions of the lock", () => {
    const read = (name: string) => JSON.parse(readFileSync(join(FOLDER, name), "utf8"));
    const lock = FORMATS["locked-corpus"].parse(read("real_servers.lock.json"));
    const { verdicts, lock_version } = FORMATS["tool-verdicts"].parse(read("real_servers.verdicts.json"));
    const locked = new Map(
      lock.servers.flatMap(({ tools }) => tools.map(({ tool_id, sha256 }) => [tool_id, sha256])),
    );
    const keys = verdicts.map(({ tool_id, check_id }) => `${tool_id} ${check_id}`);
    expect(lock_version).toBe(lock.version);
    expect(keys).toEqual([...new Set(keys)].sort());
    expect(verdicts.filter(({ tool_id, sha256 }) => locked.get(tool_id) !== sha256)).toEqual([]);
    expect(verdicts.filter(({ check_id }) => !CHECKS.some(({ id }) => id === check_id))).toEqual([]);
  });

  it("have queries over the real tools that hold every invariant a lock allows to check", () => {
    const read = (name: string) => JSON.parse(readFileSync(join(FOLDER, name), "utf8"));
    const lock = FORMATS["locked-corpus"].parse(read("real_servers.lock.json"));
    const golden = FORMATS["golden-set"].parse(read("real_servers_golden_v1.json"));
    const tools = lock.servers.flatMap(({ server, tools: locked }) =>
      locked.map(({ tool_id }) => ({
        tool_id,
        server,
        tool: tool_id.slice(server.length + 1),
        description: "",
      })),
    );
    const locked = new Map(lock.servers.flatMap(({ tools }) => tools.map((tool) => [tool.tool_id, tool])));
    const stale = (golden.judged_definitions ?? []).filter(
      ({ tool_id, sha256 }) => locked.get(tool_id)?.sha256 !== sha256,
    );
    expect(stale, "judged on another definition than the lock's").toEqual([]);
    const { corpus_sha256: _, ...labels } = golden;
    const corpus = FORMATS.corpus.parse({ version: `${lock.version}-real`, tools });
    expect(checkGoldenSet(labels, corpus)).toEqual({ errors: [], warnings: [] });
  });

  it("agree with the baseline that is used with them", async () => {
    const corpus = await loadCorpus(join(FOLDER, "corpus_v1.json"));
    const golden = await loadGoldenSet(join(FOLDER, "retrieval_golden_v1.json"), corpus);
    const baseline = await loadBaseline(join(FOLDER, "baseline_v1.json"));
    for (const reference of baseline.retrieval) {
      expect(reference).toMatchObject({ corpusSha256: corpus.sha256, goldenSha256: golden.sha256 });
    }
    const security = await loadSecurityCorpus(join(FOLDER, "security_corpus_v1.json"));
    for (const reference of baseline.security) expect(reference.corpusSha256).toBe(security.sha256);
  });
});

describe("the marked sentences of attacks", () => {
  const wording = join(FOLDER, "sources/wording");
  type Marks = [sentences: number, alone: number[], together: number[]];
  const marks: Record<string, Record<string, Marks>> = JSON.parse(
    readFileSync(join(wording, "attack-sentences.json"), "utf8"),
  );

  it("belong to attacks that a set holds, each sentence at most once", () => {
    const { dev, ...sets } = marks;
    expect(Object.keys(dev ?? {}).length).toBeGreaterThan(100);
    for (const [set, marked] of Object.entries(sets)) {
      const entries: { id: string; label: string }[] = JSON.parse(readFileSync(join(wording, set), "utf8"));
      const attacks = new Set(entries.filter(({ label }) => label === "malicious").map(({ id }) => id));
      for (const [id, [sentences, alone, together]] of Object.entries(marked)) {
        const numbers = [...alone, ...together];
        expect(attacks, `${set} ${id}`).toContain(id);
        expect(new Set(numbers).size, `${set} ${id}`).toBe(numbers.length);
        expect(Math.max(-1, ...numbers), `${set} ${id}`).toBeLessThan(sentences);
      }
    }
  });
});
