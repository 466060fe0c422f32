import type { JsonValue } from "../core/json.js";

/** One tool as its server declares it. Schemas and annotations are other people's JSON, of any shape. */
export interface ToolView {
  server: string;
  name: string;
  title?: string | undefined;
  description?: string | undefined;
  inputSchema?: unknown;
  outputSchema?: unknown;
  annotations?: unknown;
  /** Whatever else the server sent beside these, by its key: `_meta`, vendor keys. */
  extra?: Readonly<Record<string, unknown>> | undefined;
}

export function annotation(tool: ToolView, key: string): JsonValue | undefined {
  const { annotations } = tool;
  if (annotations === null || typeof annotations !== "object") return undefined;
  return (annotations as Record<string, JsonValue>)[key];
}
