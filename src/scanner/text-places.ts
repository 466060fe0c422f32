import { escapePointerToken } from "../core/json-pointer.js";
import type { LimitName, Limits } from "./limits.js";
import { traitsOf } from "./text/traits.js";
import type { ToolView } from "./tool-view.js";

/**
 * What kind of text it is. `name` is an identifier, `prose` is read as documentation,
 * `value` is data a model is shown or sends (enum, default, const, examples), `pattern` is for machines.
 */
export type PlaceKind = "server" | "name" | "prose" | "value" | "pattern";

export interface TextPlace {
  readonly kind: PlaceKind;
  readonly text: string;
  /** What its characters are like; see `text/traits.ts`. */
  readonly traits: number;
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
  const walk = new Walk(limits, hit);
  walk.add("server", tool.server, root("server"), undefined);
  walk.add("name", tool.name, root("name"), undefined);
  walk.add("prose", tool.title, root("title"), undefined);
  walk.add("prose", tool.description, root("description"), undefined);
  walk.visit(tool.inputSchema, root("inputSchema"), "prose", undefined, 0);
  walk.output = true;
  walk.visit(tool.outputSchema, root("outputSchema"), "prose", undefined, 0);
  walk.output = false;
  walk.visit(tool.annotations, root("annotations"), "prose", undefined, 0);
  for (const key in tool.extra) walk.visit(tool.extra[key], root(key), "prose", undefined, 0);
  return walk.places;
}

function root(key: string): PathNode {
  return { parent: undefined, key };
}

/** A walk over one definition; as deep as `limits.depth`, so it may recurse. */
class Walk {
  readonly places: TextPlace[] = [];
  output = false;
  private seen = 0;
  private readonly limits: Limits;
  private readonly hit: (limit: LimitName) => void;

  constructor(limits: Limits, hit: (limit: LimitName) => void) {
    this.limits = limits;
    this.hit = hit;
  }

  add(kind: PlaceKind, text: unknown, path: PathNode, parameter: Parameter | undefined): void {
    if (typeof text !== "string" || text === "") return;
    if (this.places.length >= this.limits.placesPerTool) {
      this.hit("placesPerTool");
      return;
    }
    const isLong = text.length > this.limits.textLength;
    if (isLong) this.hit("textLength");
    const kept = isLong ? text.slice(0, this.limits.textLength) : text;
    this.places.push({ kind, text: kept, traits: traitsOf(kept), path, parameter });
  }

  visit(
    value: unknown,
    path: PathNode,
    kind: PlaceKind,
    parameter: Parameter | undefined,
    depth: number,
  ): void {
    if (typeof value === "string") {
      this.add(kind, value, path, parameter);
      return;
    }
    if (value === null || typeof value !== "object") return;
    if (depth >= this.limits.depth) {
      this.hit("depth");
      return;
    }
    if (++this.seen > this.limits.placesPerTool) {
      this.hit("placesPerTool");
      return;
    }
    if (Array.isArray(value)) {
      for (let i = 0; i < value.length; i++) {
        this.visit(value[i], { parent: path, key: String(i) }, kind, parameter, depth + 1);
      }
    } else this.visitObject(value as Record<string, unknown>, path, kind, parameter, depth + 1);
  }

  private visitObject(
    value: Record<string, unknown>,
    path: PathNode,
    kind: PlaceKind,
    parameter: Parameter | undefined,
    depth: number,
  ): void {
    for (const key of Object.keys(value)) {
      const child = value[key];
      if (kind === "value") {
        const childPath = { parent: path, key };
        this.add("value", key, childPath, parameter);
        this.visit(child, childPath, kind, parameter, depth);
      } else if (PROPERTY_MAPS.has(key) && isObject(child)) {
        this.visitProperties(child, { parent: path, key }, value.required, depth + 1);
      } else if (VALUES.has(key)) {
        this.visit(child, { parent: path, key }, "value", parameter, depth);
      } else if (key === "pattern") {
        this.visit(child, { parent: path, key }, "pattern", parameter, depth);
      } else if (key === "required" && Array.isArray(child)) {
        const listPath = { parent: path, key };
        for (const [index, name] of child.entries()) {
          if (isSpoken(name)) this.add("value", name, { parent: listPath, key: String(index) }, parameter);
        }
      } else if (!UNREAD.has(key) || (typeof child === "string" ? child.includes(" ") : key !== "required")) {
        if (isSpoken(key)) this.add("name", key, { parent: path, key }, parameter);
        if (typeof child === "string" || (child !== null && typeof child === "object")) {
          this.visit(child, { parent: path, key }, kind, parameter, depth);
        }
      }
    }
  }

  private visitProperties(
    schemas: Record<string, unknown>,
    path: PathNode,
    required: unknown,
    depth: number,
  ): void {
    const needed = requiredNames(required);
    for (const name of Object.keys(schemas)) {
      const child = schemas[name];
      const own: Parameter = {
        name,
        schema: isObject(child) ? child : {},
        required: needed.has(name),
        output: this.output,
      };
      const namePath = { parent: path, key: name };
      this.add("name", name, namePath, own);
      this.visit(child, namePath, "prose", own, depth);
    }
  }
}

/** A name with blanks in it is a text. */
function isSpoken(name: unknown): boolean {
  return typeof name === "string" && name.includes(" ");
}

const FEW = 16;
const NOTHING: readonly unknown[] = [];

/** A list is quick for the few names that schemas require; a set keeps the absurd ones linear. */
function requiredNames(required: unknown): { has(name: string): boolean } {
  const names = Array.isArray(required) ? required : NOTHING;
  return names.length > FEW ? new Set(names) : { has: (name) => names.includes(name) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
