import { ToolgaugeError } from "../core/errors.js";
import { excerpt } from "../core/visible-text.js";
import type { ScoredTool } from "../retrieval/engines/engine.js";

/** Where engines keep their list when nobody says: as the whole answer, or under one of these. */
const USUAL_PLACES = ["results", "tools", "data.results", "data.tools", "data", "result"];
const SERVER_KEYS = ["server", "server_name", "serverName"];
const TOOL_KEYS = ["tool", "tool_name", "toolName", "name"];
const ID_KEYS = ["tool_id", "toolId", "id"];
const SCORE_KEYS = ["score", "relevance", "similarity"];

/** Ranked tools from an engine's answer; an answer that is not one is an error, never an empty list. */
export function readResults(answer: unknown, place: string | undefined, limit: number): ScoredTool[] {
  const list = place === undefined ? findList(answer) : valueAt(answer, place);
  if (!Array.isArray(list)) {
    const where = place === undefined ? "" : ` at ${place}`;
    throw malformed(`has no list of results${where}: ${excerpt(JSON.stringify(answer) ?? "nothing", 80)}`);
  }
  return list.slice(0, limit).map((item, index) => readResult(item, index));
}

export function valueAt(value: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((current, key) => propertyOf(current, key), value);
}

function findList(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer;
  return USUAL_PLACES.map((place) => valueAt(answer, place)).find(Array.isArray);
}

function readResult(item: unknown, index: number): ScoredTool {
  const toolId = typeof item === "string" ? item : toolIdOf(item);
  if (toolId === undefined || !/^[^:]+:./.test(toolId)) {
    throw malformed(
      `has a result without server and tool: ${excerpt(JSON.stringify(item) ?? "nothing", 80)}`,
    );
  }
  const score = firstOf(item, SCORE_KEYS);
  if (score === undefined || score === null) return { toolId, score: 1 / (index + 1) };
  if (typeof score !== "number" || !Number.isFinite(score)) {
    throw malformed(
      `scores ${excerpt(toolId, 60)} with ${excerpt(JSON.stringify(score) ?? "", 30)}, not a number`,
    );
  }
  return { toolId, score };
}

function toolIdOf(item: unknown): string | undefined {
  const id = firstOf(item, ID_KEYS);
  if (typeof id === "string" && id.includes(":")) return id;
  const tool = firstOf(item, TOOL_KEYS);
  if (tool !== null && typeof tool === "object")
    return toolIdOf({ ...(item as object), tool: undefined, ...tool });
  if (typeof tool !== "string") return undefined;
  const server = firstOf(item, SERVER_KEYS);
  if (typeof server !== "string" || server === "") return tool;
  return tool.startsWith(`${server}:`) ? tool : `${server}:${tool}`;
}

function firstOf(item: unknown, keys: readonly string[]): unknown {
  return keys.map((key) => propertyOf(item, key)).find((value) => value !== undefined);
}

function propertyOf(value: unknown, key: string): unknown {
  if (value === null || typeof value !== "object" || !Object.hasOwn(value, key)) return undefined;
  return (value as Record<string, unknown>)[key];
}

export function malformed(what: string): ToolgaugeError {
  return new ToolgaugeError("peer_failed", `the engine's answer ${what}`);
}
