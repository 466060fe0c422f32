import { once } from "node:events";
import { createInterface } from "node:readline";
import { z } from "zod";
import { toDisk } from "../core/disk-names.js";
import { describeError, ToolgaugeError } from "../core/errors.js";
import type { CorpusTool } from "../formats/corpus.js";
import type { GoldenQuery } from "../formats/golden-set.js";
import { createFitness, type FitnessFunction } from "../retrieval/fitness/fitness.js";

const request = z.strictObject({
  id: z.union([z.string(), z.number()], { error: "expected a text or a number" }),
  tools: z.record(
    z.string(),
    z.strictObject({ description: z.string().optional(), title: z.string().optional() }),
  ),
});

/**
 * One JSON line `{"id", "tools": {"<tool id>": {"description", "title"}}}` in, one line
 * `{"id", "score", "delta", "changed": […]}` or `{"id", "error"}` out, until the input ends.
 * The first line out states the metric and the score of the unchanged corpus.
 */
export async function serveFitness(
  tools: readonly CorpusTool[],
  queries: readonly GoldenQuery[],
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Promise<void> {
  const fitness = createFitness(tools, queries);
  const say = async (value: object) => {
    if (!output.write(`${JSON.stringify(value)}\n`)) await once(output, "drain");
  };
  await say({ metric: fitness.metric, base: fitness.base, queries: queries.length });
  for await (const line of createInterface({ input })) {
    if (line.trim() !== "") await say(answer(line, fitness));
  }
}

function answer(line: string, fitness: FitnessFunction): object {
  let raw: unknown;
  try {
    raw = JSON.parse(line);
  } catch (error) {
    if (error instanceof SyntaxError) return { id: null, error: "the line is not JSON" };
    throw error;
  }
  const parsed = request.safeParse(raw);
  const id = (raw as { id?: unknown } | null)?.id ?? null;
  if (!parsed.success)
    return {
      id,
      error: parsed.error.issues
        .map(({ path, message }) => `${path.join(".") || "the line"}: ${message}`)
        .join("; "),
    };
  try {
    return { id, ...(toDisk(fitness.evaluate(parsed.data.tools)) as object) };
  } catch (error) {
    if (error instanceof ToolgaugeError) return { id, error: describeError(error) };
    throw error;
  }
}
