import type {
  EngineResult,
  GateDecision,
  QueryResult,
  RetrievalResult,
} from "../../../formats/run-record.js";
import { bestRank } from "../../best-rank.js";
import { fixed3 } from "../../numbers.js";
import { anchor } from "../anchor.js";
import { type Cell, cell, countFacet, type ExplorerRow, explorer } from "../explorer.js";
import { html, type Markup } from "../markup.js";

interface Flips {
  gained: ReadonlySet<string>;
  lost: ReadonlySet<string>;
}

const STATES: Readonly<Record<string, string>> = {
  lost: "▼ lost against the baseline",
  gained: "▲ gained against the baseline",
  missed: "no right tool found",
  behind: "right tool not first",
  failed: "engine failed",
};

/** One row per query, one column per engine: the rank of each right tool, and the answer when opened. */
export function queryExplorer(
  result: RetrievalResult,
  position: number,
  gate: GateDecision | null,
  tools: ReadonlyMap<string, number>,
): Markup {
  const flips = new Map(result.engines.map(({ engine }) => [engine, flipsOf(gate, engine)]));
  const byQuery = result.engines.map(
    ({ perQuery }) => new Map(perQuery.map((query) => [query.id, query] as const)),
  );
  const rows = result.engines[0]!.perQuery.map((query) => {
    const answers = byQuery.map((queries) => queries.get(query.id));
    return queryRow(query, answers, result.engines, flips, tools, position);
  });
  const facetTokens = (kind: string) =>
    rows.flatMap(({ is = [] }) => is.filter((token) => token.startsWith(kind)));
  const tagNames = new Map(
    result.engines[0]!.perQuery.flatMap(({ tags }) => tags.map((tag) => [anchor("tag", tag), tag] as const)),
  );
  return explorer({
    id: position === 0 ? "queries" : `queries-${position + 1}`,
    caption: "Queries and the rank of each right tool",
    placeholder: "query, tool or id",
    columns: [
      { title: "Query" },
      { title: "Right tools" },
      ...result.engines.flatMap(({ engine }) => [
        { title: `${engine} rank`, isNumber: true },
        { title: "nDCG@10", isNumber: true },
      ]),
    ],
    facets: [
      countFacet(
        "Show",
        facetTokens("is-").map((token) => ({ token, label: STATES[token.slice(3)]! })),
      ),
      countFacet(
        "Tag",
        facetTokens("tag-").map((token) => ({ token, label: tagNames.get(token)! })),
      ),
    ],
    rows,
  });
}

function queryRow(
  query: QueryResult,
  answers: readonly (QueryResult | undefined)[],
  engines: readonly EngineResult[],
  flips: ReadonlyMap<string, Flips>,
  tools: ReadonlyMap<string, number>,
  position: number,
): ExplorerRow {
  const states = new Set(
    answers.flatMap((answer, index) =>
      answer === undefined ? [] : statesOf(answer, flips.get(engines[index]!.engine)!),
    ),
  );
  return {
    id: anchor(position === 0 ? "query" : `query-${position + 1}`, query.id),
    is: [...[...states].map((state) => `is-${state}`), ...query.tags.map((tag) => anchor("tag", tag))],
    cells: [
      cell(
        html`<details><summary><span class="id">${query.id}</span> ${query.query}</summary>
<div class="answers">${answers.map((answer, index) => answerList(answer, engines[index]!.engine, tools))}</div></details>`,
        {
          value: query.id,
        },
      ),
      cell(
        rightTools(query).map(({ toolId }) => html`<div class="line tool" title="${toolId}">${toolId}</div>`),
      ),
      ...answers.flatMap((answer, index) =>
        answer === undefined
          ? [cell("–", { isNumber: true, value: "" }), cell("–", { isNumber: true, value: "" })]
          : [rankCell(answer), ndcgCell(answer, flips.get(engines[index]!.engine)!)],
      ),
    ],
  };
}

function rankCell(answer: QueryResult): Cell {
  const ranks = rightTools(answer).map(
    ({ rank }) =>
      html`<div class="line"><b class="${rankLook(rank)}">${rank === null ? "–" : rank}</b></div>`,
  );
  const error = answer.error === undefined ? html`` : html`<div class="bad wrap">✗ ${answer.error}</div>`;
  return cell(html`${ranks}${error}`, { isNumber: true, value: bestRank(answer) ?? 999 });
}

function ndcgCell({ id, metrics }: QueryResult, { gained, lost }: Flips): Cell {
  const flip = gained.has(id)
    ? html`<span class="good" title="gained against the baseline">▲</span> `
    : lost.has(id)
      ? html`<span class="bad" title="lost against the baseline">▼</span> `
      : html``;
  return cell(html`${flip}${fixed3(metrics.ndcgAt_10)}`, { isNumber: true, value: metrics.ndcgAt_10 });
}

function rightTools({ relevant }: QueryResult): QueryResult["relevant"] {
  return relevant.filter(({ relevance }) => relevance > 0);
}

function rankLook(rank: number | null): string {
  if (rank === null) return "chip none";
  return rank === 1 ? "chip first" : "chip";
}

function answerList(
  answer: QueryResult | undefined,
  engine: string,
  tools: ReadonlyMap<string, number>,
): Markup {
  if (answer === undefined) return html``;
  const indices = (ids: readonly string[]) => ids.map((id) => tools.get(id)!).join(" ");
  const right = rightTools(answer).map(({ toolId }) => toolId);
  return html`<div><p class="name">${engine} answered</p><ol data-answers="${indices(answer.ranked)}" data-right="${indices(right)}"></ol></div>`;
}

function statesOf(answer: QueryResult, { gained, lost }: Flips): string[] {
  const best = bestRank(answer);
  return [
    ...(lost.has(answer.id) ? ["lost"] : []),
    ...(gained.has(answer.id) ? ["gained"] : []),
    ...(best === null ? ["missed"] : best > 1 ? ["behind"] : []),
    ...(answer.error === undefined ? [] : ["failed"]),
  ];
}

function flipsOf(gate: GateDecision | null, engine: string): Flips {
  const flip = gate?.flips.find(({ gauge, subject }) => gauge === "retrieval" && subject === engine);
  return { gained: new Set(flip?.gained), lost: new Set(flip?.lost) };
}

/** Every tool an answer or a label names, with the index the page's script knows it by. */
export function indexTools(results: readonly RetrievalResult[]): Map<string, number> {
  const names = new Map<string, number>();
  const add = (id: string) => {
    if (!names.has(id)) names.set(id, names.size);
  };
  for (const { engines } of results) {
    for (const { perQuery } of engines) {
      for (const { ranked, relevant } of perQuery) {
        ranked.forEach(add);
        for (const { toolId } of relevant) add(toolId);
      }
    }
  }
  return names;
}
