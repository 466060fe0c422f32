import type { CorpusTool } from "../../formats/corpus.js";

/** The searchable text of a tool, by field. */
export interface ToolFields {
  server: string;
  name: string;
  title: string;
  description: string;
  parameterNames: string;
  parameterTexts: string;
}

export const FIELD_NAMES = [
  "server",
  "name",
  "title",
  "description",
  "parameterNames",
  "parameterTexts",
] as const satisfies readonly (keyof ToolFields)[];

const MAX_DEPTH = 8;

export function toolFields(tool: CorpusTool): ToolFields {
  const names: string[] = [];
  const texts: string[] = [];
  collectParameters(tool.schema, names, texts, 0);
  return {
    server: tool.server,
    name: tool.tool,
    title: tool.title ?? "",
    description: tool.description,
    parameterNames: names.join(" "),
    parameterTexts: texts.join(" "),
  };
}

function collectParameters(schema: unknown, names: string[], texts: string[], depth: number): void {
  if (schema === null || typeof schema !== "object" || depth > MAX_DEPTH) return;
  const { properties, items, description, title, enum: values } = schema as Record<string, unknown>;
  if (depth > 0) {
    for (const text of [title, description]) if (typeof text === "string") texts.push(text);
    if (Array.isArray(values)) texts.push(...values.filter((value) => typeof value === "string"));
  }
  collectParameters(items, names, texts, depth + 1);
  if (properties === null || typeof properties !== "object") return;
  for (const [name, property] of Object.entries(properties as object)) {
    names.push(name);
    collectParameters(property, names, texts, depth + 1);
  }
}
