import {
  chmodSync,
  closeSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { boundUser, temporaryFolder, toolgauge } from "./toolgauge.js";

const tool = (server: string, name: string) => ({
  tool_id: `${server}:${name}`,
  server,
  tool: name,
  description: "Opens a ticket.",
});
const corpus = { version: "v1", tools: [tool("tracker", "create_issue"), tool("mail", "send_mail")] };
const query = {
  id: "q1",
  query: "report a bug",
  labels: [{ tool_id: "tracker:create_issue", relevance: 2 }],
};
const golden = { version: "v1", corpus_version: "v1", queries: [query] };

let folder: string;
const write = (name: string, content: unknown) =>
  writeFileSync(join(folder, name), typeof content === "string" ? content : JSON.stringify(content));

beforeEach(() => {
  folder = temporaryFolder();
  write("corpus.json", corpus);
  write("golden.json", golden);
});

const evaluate = (...args: string[]) =>
  toolgauge(
    [
      "eval",
      "retrieval",
      "--corpus",
      "corpus.json",
      "--golden",
      "golden.json",
      "--out",
      "result.txt",
      ...args,
    ],
    { cwd: folder },
  );

function expectRefusal(message: RegExp, ...args: string[]): void {
  const before = readdirSync(folder).sort();
  const { exitCode, stdout, stderr } = evaluate(...args);
  expect(stderr).toMatch(message);
  expect(
    stderr
      .trimEnd()
      .split("\n")
      .filter((line) => !line.startsWith("warning: ")),
  ).toHaveLength(1);
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
  expect(readdirSync(folder).sort()).toEqual(before);
}

describe("bad input gets one clear line, exit code 2, and nothing is written", () => {
  it("accepts the sound pair these cases are made from", () => {
    expect(evaluate().exitCode).toBe(0);
    expect(readFileSync(join(folder, "result.txt"), "utf8")).toContain("Discovery");
  });

  it.each([
    ["an empty file", "", /corpus\.json is empty/],
    ["broken JSON", '{"version": "v1", "tools": [', /corpus\.json is not JSON/],
    [
      "JSON of another kind",
      "[1, 2]",
      /corpus\.json is not a valid corpus file: at the top level: found an array of 2, expected an object/,
    ],
    [
      "a corpus without tools",
      { version: "v1", tools: [] },
      /at \/tools: found an array of 0, expected at least 1 items/,
    ],
    [
      "a repeated tool",
      { version: "v1", tools: [tool("a", "b"), tool("a", "b")] },
      /at \/tools\/1\/tool_id: found a:b, expected an id that occurs once/,
    ],
    [
      "a corpus of a later format",
      { ...corpus, format_version: 9 },
      /has format version 9; this release reads version 1/,
    ],
    ["text that is not UTF-8", Buffer.from([0x7b, 0xff, 0xfe]).toString("latin1"), /corpus\.json is not/],
  ])("%s", (_, content, message) => {
    write("corpus.json", content);
    expectRefusal(message);
  });

  it("a file that does not exist", () =>
    expectRefusal(/nowhere\.json does not exist/, "--corpus", "nowhere.json"));

  it("a directory", () => {
    mkdirSync(join(folder, "corpus"));
    expectRefusal(/corpus is a directory/, "--corpus", "corpus");
  });

  it("a sparse file of 2 GB, without reading it", () => {
    const file = openSync(join(folder, "huge.json"), "w");
    ftruncateSync(file, 2 * 1024 ** 3);
    closeSync(file);
    expectRefusal(/huge\.json has 2048 MB, more than the limit of 256 MB/, "--corpus", "huge.json");
  });

  it("a file without permission", ({ skip }) => {
    const user = boundUser();
    if (user === null) skip("the project's files cannot be read by an ordinary user");
    chmodSync(folder, 0o755);
    chmodSync(join(folder, "corpus.json"), 0o000);
    const args = ["eval", "retrieval", "--corpus", "corpus.json", "--golden", "golden.json"];
    const { exitCode, stdout, stderr } = toolgauge(args, {
      cwd: folder,
      ...(typeof user === "number" && { user }),
    });
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
    expect(stderr).toMatch(/^toolgauge: corpus\.json may not be read by this user.*\n$/);
  });

  it("an engine that answers nothing: what it scored is printed, and why, but nothing is decided", () => {
    const engine = ["--engine", "command=no-such-program-here"];
    const args = ["eval", "retrieval", "--corpus", "corpus.json", "--golden", "golden.json", ...engine];
    const { exitCode, stdout, stderr } = toolgauge(args, { cwd: folder });
    expect(exitCode).toBe(2);
    expect(stdout).toMatch(/command failed on 1 of 1 queries:\n {2}1 × .*cannot be started/);
    expect(stderr).toMatch(/no answer at all from command: .*cannot be started/);
  });

  it("a label that is not in the corpus", () => {
    write("golden.json", {
      ...golden,
      queries: [{ ...query, labels: [{ tool_id: "tracker:gone", relevance: 2 }] }],
    });
    expectRefusal(
      /at \/queries\/0\/labels\/0\/tool_id: found tracker:gone, expected a tool_id of corpus v1 \(INV-1\)/,
    );
  });

  it("a query that names its tool: a warning, and an error with --strict", () => {
    write("golden.json", { ...golden, queries: [{ ...query, query: "please createIssue", split: "test" }] });
    const { exitCode, stderr } = evaluate();
    expect(exitCode).toBe(0);
    expect(stderr).toMatch(/^warning: golden\.json at \/queries\/0\/query: found please createIssue/);
  });

  it("a query that names its tool, strictly", () => {
    write("golden.json", { ...golden, queries: [{ ...query, query: "please createIssue", split: "test" }] });
    expectRefusal(/expected a query that does not name its tool create_issue \(R-C\)/, "--strict");
  });

  it("a baseline of other data", () => {
    expectRefusal(
      /was measured with another split, corpus, golden set/,
      "--baseline",
      join(import.meta.dirname, "../../datasets/baseline_v1.json"),
    );
  });

  it("hostile names cannot reach the terminal", () => {
    write("corpus.json", { version: "v1", tools: [{ ...tool("a", "b"), tool_id: "a:\u001b[2J\u202e" }] });
    const { stderr } = evaluate();
    expect(stderr).not.toMatch(/[\u001b\u202e]/);
    expect(stderr).toContain("\\u{1B}[2J\\u{202E}");
  });
});
