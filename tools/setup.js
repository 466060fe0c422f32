// Installs from the lockfile and builds, each only when needed. Plain Node: it runs before anything is installed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));
const INSTALL_STAMP = join(ROOT, "node_modules", ".toolgauge-installed");
const BUILD_STAMP = join(ROOT, "dist", ".built-from");

export function setUp({ quiet = false } = {}) {
  const say = (line) => quiet || process.stderr.write(`${line}\n`);
  const lock = hashOf([join(ROOT, "package-lock.json")]);
  if (readStamp(INSTALL_STAMP) !== lock) {
    say("Installing dependencies from package-lock.json …");
    run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
    writeStamp(INSTALL_STAMP, lock);
  }
  const sources = hashOf([
    ...filesUnder(join(ROOT, "src")),
    join(ROOT, "tsconfig.build.json"),
    join(ROOT, "package-lock.json"),
  ]);
  if (readStamp(BUILD_STAMP) !== sources) {
    say("Building …");
    run(process.execPath, [join(ROOT, "node_modules/typescript/bin/tsc"), "-p", "tsconfig.build.json"]);
    writeStamp(BUILD_STAMP, sources);
  }
}

/** Runs a program in the project's folder and ends this process when it fails. */
export function run(program, args, options = {}) {
  const { status, error } = spawnSync(program, args, {
    cwd: ROOT,
    stdio: ["inherit", "inherit", "inherit"],
    ...options,
  });
  if (error) process.stderr.write(`${program}: ${error.message}\n`);
  if (status !== 0) process.exit(status ?? 1);
}

function filesUnder(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile() && !/\.(test|cases)\.ts$/.test(path))
    .sort();
}

function hashOf(paths) {
  const hash = createHash("sha256");
  for (const path of paths) hash.update(path).update("\0").update(readFileSync(path)).update("\0");
  return hash.digest("hex");
}

function readStamp(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

function writeStamp(path, stamp) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, stamp);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) setUp({ quiet: process.argv.includes("--quiet") });
