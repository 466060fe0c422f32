import { excerpt } from "../core/visible-text.js";
import { byScoreThenId, byTrecOrder, type Engine, type ScoredTool } from "./engines/engine.js";

export type TieOrder = "id" | "trec";

export interface Answer {
  tools: ScoredTool[];
  /** Places decided by the tie order because scores were equal. */
  ties: number;
  milliseconds?: number;
  error?: string;
}

export interface AskOptions {
  depth: number;
  ties: TieOrder;
  now?: (() => number) | undefined;
  progress?: ((done: number, total: number) => void) | undefined;
}

const ERROR_LENGTH = 300;

/** One answer in the stated order, or the error that took its place. */
export async function ask(engine: Engine, query: string, { depth, ties, now }: AskOptions): Promise<Answer> {
  const start = now?.();
  const elapsed = () => (start === undefined ? {} : { milliseconds: now!() - start });
  try {
    const found = await engine.search(query, depth);
    const timing = elapsed();
    const sorted = [...found].sort(ties === "trec" ? byTrecOrder : byScoreThenId);
    const tools = withoutRepeats(sorted).slice(0, depth);
    return { tools, ties: countTies(tools), ...timing };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { tools: [], ties: 0, ...elapsed(), error: excerpt(message, ERROR_LENGTH) };
  }
}

/** Asks all queries, at most `concurrency` at a time; answers come in the order of the queries. */
export async function askAll(
  engine: Engine,
  queries: readonly string[],
  options: AskOptions,
): Promise<Answer[]> {
  const answers: Answer[] = new Array(queries.length);
  let next = 0;
  let done = 0;
  async function work(): Promise<void> {
    while (next < queries.length) {
      const index = next++;
      answers[index] = await ask(engine, queries[index]!, options);
      options.progress?.(++done, queries.length);
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, engine.concurrency ?? 1) }, work));
  return answers;
}

/** An engine that names a tool twice found it once. */
function withoutRepeats(sorted: readonly ScoredTool[]): ScoredTool[] {
  const seen = new Set<string>();
  return sorted.filter(({ toolId }) => !seen.has(toolId) && seen.add(toolId));
}

function countTies(tools: readonly ScoredTool[]): number {
  return tools.filter((tool, index) => index > 0 && tools[index - 1]!.score === tool.score).length;
}
