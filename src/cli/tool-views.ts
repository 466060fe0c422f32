import { ToolgaugeError } from "../core/errors.js";
import { jsonPointer } from "../core/json-pointer.js";
import type { ToolView } from "../scanner/index.js";

/**
 * Tools from any JSON shape people have: an array of tools, a `tools/list` result bare or in its JSON-RPC envelope,
 * or a corpus. `server` names the tools that do not say where they are from.
 */
export function toolViews(value: unknown, server: string, place: string): ToolView[] {
  const list = toolList(value);
  if (list === undefined) {
    throw new ToolgaugeError("schema_mismatch", `${place} holds no list of tools`, {
      next: 'give an array of tools, a tools/list result ({"tools": […]}) or a corpus',
    });
  }
  return list.map((tool, index) => toolView(tool, server, `${place} ${jsonPointer(["tools", index])}`));
}

function toolList(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (!isObject(value)) return undefined;
  if (Array.isArray(value.tools)) return value.tools;
  return isObject(value.result) ? toolList(value.result) : undefined;
}

function toolView(tool: unknown, server: string, place: string): ToolView {
  if (!isObject(tool)) throw broken(place, "an object");
  const name = tool.name ?? tool.tool;
  if (typeof name !== "string") throw broken(`${place}/name`, "a string");
  return {
    server: typeof tool.server === "string" && tool.server !== "" ? tool.server : server,
    name,
    title: text(tool.title, `${place}/title`),
    description: text(tool.description, `${place}/description`),
    inputSchema: tool.inputSchema ?? tool.input_schema ?? tool.schema ?? tool.parameters,
    outputSchema: tool.outputSchema ?? tool.output_schema,
    annotations: tool.annotations,
  };
}

function text(value: unknown, place: string): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== "string") throw broken(place, "a string");
  return value;
}

function broken(place: string, expected: string): ToolgaugeError {
  return new ToolgaugeError("schema_mismatch", `${place} is not ${expected}`);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
