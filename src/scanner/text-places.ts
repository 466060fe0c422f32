import { escapePointerToken } from "../core/json-pointer.js";
import type { LimitName, Limits } from "./limits.js";
import type { ToolView } from "./tool-view.js";

/**
 * What kind of text it is. `name` is an identifier, `prose` is read as documentation,
 * `value` is data a model is shown or sends (enum, default, const, examples), `pattern` is for machines.
 */
export type PlaceKind = "server" | "name" | "prose" | "value" | "pattern";

export interface TextPlace {
  readonly kind: PlaceKind;
  readonly text: string;
  readonly path: PathNode;
  /** The parameter that the text belongs to. */
  readonly parameter: Parameter | undefined;
}

export interface Parameter {
  readonly name: string;
  readonly schema: Record<string, unknown>;
  readonly required: boolean;
  readonly output: boolean;
}

/** A pointer is only spelled out for the few places that are reported. */
export interface PathNode {
  readonly parent: PathNode | undefined;
  readonly key: string;
}

export function pointerTo(node: PathNode | undefined): string {
  const tokens: string[] = [];
  for (let at = node; at !== undefined; at = at.parent) tokens.push(`/${escapePointerToken(at.key)}`);
  return tokens.reverse().join("");
}

interface Pending {
  value: unknown;
  path: PathNode;
  depth: number;
  parameter: Parameter | undefined;
  kind: PlaceKind;
  output: boolean;
}

/** Machine vocabulary of JSON Schema that neither people nor models read as text, unless it holds prose. */
const UNREAD = new Set(["$schema", "$id", "$ref", "$anchor", "$dynamicRef", "type", "format", "required"]);
const VALUES = new Set(["enum", "const", "default", "examples", "example"]);
const PROPERTY_MAPS = new Set([
  "properties",
  "patternProperties",
  "$defs",
  "definitions",
  "dependentSchemas",
]);

/** Every text-bearing place of a definition, in a stable order, with the bounds that cut it short. */
export function textPlaces(tool: ToolView, limits: Limits, hit: (limit: LimitName) => void): TextPlace[] {
  const places: TextPlace[] = [];
  const add = (kind: PlaceKind, text: unknown, path: PathNode, parameter?: Parameter): void => {
    if (typeof text !== "string" || text === "") return;
    if (places.length >= limits.placesPerTool) {
      hit("placesPerTool");
      return;
    }
    if (text.length > limits.textLength) hit("textLength");
    places.push({
      kind,
      text: text.length > limits.textLength ? text.slice(0, limits.textLength) : text,
      path,
      parameter,
    });
  };
  add("server", tool.server, root("server"));
  add("name", tool.name, root("name"));
  add("prose", tool.title, root("title"));
  add("prose", tool.description, root("description"));
  walk({ value: tool.inputSchema, ...start("inputSchema", false) }, limits, hit, add);
  walk({ value: tool.outputSchema, ...start("outputSchema", true) }, limits, hit, add);
  walk({ value: tool.annotations, ...start("annotations", false) }, limits, hit, add);
  for (const [key, value] of Object.entries(tool.extra ?? {})) {
    walk({ value, ...start(key, false) }, limits, hit, add);
  }
  return places;
}

function root(key: string): PathNode {
  return { parent: undefined, key };
}

function start(key: string, output: boolean): Omit<Pending, "value"> {
  return { path: root(key), depth: 0, parameter: undefined, kind: "prose", output };
}

function walk(
  first: Pending,
  limits: Limits,
  hit: (limit: LimitName) => void,
  add: (kind: PlaceKind, text: unknown, path: PathNode, parameter?: Parameter) => void,
): void {
  const pending: Pending[] = [first];
  let seen = 0;
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    const { value, path, kind, parameter, output } = node;
    if (typeof value === "string") {
      add(kind, value, path, parameter);
      continue;
    }
    if (value === null || typeof value !== "object") continue;
    if (node.depth >= limits.depth) {
      hit("depth");
      continue;
    }
    if (++seen > limits.placesPerTool) {
      hit("placesPerTool");
      return;
    }
    const depth = node.depth + 1;
    const children: Pending[] = [];
    if (Array.isArray(value)) {
      for (let i = 0; i < value.length; i++) {
        children.push({
          value: value[i],
          path: { parent: path, key: String(i) },
          depth,
          parameter,
          kind,
          output,
        });
      }
    } else {
      objectChildren(value as Record<string, unknown>, node, depth, children, add);
    }
    for (let i = children.length - 1; i >= 0; i--) pending.push(children[i]!);
  }
}

function objectChildren(
  value: Record<string, unknown>,
  { path, kind, parameter, output }: Pending,
  depth: number,
  children: Pending[],
  add: (kind: PlaceKind, text: unknown, path: PathNode, parameter?: Parameter) => void,
): void {
  const required = Array.isArray(value.required) ? (value.required as unknown[]) : [];
  for (const key of Object.keys(value)) {
    const child = value[key];
    const childPath = { parent: path, key };
    if (kind === "value") {
      add("value", key, childPath, parameter);
      children.push({ value: child, path: childPath, depth, parameter, kind, output });
    } else if (PROPERTY_MAPS.has(key) && isObject(child)) {
      for (const name of Object.keys(child)) {
        const schema = isObject(child[name]) ? (child[name] as Record<string, unknown>) : {};
        const own: Parameter = { name, schema, required: required.includes(name), output };
        const namePath = { parent: childPath, key: name };
        add("name", name, namePath, own);
        children.push({
          value: child[name],
          path: namePath,
          depth: depth + 1,
          parameter: own,
          kind: "prose",
          output,
        });
      }
    } else if (VALUES.has(key)) {
      children.push({ value: child, path: childPath, depth, parameter, kind: "value", output });
    } else if (key === "pattern") {
      children.push({ value: child, path: childPath, depth, parameter, kind: "pattern", output });
    } else if (!UNREAD.has(key) || (typeof child === "string" ? / /.test(child) : key !== "required")) {
      children.push({ value: child, path: childPath, depth, parameter, kind, output });
    }
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
