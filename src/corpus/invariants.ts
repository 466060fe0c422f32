import type { Problem } from "../core/errors.js";
import { excerpt } from "../core/visible-text.js";
import type { CorpusFile } from "../formats/corpus.js";
import type { GoldenSetFile } from "../formats/golden-set.js";
import { ATTACK_CATEGORIES, type SecurityCorpusFile } from "../formats/security-corpus.js";
import { corpusHash, securityCorpusHash } from "./content-hash.js";
import { isRedistributable } from "./licences.js";
import { queryNamesTool } from "./query-names-tool.js";

/** What scoring cannot do without, apart from what only the committed datasets promise. */
export interface InvariantReport {
  errors: Problem[];
  /** Errors under `--strict`, and for everything committed here. */
  warnings: Problem[];
}

export function checkCorpus(corpus: CorpusFile): InvariantReport {
  const errors = duplicates(
    corpus.tools,
    (tool) => tool.tool_id,
    (index) => `/tools/${index}/tool_id`,
  );
  const warnings: Problem[] = [];
  corpus.tools.forEach((tool, index) => {
    const composed = `${tool.server}:${tool.tool}`;
    if (tool.tool_id !== composed) {
      errors.push(problem(`/tools/${index}/tool_id`, tool.tool_id, `${composed}, made of server and tool`));
    }
  });
  if (corpus.content_sha256 !== undefined) {
    const actual = corpusHash(corpus);
    if (actual !== corpus.content_sha256) {
      errors.push(
        problem("/content_sha256", corpus.content_sha256, `${actual}, the hash of the tools in this file`),
      );
    }
  }
  return { errors, warnings };
}

export function checkGoldenSet(golden: GoldenSetFile, corpus: CorpusFile): InvariantReport {
  const errors = duplicates(
    golden.queries,
    (query) => query.id,
    (index) => `/queries/${index}/id`,
  );
  const warnings: Problem[] = [];
  const toolNames = new Map(corpus.tools.map((tool) => [tool.tool_id, tool.tool]));
  if (golden.corpus_version !== corpus.version) {
    warnings.push(
      problem("/corpus_version", golden.corpus_version, `${corpus.version}, the version of the corpus given`),
    );
  }
  if (golden.corpus_sha256 !== undefined && golden.corpus_sha256 !== corpusHash(corpus)) {
    errors.push(
      problem("/corpus_sha256", golden.corpus_sha256, `${corpusHash(corpus)}, the hash of the corpus given`),
    );
  }
  golden.queries.forEach((query, index) => {
    const at = `/queries/${index}`;
    errors.push(
      ...duplicates(
        query.labels,
        (label) => label.tool_id,
        (label) => `${at}/labels/${label}/tool_id`,
      ),
    );
    query.labels.forEach((label, position) => {
      const name = toolNames.get(label.tool_id);
      if (name === undefined) {
        const expected = `a tool_id of corpus ${corpus.version} (INV-1)`;
        errors.push(problem(`${at}/labels/${position}/tool_id`, label.tool_id, expected));
      } else if (label.relevance >= 1 && queryNamesTool(query.query, name)) {
        warnings.push(
          problem(`${at}/query`, query.query, `a query that does not name its tool ${name} (R-C)`),
        );
      }
    });
    if (!query.labels.some((label) => label.relevance >= 1)) {
      errors.push(problem(`${at}/labels`, "no relevant label", "at least one label with relevance 1 or 2"));
    }
    if (query.split === undefined) warnings.push(problem(`${at}/split`, "nothing", "dev or test"));
    warnings.push(...checkHardNegative(query, at, toolNames));
  });
  return { errors, warnings };
}

const NEAR_DUPLICATE = /hard-negative: near-dup of (\S+)/;

function checkHardNegative(
  query: GoldenSetFile["queries"][number],
  at: string,
  toolNames: ReadonlyMap<string, string>,
): Problem[] {
  const named = NEAR_DUPLICATE.exec(query.notes ?? "")?.[1];
  if (named === undefined) {
    const isTagged = query.tags?.includes("hard-negative") ?? false;
    return isTagged
      ? [problem(`${at}/notes`, query.notes ?? "nothing", '"hard-negative: near-dup of <tool_id>"')]
      : [];
  }
  if (!toolNames.has(named)) return [problem(`${at}/notes`, named, "a tool_id of the corpus")];
  const relevance = query.labels.find((label) => label.tool_id === named)?.relevance ?? 0;
  return relevance === 2
    ? [problem(`${at}/notes`, named, "a near-duplicate that is not itself the right answer")]
    : [];
}

export function checkSecurityCorpus(corpus: SecurityCorpusFile): InvariantReport {
  const errors = duplicates(
    corpus.entries,
    (entry) => entry.id,
    (index) => `/entries/${index}/id`,
  );
  const warnings: Problem[] = [];
  const categories = new Map<string, string>(corpus.entries.map((entry) => [entry.id, entry.category]));
  const mirrored = new Set<string>();
  corpus.entries.forEach((entry, index) => {
    const at = `/entries/${index}`;
    const expected =
      entry.category === "benign" || entry.category === "hard_negative" ? "benign" : "malicious";
    if (entry.label !== expected) {
      errors.push(problem(`${at}/label`, entry.label, `${expected}, as its category is ${entry.category}`));
    }
    if (!isRedistributable(entry.provenance.license)) {
      const licence = "a licence that allows redistribution (INV-4)";
      errors.push(problem(`${at}/provenance/license`, entry.provenance.license, licence));
    }
    if (entry.split === undefined) warnings.push(problem(`${at}/split`, "nothing", "dev or test"));
    if (entry.category !== "hard_negative") return;
    const resembled =
      entry.resembles === undefined ? undefined : (categories.get(entry.resembles) ?? entry.resembles);
    if (resembled === undefined || !ATTACK_CATEGORIES.some((category) => category === resembled)) {
      const attack = "the id or category of the attack it looks like";
      warnings.push(problem(`${at}/resembles`, entry.resembles ?? "nothing", attack));
    } else {
      mirrored.add(resembled);
    }
  });
  for (const label of ["malicious", "benign"] as const) {
    if (!corpus.entries.some((entry) => entry.label === label && entry.debatable !== true)) {
      errors.push(
        problem("/entries", `no ${label} entry`, "positives and negatives; rates would be undefined"),
      );
    }
  }
  for (const category of new Set(categories.values())) {
    const isAttack = ATTACK_CATEGORIES.some((attack) => attack === category);
    if (isAttack && !mirrored.has(category)) {
      warnings.push(
        problem("/entries", `no hard negative for ${category}`, "at least one per attack category"),
      );
    }
  }
  if (corpus.content_sha256 !== undefined && corpus.content_sha256 !== securityCorpusHash(corpus)) {
    const actual = `${securityCorpusHash(corpus)}, the hash of the entries in this file`;
    errors.push(problem("/content_sha256", corpus.content_sha256, actual));
  }
  return { errors, warnings };
}

function duplicates<T>(
  items: readonly T[],
  idOf: (item: T) => string,
  pointerOf: (index: number) => string,
): Problem[] {
  const seen = new Set<string>();
  return items.flatMap((item, index) => {
    const id = idOf(item);
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [problem(pointerOf(index), id, "an id that occurs once")];
  });
}

function problem(pointer: string, found: string, expected: string): Problem {
  return { pointer, found: excerpt(found, 120), expected };
}
