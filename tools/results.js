// `npm run results`: measures the detectors on the shipped security corpus and writes docs/results.md.
// With --check it only compares, leaving the date aside.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, setUp } from "./setup.js";

setUp({ quiet: true });
const { securityResults } = await import("./generators/security-results.js");

const path = join(ROOT, "docs/results.md");
const text = await securityResults(new Date().toISOString().slice(0, 10));
const undated = (page) => page.replace(/^Measured on .*$/m, "");
if (!process.argv.includes("--check")) {
  writeFileSync(path, text);
  console.log("docs/results.md written");
} else if (!existsSync(path) || undated(readFileSync(path, "utf8")) !== undated(text)) {
  console.error("docs/results.md is out of date; run npm run results");
  process.exitCode = 1;
}
