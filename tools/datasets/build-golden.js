// Builds datasets/retrieval_golden_v1.json from datasets/sources/golden: the writers' queries and labels, and two
// judges' readings of the pooled results of several engines. A tool the writer labeled gets the median of the three
// readings; a pooled tool the writer did not name counts only when both judges found it relevant, at the lower grade.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";

const read = (path) => JSON.parse(readFileSync(new URL(`../../datasets/${path}`, import.meta.url), "utf8"));
const corpus = read("corpus_v1.json");
const written = read("sources/golden/queries.json");
const { pools, judge_a: judgeA, judge_b: judgeB } = read("sources/golden/judgments.json");
const DEV_SERVERS = 30;

const servers = [...new Set(corpus.tools.map((tool) => tool.server))].sort((a, b) =>
  digest(a) < digest(b) ? -1 : 1,
);
const developmentServers = new Set(servers.slice(0, DEV_SERVERS));

function digest(text) {
  return createHash("sha256").update(text).digest("hex");
}

function settle(query) {
  const own = new Map(query.labels.map((label) => [label.tool_id, label.relevance]));
  const labels = [];
  for (const toolId of [...new Set([...own.keys(), ...pools[query.id]])].sort()) {
    const a = judgeA[query.id]?.[toolId] ?? 0;
    const b = judgeB[query.id]?.[toolId] ?? 0;
    const relevance = own.has(toolId) ? [own.get(toolId), a, b].sort()[1] : Math.min(a, b);
    labels.push({ tool_id: toolId, relevance });
  }
  return labels;
}

const queries = written.map((query) => {
  const primary = query.labels.reduce((best, label) => (label.relevance > best.relevance ? label : best));
  const labels = settle(query);
  const isSeveral = labels.filter((label) => label.relevance >= 1).length >= 3;
  const tags = [
    ...new Set([...query.tags.filter((tag) => tag !== "several"), ...(isSeveral ? ["several"] : [])]),
  ].sort();
  return {
    id: query.id,
    query: query.query,
    labels,
    split: developmentServers.has(primary.tool_id.split(":")[0]) ? "dev" : "test",
    tags,
    ...(query.notes ? { notes: query.notes } : {}),
  };
});

const target = new URL("../../datasets/retrieval_golden_v1.json", import.meta.url);
const file = {
  version: "v1",
  format_version: 1,
  corpus_version: corpus.version,
  corpus_sha256: corpus.content_sha256,
  queries,
};
writeFileSync(target, `${JSON.stringify(file, null, 1)}\n`);

const pairs = Object.entries(pools).flatMap(([id, tools]) =>
  tools.map((tool) => [judgeA[id]?.[tool] ?? 0, judgeB[id]?.[tool] ?? 0]),
);
console.log(
  `${queries.length} queries; judges' agreement over ${pairs.length} pooled pairs: kappa ${kappa(pairs).toFixed(3)}`,
);

/** Cohen's, unweighted, over the three grades. */
function kappa(readings) {
  const share = (predicate) => readings.filter(predicate).length / readings.length;
  const observed = share(([a, b]) => a === b);
  const expected = [0, 1, 2].reduce(
    (sum, grade) => sum + share(([a]) => a === grade) * share(([, b]) => b === grade),
    0,
  );
  return (observed - expected) / (1 - expected);
}
