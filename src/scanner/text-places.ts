import { escapePointerToken } from "../core/json-pointer.js";
import { type KnownText, knownSuspicions, TextMemory } from "./known-text.js";
import type { LimitName, Limits } from "./limits.js";
import type { Location } from "./signal.js";
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
  readonly known: KnownText;
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

interface Passage {
  evidence: string;
  location: Location;
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

/** What stands from one offset to another, without the blanks around it, and where that is. */
export function passageIn({ text, path }: TextPlace, from: number, to: number): Passage {
  const evidence = text.slice(from, to).trim();
  const start = text.indexOf(evidence, from);
  return { evidence, location: { pointer: pointerTo(path), start, end: start + evidence.length } };
}

/** What a schema says under a key; under all others it says what people and models read. */
type Role = "map" | "value" | "pattern" | "required" | "unread";

const ROLES = new Map<string, Role>();
for (const key of ["properties", "patternProperties", "$defs", "definitions", "dependentSchemas"]) {
  ROLES.set(key, "map");
}
for (const key of ["enum", "const", "default", "examples", "example"]) ROLES.set(key, "value");
ROLES.set("pattern", "pattern");
ROLES.set("required", "required");
/** Machine vocabulary of JSON Schema that neither people nor models read as text, unless it holds prose. */
for (const key of ["$schema", "$id", "$ref", "$anchor", "$dynamicRef", "type", "format"]) {
  ROLES.set(key, "unread");
}

const SERVER = root("server");
const NAME = root("name");
const TITLE = root("title");
export const DESCRIPTION = root("description");
const INPUT = root("inputSchema");
const OUTPUT = root("outputSchema");
const ANNOTATIONS = root("annotations");

/** Every text-bearing place of a definition, in a stable order, with the bounds that cut it short. */
export function textPlaces(
  tool: ToolView,
  limits: Limits,
  hit: (limit: LimitName) => void,
  texts: TextMemory = new TextMemory(),
): TextPlace[] {
  const walk = new Walk(limits, hit, texts);
  walk.add("server", tool.server, SERVER, undefined);
  walk.add("name", tool.name, NAME, undefined);
  walk.add("prose", tool.title, TITLE, undefined);
  walk.add("prose", tool.description, DESCRIPTION, undefined);
  walk.visit(tool.inputSchema, INPUT, "prose", undefined, 0);
  walk.output = true;
  walk.visit(tool.outputSchema, OUTPUT, "prose", undefined, 0);
  walk.output = false;
  walk.visit(tool.annotations, ANNOTATIONS, "prose", undefined, 0);
  for (const key in tool.extra) walk.visit(tool.extra[key], root(key), "prose", undefined, 0);
  return walk.places;
}

function root(key: string): PathNode {
  return { parent: undefined, key };
}

/** A list of this many whole numbers may be a text in character codes. */
const FEWEST_CODES = 8;

/** A walk over one definition; as deep as `limits.depth`, so it may recurse. */
export class Walk {
  readonly places: TextPlace[] = [];
  output = false;
  private seen = 0;
  private readonly limits: Limits;
  private readonly hit: (limit: LimitName) => void;
  private readonly texts: TextMemory;

  constructor(limits: Limits, hit: (limit: LimitName) => void, texts: TextMemory) {
    this.limits = limits;
    this.hit = hit;
    this.texts = texts;
  }

  add(kind: PlaceKind, text: unknown, path: PathNode, parameter: Parameter | undefined): void {
    if (typeof text !== "string" || text === "") return;
    if (this.places.length >= this.limits.placesPerTool) {
      this.hit("placesPerTool");
      return;
    }
    const isLong = text.length > this.limits.textLength;
    if (isLong) this.hit("textLength");
    const known = this.texts.know(isLong ? text.slice(0, this.limits.textLength) : text);
    // Its units were just laid out: reading its words now saves doing that again.
    if (kind === "prose") knownSuspicions(known);
    this.places.push({ kind, text: known.text, traits: known.traits, known, path, parameter });
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
      if (value.length >= FEWEST_CODES && value.every(Number.isInteger)) {
        this.add("value", value.join(", "), path, parameter);
        return;
      }
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
        continue;
      }
      const role = ROLES.get(key);
      const isText = typeof child === "string";
      if (!isText && (child === null || typeof child !== "object")) {
        if (role === undefined && isSpoken(key)) this.add("name", key, { parent: path, key }, parameter);
      } else if (role === undefined) {
        const childPath = { parent: path, key };
        if (isSpoken(key)) this.add("name", key, childPath, parameter);
        this.visit(child, childPath, kind, parameter, depth);
      } else if (role === "value" || role === "pattern") {
        this.visit(child, { parent: path, key }, role, parameter, depth);
      } else if (role === "map" && isObject(child)) {
        this.visitProperties(child, { parent: path, key }, value.required, depth + 1);
      } else if (role === "required" && Array.isArray(child)) {
        this.visitRequired(child, { parent: path, key }, parameter);
      } else if (isText ? role === "map" || isSpoken(child) : role !== "required") {
        this.visit(child, { parent: path, key }, kind, parameter, depth);
      }
    }
  }

  private visitRequired(names: readonly unknown[], path: PathNode, parameter: Parameter | undefined): void {
    for (let i = 0; i < names.length; i++) {
      const name = names[i];
      if (isSpoken(name)) this.add("value", name, { parent: path, key: String(i) }, parameter);
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
        required: needed instanceof Set ? needed.has(name) : needed.includes(name),
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
function requiredNames(required: unknown): readonly unknown[] | Set<unknown> {
  const names = Array.isArray(required) ? required : NOTHING;
  return names.length > FEW ? new Set(names) : names;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
