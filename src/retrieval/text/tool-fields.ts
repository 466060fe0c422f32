import type { CorpusTool } from "../../formats/corpus.js";

/** The searchable text of a tool, by field. */
export interface ToolFields {
  name: string;
  title: string;
  description: string;
  parameters: string;
}

const MAX_DEPTH = 8;

export function toolFields(tool: CorpusTool): ToolFields {
  const parameters: string[] = [];
  collectParameters(tool.schema, parameters, 0);
  return {
    name: `${tool.server} ${tool.tool}`,
    title: tool.title ?? "",
    description: tool.description,
    parameters: parameters.join(" "),
  };
}

function collectParameters(schema: unknown, into: string[], depth: number): void {
  if (schema === null || typeof schema !== "object" || depth > MAX_DEPTH) return;
  const { properties, items, description } = schema as Record<string, unknown>;
  if (depth > 0 && typeof description === "string") into.push(description);
  collectParameters(items, into, depth + 1);
  if (properties === null || typeof properties !== "object") return;
  for (const [name, property] of Object.entries(properties as object)) {
    into.push(name);
    collectParameters(property, into, depth + 1);
  }
}
