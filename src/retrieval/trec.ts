import { type Problem, ToolgaugeError } from "../core/errors.js";
import { excerpt } from "../core/visible-text.js";
import type { ScoredTool } from "./engines/engine.js";
import type { Label } from "./metrics/judge.js";

// The files of trec_eval: qrels are `query 0 tool grade`, runs are `query Q0 tool rank score name`.

export function formatQrels(labels: ReadonlyMap<string, readonly Label[]>): string {
  return lines(labels, (query, { toolId, relevance }) => [query, "0", toolId, String(relevance)]);
}

export function formatRun(answers: ReadonlyMap<string, readonly ScoredTool[]>, name: string): string {
  return lines(answers, (query, { toolId, score }, index) => [
    query,
    "Q0",
    toolId,
    String(index + 1),
    String(score),
    name.replace(/\s+/g, "_"),
  ]);
}

export function parseQrels(text: string, place: string): Map<string, Label[]> {
  return parse(text, place, 4, "query 0 tool grade", ([query, , toolId, grade]) => {
    const relevance = Number(grade);
    return Number.isInteger(relevance) ? [query!, { toolId: toolId!, relevance }] : undefined;
  });
}

export function parseRun(text: string, place: string): Map<string, ScoredTool[]> {
  return parse(text, place, 6, "query Q0 tool rank score name", ([query, , toolId, , value]) => {
    const score = Number(value);
    return Number.isFinite(score) ? [query!, { toolId: toolId!, score }] : undefined;
  });
}

function lines<T>(
  byQuery: ReadonlyMap<string, readonly T[]>,
  fieldsOf: (query: string, item: T, index: number) => string[],
): string {
  const all = [...byQuery].flatMap(([query, items]) =>
    items.map((item, index) => fieldsOf(query, item, index)),
  );
  return all.map((fields) => `${fields.map(unspaced).join(" ")}\n`).join("");
}

function unspaced(field: string): string {
  if (/\s|^$/u.test(field)) {
    throw new ToolgaugeError("usage", `"${excerpt(field, 60)}" cannot be written to a TREC file`, {
      next: "these files separate fields by white space; rename it",
    });
  }
  return field;
}

function parse<T>(
  text: string,
  place: string,
  width: number,
  form: string,
  read: (fields: string[]) => [query: string, item: T] | undefined,
): Map<string, T[]> {
  const byQuery = new Map<string, T[]>();
  text.split("\n").forEach((line, index) => {
    if (line.trim() === "") return;
    const fields = line.trim().split(/\s+/);
    const found = fields.length === width ? read(fields) : undefined;
    if (found === undefined) {
      const problem: Problem = { pointer: `/${index}`, found: excerpt(line, 60), expected: form };
      throw new ToolgaugeError("not_parsable", `line ${index + 1} of ${place} is not of the TREC form`, {
        problems: [problem],
      });
    }
    const items = byQuery.get(found[0]) ?? [];
    items.push(found[1]);
    byQuery.set(found[0], items);
  });
  return byQuery;
}
