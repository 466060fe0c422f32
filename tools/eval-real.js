// Rebuilds the locked real servers, verifies every hash, and measures the scanner's false alarms on their tools.
// Every hard flag must have a written verdict in datasets/real_servers.verdicts.json, bound to the definition's hash.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, setUp } from "./setup.js";

setUp({ quiet: true });
const read = (path) => JSON.parse(readFileSync(join(ROOT, path), "utf8"));

function toolgauge(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["bin/toolgauge.js", ...args], {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 512 * 1024 * 1024,
  });
  process.stderr.write(stderr);
  return { status, result: JSON.parse(stdout) };
}

const rebuilt = toolgauge("snapshot", "--lock", "--timeout", "120");
const { result: scan } = toolgauge("scan", rebuilt.result.corpus, "--format", "json", "--fail-on", "never");
const hashes = new Map(
  read("datasets/real_servers.lock.json").servers.flatMap(({ tools }) =>
    tools.map((tool) => [tool.tool_id, tool.sha256]),
  ),
);
const verdicts = new Map(
  read("datasets/real_servers.verdicts.json").verdicts.map((verdict) => [verdict.tool_id, verdict]),
);
const hard = scan.findings.filter(({ threat_level }) => threat_level === "dangerous");
const open = hard.filter(({ server, tool }) => {
  const id = `${server}:${tool}`;
  return verdicts.get(id)?.sha256 !== hashes.get(id);
});
const falseAlarms = hard.filter(
  ({ server, tool }) => verdicts.get(`${server}:${tool}`)?.verdict === "false_alarm",
);
const summary = {
  servers: rebuilt.result.servers,
  tools: scan.tools_scanned,
  drift: rebuilt.result.drift.length,
  failed_servers: rebuilt.result.failed.length,
  flagged: scan.findings.length,
  flagged_hard: hard.length,
  reviewed_false_alarms: falseAlarms.length,
  hard_false_positive_rate: falseAlarms.length / scan.tools_scanned,
  without_verdict: open.map(({ server, tool, signals }) => ({ tool_id: `${server}:${tool}`, signals })),
};
console.log(JSON.stringify(summary, null, 2));
process.exitCode = rebuilt.status !== 0 ? rebuilt.status : open.length > 0 ? 1 : 0;
