import { describe, expect, it } from "vitest";
import type { CorpusFile } from "../formats/corpus.js";
import type { GoldenSetFile } from "../formats/golden-set.js";
import type { SecurityCorpusFile } from "../formats/security-corpus.js";
import { corpusHash } from "./content-hash.js";
import { checkCorpus, checkGoldenSet, checkSecurityCorpus } from "./invariants.js";

const tool = (server: string, name: string) => ({
  tool_id: `${server}:${name}`,
  server,
  tool: name,
  description: "",
});
const corpus: CorpusFile = { version: "v1", tools: [tool("a", "create_issue"), tool("b", "send_mail")] };

const query = (change: Partial<GoldenSetFile["queries"][number]> = {}) => ({
  id: "q1",
  query: "report a bug",
  labels: [{ tool_id: "a:create_issue", relevance: 2 }],
  split: "test" as const,
  ...change,
});
const golden = (...queries: GoldenSetFile["queries"]): GoldenSetFile => ({
  version: "v1",
  corpus_version: "v1",
  queries,
});

const entry = (
  change: Partial<SecurityCorpusFile["entries"][number]> = {},
): SecurityCorpusFile["entries"][number] => ({
  id: "m1",
  description: "text",
  label: "malicious",
  category: "exfiltration",
  split: "dev",
  provenance: { source: "here", license: "MIT" },
  ...change,
});
const mirror = entry({ id: "h1", label: "benign", category: "hard_negative", resembles: "m1" });
const security = (...entries: SecurityCorpusFile["entries"]): SecurityCorpusFile => ({
  version: "v1",
  entries,
});

const pointers = (problems: { pointer: string }[]) => problems.map(({ pointer }) => pointer);

describe("corpus invariants", () => {
  it("accepts a sound corpus with its hash", () => {
    expect(checkCorpus({ ...corpus, content_sha256: corpusHash(corpus) })).toEqual({
      errors: [],
      warnings: [],
    });
  });

  it.each([
    [
      "a repeated tool_id",
      { ...corpus, tools: [...corpus.tools, tool("a", "create_issue")] },
      "/tools/2/tool_id",
    ],
    [
      "a tool_id that is not server:tool",
      { ...corpus, tools: [{ ...tool("a", "x"), tool_id: "a:y" }] },
      "/tools/0/tool_id",
    ],
    ["a hash of other content", { ...corpus, content_sha256: "0".repeat(64) }, "/content_sha256"],
  ])("refuses %s", (_, broken, pointer) => {
    expect(pointers(checkCorpus(broken).errors)).toEqual([pointer]);
  });

  it("hashes content, not order", () => {
    expect(corpusHash({ tools: [...corpus.tools].reverse() })).toBe(corpusHash(corpus));
    expect(corpusHash({ tools: corpus.tools.slice(1) })).not.toBe(corpusHash(corpus));
  });
});

describe("golden set invariants", () => {
  it("accepts a sound set", () => {
    expect(checkGoldenSet(golden(query()), corpus)).toEqual({ errors: [], warnings: [] });
  });

  it.each([
    [
      "a label that is not in the corpus (INV-1)",
      query({ labels: [{ tool_id: "a:gone", relevance: 2 }] }),
      "/queries/0/labels/0/tool_id",
    ],
    [
      "no relevant label",
      query({ labels: [{ tool_id: "a:create_issue", relevance: 0 }] }),
      "/queries/0/labels",
    ],
    [
      "two labels for one tool",
      query({
        labels: [
          { tool_id: "a:create_issue", relevance: 2 },
          { tool_id: "a:create_issue", relevance: 1 },
        ],
      }),
      "/queries/0/labels/1/tool_id",
    ],
  ])("refuses %s", (_, broken, pointer) => {
    expect(pointers(checkGoldenSet(golden(broken), corpus).errors)).toEqual([pointer]);
  });

  it("refuses a repeated id and labels for another corpus", () => {
    expect(pointers(checkGoldenSet(golden(query(), query()), corpus).errors)).toEqual(["/queries/1/id"]);
    const other = { ...golden(query()), corpus_sha256: "0".repeat(64) };
    expect(pointers(checkGoldenSet(other, corpus).errors)).toEqual(["/corpus_sha256"]);
  });

  it.each([
    ["a query that names its tool (R-C)", query({ query: "please createIssue" }), "/queries/0/query"],
    ["a hard negative that names no near-duplicate", query({ tags: ["hard-negative"] }), "/queries/0/notes"],
    [
      "a near-duplicate outside the corpus",
      query({ notes: "hard-negative: near-dup of a:gone" }),
      "/queries/0/notes",
    ],
    [
      "a near-duplicate that is the right answer",
      query({ notes: "hard-negative: near-dup of a:create_issue" }),
      "/queries/0/notes",
    ],
    ["no split", { ...query(), split: undefined }, "/queries/0/split"],
  ])("warns of %s", (_, odd, pointer) => {
    const report = checkGoldenSet(golden(odd as ReturnType<typeof query>), corpus);
    expect(report.errors).toEqual([]);
    expect(pointers(report.warnings)).toEqual([pointer]);
  });

  it("warns of another corpus version", () => {
    expect(pointers(checkGoldenSet({ ...golden(query()), corpus_version: "v2" }, corpus).warnings)).toEqual([
      "/corpus_version",
    ]);
  });
});

describe("security corpus invariants", () => {
  it("accepts a sound corpus", () => {
    expect(checkSecurityCorpus(security(entry(), mirror))).toEqual({ errors: [], warnings: [] });
  });

  it.each([
    ["a label that contradicts its category", entry({ label: "benign" }), "/entries/0/label"],
    [
      "a restricted licence (INV-4)",
      entry({ provenance: { source: "paper", license: "CC-BY-NC-4.0" } }),
      "/entries/0/provenance/license",
    ],
    [
      "an unknown licence (INV-4)",
      entry({ provenance: { source: "web", license: "unknown" } }),
      "/entries/0/provenance/license",
    ],
  ])("refuses %s", (_, broken, pointer) => {
    const whole = security(broken, mirror, entry({ id: "m2" }));
    expect(pointers(checkSecurityCorpus(whole).errors)).toEqual([pointer]);
  });

  it("refuses a corpus without positives or negatives, and repeated ids", () => {
    expect(checkSecurityCorpus(security(entry())).errors[0]?.found).toBe("no benign entry");
    expect(checkSecurityCorpus(security(mirror)).errors[0]?.found).toBe("no malicious entry");
    expect(pointers(checkSecurityCorpus(security(entry(), mirror, entry())).errors)).toEqual([
      "/entries/2/id",
    ]);
  });

  it("warns of an attack category without a hard negative, and of a hard negative that mirrors nothing", () => {
    const lonely = entry({ id: "m2", category: "secret" });
    expect(checkSecurityCorpus(security(entry(), lonely, mirror)).warnings[0]?.found).toBe(
      "no hard negative for secret",
    );
    const { resembles: _, ...aimless } = mirror;
    expect(
      pointers(checkSecurityCorpus(security(entry(), mirror, { ...aimless, id: "h2" })).warnings),
    ).toEqual(["/entries/2/resembles"]);
  });
});
