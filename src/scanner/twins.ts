import { DEFAULT_LIMITS } from "./limits.js";
import type { RegistryView } from "./registry-view.js";
import type { Twins } from "./report.js";
import type { ToolView } from "./tool-view.js";

/** The same complete definition under several server names, reported once. */
export function findTwins({ toolsByName }: RegistryView): Twins[] {
  const twins: Twins[] = [];
  for (const [name, tools] of toolsByName) {
    if (tools.length < 2) continue;
    const byDefinition = new Map<string, Set<string>>();
    for (const tool of tools) {
      const definition = definitionText(tool);
      const servers = byDefinition.get(definition);
      if (servers === undefined) byDefinition.set(definition, new Set([tool.server]));
      else servers.add(tool.server);
    }
    for (const servers of byDefinition.values()) {
      if (servers.size > 1) twins.push({ tool: name, servers: [...servers].sort() });
    }
  }
  return twins.sort((a, b) => (a.tool < b.tool ? -1 : a.tool > b.tool ? 1 : 0));
}

/** Everything but the server, with keys in a fixed order. */
export function definitionText({
  title,
  description,
  inputSchema,
  outputSchema,
  annotations,
}: ToolView): string {
  const budget = { left: MOST_NODES };
  const parts = [title, description, inputSchema, outputSchema, annotations];
  return JSON.stringify(parts.map((part) => sortKeys(part, 0, budget)));
}

/** Objects that refer to each other in circles end here; two such definitions are never twins by accident. */
const MOST_NODES = 100_000;

function sortKeys(value: unknown, depth: number, budget: { left: number }): unknown {
  if (typeof value === "bigint") return value.toString();
  if (value === null || typeof value !== "object") return value ?? null;
  if (depth > DEFAULT_LIMITS.depth || --budget.left < 0) return null;
  if (Array.isArray(value)) return value.map((item) => sortKeys(item, depth + 1, budget));
  const record = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.keys(record)
      .sort()
      .map((key) => [key, sortKeys(record[key], depth + 1, budget)]),
  );
}
