import { ToolgaugeError } from "../core/errors.js";
import { excerpt } from "../core/visible-text.js";
import type { CorpusTool } from "../formats/corpus.js";
import type { GoldenQuery } from "../formats/golden-set.js";
import { ask } from "./ask.js";
import type { Engine } from "./engines/engine.js";
import { isStopWord, stemWord, tokenize } from "./text/tokens.js";
import { FIELD_NAMES, toolFields } from "./text/tool-fields.js";
import { splitWords } from "./text/words.js";

/** How far down a tool is looked for on its own queries, and on those of others. */
const OWN_DEPTH = 50;
const OTHER_DEPTH = 10;

export interface Discoverability {
  toolId: string;
  engine: string;
  /** The queries that should find the tool. */
  queries: {
    id: string;
    query: string;
    relevance: number;
    rank: number | null;
    before: string[];
    error?: string;
  }[];
  /** Other tools' queries where this one stands before every right answer. */
  intrusions: { id: string; query: string; rank: number; displaced: string[] }[];
  /** Tools that come before it on its queries, or that it comes before on theirs; most often first. */
  confusedWith: { toolId: string; times: number }[];
  /** Words of its queries that tools before it have and it lacks; most often first. */
  missingWords: { word: string; queries: number; owners: string[] }[];
}

/** What the author of a tool wants to know: who finds it, who does not, and why. */
export async function discoverTool(
  engine: Engine,
  tools: readonly CorpusTool[],
  queries: readonly GoldenQuery[],
  toolId: string,
): Promise<Discoverability> {
  const tool = tools.find((candidate) => candidate.toolId === toolId);
  if (tool === undefined) {
    throw new ToolgaugeError("unknown_name", `the corpus has no tool ${excerpt(toolId, 80)}`, {
      next: "tool ids are <server>:<tool>",
    });
  }
  const own: Discoverability["queries"] = [];
  const intrusions: Discoverability["intrusions"] = [];
  for (const query of queries) {
    const label = query.labels.find((candidate) => candidate.toolId === toolId);
    const isOwn = label !== undefined && label.relevance >= 1;
    const answer = await ask(engine, query.query, { depth: isOwn ? OWN_DEPTH : OTHER_DEPTH, ties: "id" });
    const ranked = answer.tools.map((found) => found.toolId);
    const rank = ranked.indexOf(toolId) + 1 || null;
    const right = new Set(query.labels.filter(({ relevance }) => relevance >= 1).map((one) => one.toolId));
    if (isOwn) {
      const before = ranked.slice(0, rank === null ? OTHER_DEPTH : rank - 1).filter((id) => !right.has(id));
      const error = answer.error === undefined ? {} : { error: answer.error };
      own.push({ id: query.id, query: query.query, relevance: label.relevance, rank, before, ...error });
    } else if (rank !== null && !ranked.slice(0, rank).some((id) => right.has(id))) {
      intrusions.push({ id: query.id, query: query.query, rank, displaced: [...right] });
    }
  }
  return {
    toolId,
    engine: engine.name,
    queries: own,
    intrusions,
    confusedWith: countTools([
      ...own.map(({ before }) => before),
      ...intrusions.map(({ displaced }) => displaced),
    ]),
    missingWords: missingWords(tool, new Map(tools.map((one) => [one.toolId, one])), own),
  };
}

function countTools(lists: readonly string[][]): Discoverability["confusedWith"] {
  const times = new Map<string, number>();
  for (const toolId of lists.flat()) times.set(toolId, (times.get(toolId) ?? 0) + 1);
  return [...times]
    .map(([toolId, count]) => ({ toolId, times: count }))
    .sort((a, b) => b.times - a.times || (a.toolId < b.toolId ? -1 : 1));
}

function missingWords(
  tool: CorpusTool,
  tools: ReadonlyMap<string, CorpusTool>,
  own: Discoverability["queries"],
): Discoverability["missingWords"] {
  const has = termsOf(tool);
  const found = new Map<string, { word: string; queries: number; owners: Set<string> }>();
  for (const { query, before } of own) {
    const words = new Map(splitWords(query).map((word) => [stemWord(word), word]));
    for (const [term, word] of words) {
      if (isStopWord(word) || has.has(term)) continue;
      const owners = before.filter((toolId) => tools.has(toolId) && termsOf(tools.get(toolId)!).has(term));
      if (owners.length === 0) continue;
      const entry = found.get(term) ?? { word, queries: 0, owners: new Set() };
      entry.queries++;
      for (const owner of owners) entry.owners.add(owner);
      found.set(term, entry);
    }
  }
  return [...found.values()]
    .map(({ word, queries, owners }) => ({ word, queries, owners: [...owners].sort() }))
    .sort((a, b) => b.queries - a.queries || b.owners.length - a.owners.length || (a.word < b.word ? -1 : 1));
}

function termsOf(tool: CorpusTool): ReadonlySet<string> {
  const fields = toolFields(tool);
  return new Set(FIELD_NAMES.flatMap((name) => tokenize(fields[name])));
}
