// Rebuilds the locked real servers, verifies every hash, and measures two things on their tools: the scanner's false
// alarms, and how well tool search answers the golden set written for them.
// Every flag, hard or soft, must have a written verdict in datasets/real_servers.verdicts.json: per tool and check, bound
// to the hash of the definition that was reviewed. Flags without one are listed, with exit code 1.
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
const { verdicts } = read("datasets/real_servers.verdicts.json");
const keyOf = (toolId, checkId) => `${toolId} ${checkId}`;
const verdictOf = new Map(verdicts.map((verdict) => [keyOf(verdict.tool_id, verdict.check_id), verdict]));

const flags = scan.findings.flatMap((finding) => {
  const toolId = `${finding.server}:${finding.tool}`;
  return finding.signals.map((checkId) => {
    const signals = finding.signal_details.filter(({ check_id }) => check_id === checkId);
    const sha256 = hashes.get(toolId);
    const verdict = verdictOf.get(keyOf(toolId, checkId));
    return {
      tool_id: toolId,
      sha256,
      check_id: checkId,
      tier: signals.some(({ tier }) => tier === "hard") ? "hard" : "soft",
      verdict: verdict?.sha256 === sha256 ? verdict.verdict : null,
      evidence: signals.map(({ evidence, location }) => ({ evidence, location })),
    };
  });
});
const flagged = new Set(flags.map(({ tool_id, check_id }) => keyOf(tool_id, check_id)));
const toolsWith = (holds) => new Set(flags.filter(holds).map(({ tool_id }) => tool_id)).size;
const open = flags.filter(({ verdict }) => verdict === null);
const falseAlarms = (tier) => toolsWith((flag) => flag.tier === tier && flag.verdict === "false_alarm");

/** The golden set asks about all servers: with one missing it measures nothing. */
const discovery = rebuilt.result.failed.length > 0 ? null : measureDiscovery(rebuilt.result.corpus);

function measureDiscovery(corpus) {
  const golden = "datasets/real_servers_golden_v1.json";
  const files = ["--corpus", corpus, "--golden", golden, "--split", "all"];
  const asked = toolgauge("eval", "retrieval", ...files, "--engine", "lexical", "--format", "json");
  return asked.result.engines.map(({ engine, metrics, per_query }) => ({
    engine,
    queries: per_query.length,
    recall_at: metrics.recall_at,
    mrr: metrics.mrr,
    ndcg_at_10: metrics.ndcg_at_10,
  }));
}

const summary = {
  servers: rebuilt.result.servers,
  tools: scan.tools_scanned,
  drift: rebuilt.result.drift.length,
  failed_servers: rebuilt.result.failed.length,
  flagged: scan.findings.length,
  flagged_hard: scan.findings.filter(({ threat_level }) => threat_level === "dangerous").length,
  false_alarms: { hard: falseAlarms("hard"), soft: falseAlarms("soft") },
  hard_false_positive_rate: falseAlarms("hard") / scan.tools_scanned,
  soft_false_positive_rate: falseAlarms("soft") / scan.tools_scanned,
  justified: toolsWith(({ verdict }) => verdict === "justified"),
  discovery,
  verdicts_no_longer_needed: verdicts
    .filter(({ tool_id, check_id }) => !flagged.has(keyOf(tool_id, check_id)))
    .map(({ tool_id, check_id }) => ({ tool_id, check_id })),
  without_verdict: open.map(({ verdict: _, ...flag }) => flag),
};
console.log(JSON.stringify(summary, null, 2));
process.exitCode = rebuilt.status !== 0 ? rebuilt.status : open.length > 0 ? 1 : 0;
