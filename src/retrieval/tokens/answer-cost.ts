import { mean, percentile } from "../../core/statistics.js";
import type { CorpusTool } from "../../formats/corpus.js";
import type { EngineResult } from "../../formats/run-record.js";

/** A tokenizer as a port: counting needs megabytes of tables that pure code does not load. */
export interface TokenCounter {
  /** Stated with every count: other tokenizers give other numbers. */
  name: string;
  count(text: string): number;
}

interface ToolCost {
  schemas: number;
  descriptions: number;
  rest: number;
}

export interface AnswerCost {
  /** What the given answers (tool ids each) would take of a model's context. */
  summarize(answers: readonly (readonly string[])[]): NonNullable<EngineResult["tokens"]>;
}

/** Counts tools as a client gives them to a model: compact JSON of name, description and input schema. */
export function createAnswerCost(tools: readonly CorpusTool[], counter: TokenCounter): AnswerCost {
  const costs = new Map(tools.map((tool) => [tool.toolId, toolCost(tool, counter)]));
  const fullMenu = [...costs.values()].reduce((sum, cost) => sum + total(cost), 0);
  return {
    summarize(answers) {
      const perAnswer = answers.map((toolIds) =>
        sumCosts(toolIds.flatMap((toolId) => costs.get(toolId) ?? [])),
      );
      const totals = perAnswer.map(total);
      const average = mean(totals);
      const at = (percent: number) => percentile(totals, percent) ?? 0;
      return {
        tokenizer: counter.name,
        p50: at(50),
        p95: at(95),
        max: at(100),
        byComponent: {
          schemas: oneDigit(mean(perAnswer.map((cost) => cost.schemas))),
          descriptions: oneDigit(mean(perAnswer.map((cost) => cost.descriptions))),
          rest: oneDigit(mean(perAnswer.map((cost) => cost.rest))),
        },
        fullMenu,
        breakEvenCalls: average === 0 ? null : oneDigit(fullMenu / average),
      };
    },
  };
}

function toolCost(tool: CorpusTool, { count }: TokenCounter): ToolCost {
  const description = [tool.title, tool.description]
    .filter((text) => text !== undefined && text !== "")
    .join("\n");
  const whole = {
    name: tool.toolId,
    ...(description === "" ? {} : { description }),
    ...(tool.schema === undefined ? {} : { input_schema: tool.schema }),
  };
  const schemas = tool.schema === undefined ? 0 : count(JSON.stringify(tool.schema));
  const descriptions = description === "" ? 0 : count(description);
  return { schemas, descriptions, rest: Math.max(0, count(JSON.stringify(whole)) - schemas - descriptions) };
}

function sumCosts(costs: readonly ToolCost[]): ToolCost {
  const sum = { schemas: 0, descriptions: 0, rest: 0 };
  for (const cost of costs) {
    sum.schemas += cost.schemas;
    sum.descriptions += cost.descriptions;
    sum.rest += cost.rest;
  }
  return sum;
}

function total({ schemas, descriptions, rest }: ToolCost): number {
  return schemas + descriptions + rest;
}

function oneDigit(value: number): number {
  return Math.round(value * 10) / 10;
}
