// Builds the golden sets from datasets/sources/golden and golden-real: the writers' queries and labels, and two judges' readings of the
// pooled results of several engines. A tool the writer labeled gets the median of the three readings; a pooled tool the
// writer did not name counts only when both judges found it relevant, at the lower grade.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const DEVELOPMENT_SERVERS = 30;

export function buildGoldenSet() {
  const corpus = read("corpus_v1.json");
  const isDevelopment = developmentServers(corpus);
  return build("retrieval_golden_v1.json", "sources/golden", {
    head: { corpus_version: corpus.version, corpus_sha256: corpus.content_sha256 },
    splitOf: (server) => (isDevelopment(server) ? "dev" : "test"),
  });
}

/** Over the locked real servers: of their tools only ids and hashes are kept. Nothing is tuned on it. */
export function buildRealGoldenSet() {
  const lock = read("real_servers.lock.json");
  const locked = new Map(lock.servers.flatMap(({ tools }) => tools.map((tool) => [tool.tool_id, tool])));
  return build("real_servers_golden_v1.json", "sources/golden-real", {
    head: { corpus_version: `${lock.version}-real` },
    splitOf: () => "test",
    definitionOf: (toolId) => locked.get(toolId),
  });
}

function build(name, folder, { head, splitOf, definitionOf }) {
  const written = read(`${folder}/queries.json`);
  const judgments = read(`${folder}/judgments.json`);
  const queries = written.map((query) => {
    const labels = settleLabels(query, judgments);
    const isSeveral = labels.filter((label) => label.relevance >= 1).length >= 3;
    const tags = new Set([
      ...query.tags.filter((tag) => tag !== "several"),
      ...(isSeveral ? ["several"] : []),
    ]);
    const primary = query.labels.reduce((best, label) => (label.relevance > best.relevance ? label : best));
    const split = splitOf(primary.tool_id.split(":")[0]);
    const notes = query.notes?.startsWith("hard-negative:") ? { notes: query.notes } : {};
    return { id: query.id, query: query.query, labels, split, tags: [...tags].sort(), ...notes };
  });
  const judged = [...new Set(queries.flatMap(({ labels }) => labels.map((label) => label.tool_id)))].sort();
  const definitions =
    definitionOf === undefined
      ? {}
      : { judged_definitions: judged.map(definitionOf).map(({ tool_id, sha256 }) => ({ tool_id, sha256 })) };
  const file = { version: "v1", format_version: 1, ...head, ...definitions, queries };
  return {
    name,
    text: `${JSON.stringify(file, null, 1)}\n`,
    summary: `${queries.length} queries, ${describeAgreement(judgments)}`,
  };
}

function read(path) {
  return JSON.parse(readFileSync(new URL(`../../datasets/${path}`, import.meta.url), "utf8"));
}

/** The split is by server, chosen by hash: no server's vocabulary is both tuned on and measured. */
function developmentServers(corpus) {
  const digest = (text) => createHash("sha256").update(text).digest("hex");
  const servers = [...new Set(corpus.tools.map((tool) => tool.server))].sort((a, b) =>
    digest(a) < digest(b) ? -1 : 1,
  );
  const chosen = new Set(servers.slice(0, DEVELOPMENT_SERVERS));
  return (server) => chosen.has(server);
}

function settleLabels({ id, labels }, { pools, judge_a: judgeA, judge_b: judgeB }) {
  const own = new Map(labels.map((label) => [label.tool_id, label.relevance]));
  return [...new Set([...own.keys(), ...pools[id]])].sort().map((toolId) => {
    const a = judgeA[id]?.[toolId] ?? 0;
    const b = judgeB[id]?.[toolId] ?? 0;
    const relevance = own.has(toolId) ? [own.get(toolId), a, b].sort((x, y) => x - y)[1] : Math.min(a, b);
    return { tool_id: toolId, relevance };
  });
}

/** Cohen's kappa, unweighted, over the three grades of all pooled pairs. */
function describeAgreement({ pools, judge_a: judgeA, judge_b: judgeB }) {
  const pairs = Object.entries(pools).flatMap(([id, tools]) =>
    tools.map((tool) => [judgeA[id]?.[tool] ?? 0, judgeB[id]?.[tool] ?? 0]),
  );
  const share = (predicate) => pairs.filter(predicate).length / pairs.length;
  const observed = share(([a, b]) => a === b);
  const expected = [0, 1, 2].reduce(
    (sum, grade) => sum + share(([a]) => a === grade) * share(([, b]) => b === grade),
    0,
  );
  const kappa = (observed - expected) / (1 - expected);
  return `judges agree on ${(100 * observed).toFixed(1)} % of ${pairs.length} pooled pairs, kappa ${kappa.toFixed(3)}`;
}
