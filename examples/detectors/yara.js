// YARA rules as a detector: `--detector "command:node examples/detectors/yara.js rules.yar"`. Needs the `yara` program.
// The definition is written to a file, because yara reads files; every rule that matches is named.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const [rules] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "yara-detector-"));
const file = join(folder, "definition.json");
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

for await (const line of createInterface({ input: process.stdin })) {
  const { id, tool } = JSON.parse(line);
  writeFileSync(file, JSON.stringify(tool));
  const { status, stdout, stderr, error } = spawnSync("yara", [rules, file], { encoding: "utf8" });
  const names = (stdout ?? "")
    .split("\n")
    .filter(Boolean)
    .map((match) => match.split(" ")[0]);
  const answer =
    status === 0 ? { flagged: names.length > 0, check_ids: names } : { error: error?.message ?? stderr };
  console.log(JSON.stringify({ id, ...answer }));
}
