// `npm test`: set up, then every check a change must pass, in the order in which they are quick to fail.

import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT, setUp } from "./setup.js";

setUp();
const results = join(tmpdir(), `toolgauge-test-results-${process.pid}.json`);
const bin = (name) => join(ROOT, "node_modules/.bin", name);

const STEPS = [
  ["Formatting and lint", bin("biome"), ["check", "--diagnostic-level=error", "."]],
  ["Types", bin("tsc"), ["--noEmit"]],
  ["Generated files", process.execPath, ["tools/generate.js", "--check"]],
  ["Unused code", bin("knip"), []],
  ["Tests", bin("vitest"), ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${results}`]],
];

let hasFailed = false;
for (const [title, program, args] of STEPS) {
  process.stdout.write(`\n== ${title}\n`);
  const { status } = spawnSync(program, args, { cwd: ROOT, stdio: "inherit" });
  if (status !== 0) {
    process.stdout.write(`${title}: failed\n`);
    hasFailed = true;
    if (title === "Types") break;
  }
}
if (existsSync(results)) {
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(results, "utf8"));
  rmSync(results);
  process.stdout.write(`\n${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped\n`);
}
process.exitCode = hasFailed ? 1 : 0;
