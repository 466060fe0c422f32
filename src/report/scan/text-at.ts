import type { ToolView } from "../../scanner/tool-view.js";

/** The string at a pointer into a definition; undefined where there is none (a name, a decoded text). */
export function textAt(tool: ToolView, pointer: string): string | undefined {
  let value: unknown = tool;
  for (const token of pointer.split("/").slice(1)) {
    if (value === null || typeof value !== "object") return undefined;
    const key = token.replaceAll("~1", "/").replaceAll("~0", "~");
    if (!Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return typeof value === "string" ? value : undefined;
}
