import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder, toolgauge } from "./toolgauge.js";

/** Two servers that both keep notes; what the first calls "jot" the second calls "write". */
function notes() {
  const folder = temporaryFolder();
  const tool = (server: string, name: string, description: string) => ({
    tool_id: `${server}:${name}`,
    server,
    tool: name,
    description,
  });
  const corpus = {
    version: "v1",
    tools: [
      tool("pad", "jot", "Keeps a thought."),
      tool("book", "write_page", "Writes a page into the notebook."),
      tool("book", "read_page", "Reads a page of the notebook."),
    ],
  };
  const query = (id: string, text: string, toolId: string) => ({
    id,
    query: text,
    labels: [{ tool_id: toolId, relevance: 2 }],
  });
  const golden = {
    corpus_version: "v1",
    queries: [
      query("q1", "keep this thought", "pad:jot"),
      query("q2", "page for the notebook", "pad:jot"),
      query("q3", "what does the notebook say", "book:read_page"),
    ],
  };
  writeFileSync(join(folder, "corpus.json"), JSON.stringify(corpus));
  writeFileSync(join(folder, "golden.json"), JSON.stringify(golden));
  return folder;
}

const asked = (toolId: string, ...more: string[]) =>
  toolgauge(
    ["eval", "retrieval", "--corpus", "corpus.json", "--golden", "golden.json", "--tool", toolId, ...more],
    { cwd: notes() },
  );

describe("toolgauge eval retrieval --tool", () => {
  it("tells an author which queries find the tool, what it is confused with and which words it lacks", () => {
    const { exitCode, stdout } = asked("pad:jot", "--format", "json");
    expect(exitCode).toBe(0);
    const [tool] = JSON.parse(stdout).tools;
    expect(tool).toMatchObject({
      tool_id: "pad:jot",
      engine: "lexical",
      queries: [
        { id: "q1", rank: 1, before: [] },
        { id: "q2", rank: null, before: ["book:read_page", "book:write_page"] },
      ],
    });
    expect(JSON.stringify(tool)).toContain('"notebook"');
  });

  it("says the same to people", () => {
    const { exitCode, stdout } = asked("pad:jot");
    expect(exitCode).toBe(0);
    expect(stdout).toContain("2 queries ask for it: 1 find it first");
    expect(stdout).toMatch(/Confused with\n {2}1 × book:/);
  });

  it("names a tool that the corpus does not have", () => {
    const { exitCode, stdout, stderr } = asked("pad:scribble");
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
    expect(stderr).toContain("the corpus has no tool pad:scribble");
  });
});
