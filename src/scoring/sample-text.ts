import type { ToolView } from "../scanner/tool-view.js";

/** A definition nested deeper than this only exists to break readers. */
const MAX_DEPTH = 64;

/** Every string of a definition, keys included, one per line. */
export function textOf(tool: ToolView): string {
  const lines = [tool.name, tool.title ?? "", tool.description ?? ""];
  for (const part of [tool.inputSchema, tool.outputSchema, tool.annotations]) collect(part, lines, 0);
  return lines.join("\n");
}

function collect(value: unknown, lines: string[], depth: number): void {
  if (typeof value === "string") lines.push(value);
  if (value === null || typeof value !== "object" || depth > MAX_DEPTH) return;
  for (const [key, child] of Object.entries(value)) {
    if (!Array.isArray(value)) lines.push(key);
    collect(child, lines, depth + 1);
  }
}
