import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { COMMANDS } from "../../src/cli/commands/registry.js";
import { TOOL_VERSION } from "../../src/core/version.js";
import { temporaryFolder, toolgauge } from "./toolgauge.js";

describe("the command line", () => {
  it("prints its version", () => {
    expect(toolgauge(["--version"])).toEqual({ exitCode: 0, stdout: `${TOOL_VERSION}\n`, stderr: "" });
  });

  it.each(COMMANDS.map((spec) => [spec.name]))("%s has help with examples and the common options", (name) => {
    const { exitCode, stdout } = toolgauge([...name.split(" "), "--help"]);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/Examples:\n {2}\$ toolgauge /);
    for (const option of ["--format", "--out", "--quiet", "--debug"]) expect(stdout).toContain(option);
  });

  it("lists every command in its help", () => {
    const { stdout } = toolgauge(["--help"]);
    for (const { name } of COMMANDS) expect(stdout).toContain(`  ${name.split(" ")[0]}`);
  });

  it.each([
    [["serch", "x"], /unknown command 'serch'; did you mean search\?/],
    [["eval"], /eval needs one of: retrieval/],
    [["search"], /missing required argument 'query'/],
    [["search", "x", "--limit", "many"], /--limit is "many", not a whole number/],
    [["eval", "retrieval", "--engine", "psychic"], /there is no engine "psychic"; known are /],
    [["eval", "retrieval", "--split", "train"], /Allowed choices are dev, test, all/],
    [["explain", "nothing-like-it"], /there is nothing called "nothing-like-it" to explain/],
    [["complete"], /complete needs a shell/],
  ])("answers %j with one line and exit code 2", (args, message) => {
    const { exitCode, stdout, stderr } = toolgauge(args);
    expect(exitCode).toBe(2);
    expect(stdout).toBe("");
    expect(stderr).toMatch(message);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
    expect(stderr).toMatch(/^toolgauge: /);
  });

  it("prints help to stderr and exits 2 when nothing is asked", () => {
    const { exitCode, stdout, stderr } = toolgauge([]);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
    expect(stderr).toContain("Usage: toolgauge <command>");
  });

  it("shows the stack of an error only with --debug", () => {
    expect(toolgauge(["report", "none.json"]).stderr).not.toContain("    at ");
    expect(toolgauge(["report", "none.json", "--debug"]).stderr).toContain("    at ");
  });

  it("completes commands and options in a shell", () => {
    expect(toolgauge(["complete", "bash"]).stdout).toContain("toolgauge");
    const { stdout } = toolgauge(["complete", "--", "se"]);
    expect(stdout).toMatch(/search/);
    expect(stdout).toMatch(/selftest/);
  });

  it("writes results to a file whole, and leaves no temporary file behind", () => {
    const folder = temporaryFolder();
    const { exitCode, stdout } = toolgauge(["explain", "MRR", "--out", "deep/mrr.txt"], { cwd: folder });
    expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: "" });
    expect(readFileSync(join(folder, "deep/mrr.txt"), "utf8")).toMatch(/^MRR: /);
    expect(readdirSync(join(folder, "deep"))).toEqual(["mrr.txt"]);
  });

  it("says in one line that an output cannot be written, and writes nothing", () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "file"), "kept");
    const { exitCode, stderr } = toolgauge(["explain", "MRR", "--out", "file/below.txt"], { cwd: folder });
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/file\/below\.txt cannot be written/);
    expect(readFileSync(join(folder, "file"), "utf8")).toBe("kept");
  });

  it("uses no colour without a terminal", () => {
    expect(toolgauge(["selftest"]).stdout).not.toContain("\u001b");
  });
});
