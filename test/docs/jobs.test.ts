import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT, temporaryFolder } from "../e2e/toolgauge.js";
import { consoleExamples, isAsShown } from "./console-blocks.js";

const JOBS = join(ROOT, "docs/jobs");
const pages = readdirSync(JOBS).filter((name) => name.endsWith(".md"));

/** Runs a page's commands one after the other in one folder, as a reader would. */
function follow(page: string): string[] {
  const folder = temporaryFolder();
  const bin = join(folder, ".bin");
  mkdirSync(bin);
  writeFileSync(
    join(bin, "toolgauge"),
    `#!/bin/sh\nexec "${process.execPath}" "${ROOT}/bin/toolgauge.js" "$@"\n`,
  );
  chmodSync(join(bin, "toolgauge"), 0o755);
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(ROOT, join(folder, "node_modules/toolgauge"));
  return consoleExamples(page).flatMap(({ command, shown }) => {
    const { stdout } = spawnSync("bash", ["-c", command], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
    });
    const output = stdout === "" ? [] : stdout.trimEnd().split("\n");
    return isAsShown(output, shown) ? [] : [`$ ${command}`, ...output];
  });
}

describe("the pages of docs/jobs", { timeout: 120_000 }, () => {
  it.each(pages)("%s shows what its commands print", (name) => {
    const page = readFileSync(join(JOBS, name), "utf8");
    expect(consoleExamples(page).length).toBeGreaterThan(0);
    expect(follow(page)).toEqual([]);
  });

  it.each([
    [["a", "b"], ["a", "b"], true],
    [["a", "x", "y", "b"], ["a", "…", "b"], true],
    [["a"], ["a", "…"], true],
    [["a", "b"], ["a"], false],
    [["a"], ["b"], false],
  ])("compares %j with %j", (output, shown, expected) => {
    expect(isAsShown(output, shown)).toBe(expected);
  });
});
