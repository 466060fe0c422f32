import { DEFAULT_LIMITS } from "./limits.js";
import type { RegistryView } from "./registry-view.js";
import type { Twins } from "./report.js";
import type { ToolView } from "./tool-view.js";

/** The same complete definition under several server names, reported once. */
export function findTwins({ toolsByName }: RegistryView): Twins[] {
  const twins: Twins[] = [];
  for (const [name, tools] of toolsByName) {
    if (tools.length < 2) continue;
    for (const servers of serversByDefinition(tools)) {
      if (servers.size > 1) twins.push({ tool: name, servers: [...servers].sort() });
    }
  }
  return twins.sort((a, b) => (a.tool < b.tool ? -1 : a.tool > b.tool ? 1 : 0));
}

/** Most twins equal the first of their name, and seeing that is cheaper than spelling a definition out. */
function serversByDefinition(tools: readonly ToolView[]): Iterable<Set<string>> {
  const first = tools[0]!;
  const ofFirst = new Set<string>();
  const byDefinition = new Map([[definitionText(first), ofFirst]]);
  for (const tool of tools) {
    if (isDefinedAlike(tool, first)) {
      ofFirst.add(tool.server);
      continue;
    }
    const definition = definitionText(tool);
    const servers = byDefinition.get(definition);
    if (servers === undefined) byDefinition.set(definition, new Set([tool.server]));
    else servers.add(tool.server);
  }
  return byDefinition.values();
}

function isDefinedAlike(one: ToolView, other: ToolView): boolean {
  if (one.title !== other.title || one.description !== other.description) return false;
  const budget = { left: MOST_COMPARED };
  return (
    isAlike(one.inputSchema, other.inputSchema, 0, budget) &&
    isAlike(one.outputSchema, other.outputSchema, 0, budget) &&
    isAlike(one.annotations, other.annotations, 0, budget)
  );
}

const MOST_COMPARED = 2000;
const DEEPEST_COMPARED = 32;

/** Values that are alike are spelled alike; where it would take long to see, the spelling decides. */
function isAlike(one: unknown, other: unknown, depth: number, budget: { left: number }): boolean {
  if (one === other) return true;
  if (!isRecord(one) || !isRecord(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  if (depth > DEEPEST_COMPARED || --budget.left < 0) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length || one.length !== other.length) return false;
  for (const key of keys) {
    if (!Object.hasOwn(other, key) || !isAlike(one[key], other[key], depth + 1, budget)) return false;
  }
  return true;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object";
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
