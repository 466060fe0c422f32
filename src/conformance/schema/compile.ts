import { isDateTime, isUuid } from "./formats.js";
import type { Definitions, Schema, SchemaType } from "./schema.js";

/** How many errors of one object are kept; all are counted. */
export const SCHEMA_ERROR_CAP = 100;

export interface SchemaError {
  path: (string | number)[];
  keyword: keyof Schema;
  expected: string;
  observed: unknown;
}

export interface SchemaReport {
  errors: SchemaError[];
  total: number;
}

export type Validator = (value: unknown) => SchemaReport;

interface Visit extends SchemaReport {
  path: (string | number)[];
}

type Check = (value: unknown, visit: Visit) => void;

/** Turns a schema into closures once; validating then walks the value a single time. */
export function compileSchema(schema: Schema, definitions: Definitions): Validator {
  const check = compile(schema, definitions, new Map());
  return (value) => {
    const visit: Visit = { path: [], errors: [], total: 0 };
    check(value, visit);
    return { errors: visit.errors, total: visit.total };
  };
}

type Compiled = Map<string, Check>;

function compile(schema: Schema, definitions: Definitions, compiled: Compiled): Check {
  if (schema.$ref !== undefined) return resolve(schema.$ref, definitions, compiled);
  const checks = (Object.keys(schema) as (keyof Schema)[]).flatMap((keyword) => {
    const compileKeyword = KEYWORDS[keyword];
    if (compileKeyword === undefined) throw new TypeError(`the schema uses an unknown keyword: ${keyword}`);
    return compileKeyword(schema, (child) => compile(child, definitions, compiled));
  });
  return (value, visit) => {
    for (const check of checks) check(value, visit);
  };
}

function resolve(reference: string, definitions: Definitions, compiled: Compiled): Check {
  const known = compiled.get(reference);
  if (known !== undefined) return known;
  const target = definitions[reference.replace("#/definitions/", "")];
  if (target === undefined) throw new TypeError(`the schema refers to nothing: ${reference}`);
  const check = compile(target, definitions, compiled);
  compiled.set(reference, check);
  return check;
}

type CompileKeyword = (schema: Schema, compileChild: (child: Schema) => Check) => Check[];

const KEYWORDS: { [Keyword in keyof Schema]-?: CompileKeyword } = {
  $ref: () => [],
  title: () => [],
  description: () => [],
  additionalProperties: () => [],
  type: ({ type }) => [checkType(Array.isArray(type) ? type : [type as SchemaType])],
  enum: (schema) => [checkEnum(schema.enum!)],
  pattern: (schema) => [checkPattern(schema)],
  format: ({ format }) => {
    const accepts = format === "uuid" ? isUuid : isDateTime;
    const expected = format === "uuid" ? "a UUID" : "a date and time with a time zone (RFC 3339)";
    return [onText("format", accepts, expected)];
  },
  minLength: ({ minLength }) => [
    onText("minLength", (text) => text.length >= minLength!, "a text that is not empty"),
  ],
  minimum: ({ minimum }) => [
    (value, visit) => {
      if (typeof value === "number" && value < minimum!) fail(visit, "minimum", `at least ${minimum}`, value);
    },
  ],
  minItems: ({ minItems }) => [
    (value, visit) => {
      if (Array.isArray(value) && value.length < minItems!) {
        fail(visit, "minItems", `at least ${minItems} item`, value);
      }
    },
  ],
  uniqueItems: () => [checkUnique],
  items: ({ items }, compileChild) => [checkItems(compileChild(items!))],
  required: ({ required }) => [checkRequired(required!)],
  properties: (schema, compileChild) => [checkProperties(schema, compileChild)],
  anyOf: ({ anyOf }, compileChild) => [checkAnyOf(anyOf!, anyOf!.map(compileChild))],
  allOf: ({ allOf }, compileChild) => allOf!.map(compileChild),
};

function fail(visit: Visit, keyword: keyof Schema, expected: string, observed: unknown): void {
  visit.total += 1;
  if (visit.errors.length >= SCHEMA_ERROR_CAP) return;
  visit.errors.push({ path: [...visit.path], keyword, expected, observed });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

const TYPES: Record<SchemaType, { accepts(value: unknown): boolean; name: string }> = {
  object: { accepts: isObject, name: "an object" },
  array: { accepts: Array.isArray, name: "an array" },
  string: { accepts: (value) => typeof value === "string", name: "a text" },
  integer: { accepts: Number.isInteger, name: "a whole number" },
  boolean: { accepts: (value) => typeof value === "boolean", name: "true or false" },
  null: { accepts: (value) => value === null, name: "null" },
};

function checkType(types: readonly SchemaType[]): Check {
  const accepted = types.map((type) => TYPES[type]);
  const expected = accepted.map((type) => type.name).join(" or ");
  return (value, visit) => {
    if (!accepted.some((type) => type.accepts(value))) fail(visit, "type", expected, value);
  };
}

function checkEnum(members: readonly string[]): Check {
  const known = new Set<unknown>(members);
  const expected = `one of ${members.join(", ")}`;
  return (value, visit) => {
    if (!known.has(value)) fail(visit, "enum", expected, value);
  };
}

function checkPattern({ pattern, description }: Schema): Check {
  const expression = new RegExp(pattern!, "u");
  return onText("pattern", (text) => expression.test(text), description ?? `text like ${pattern}`);
}

function onText(keyword: keyof Schema, accepts: (text: string) => boolean, expected: string): Check {
  return (value, visit) => {
    if (typeof value === "string" && !accepts(value)) fail(visit, keyword, expected, value);
  };
}

const checkUnique: Check = (value, visit) => {
  if (!Array.isArray(value) || new Set(value).size === value.length) return;
  fail(visit, "uniqueItems", "no item twice", value);
};

function checkItems(check: Check): Check {
  return (value, visit) => {
    if (!Array.isArray(value)) return;
    for (let index = 0; index < value.length; index++) {
      visit.path.push(index);
      check(value[index], visit);
      visit.path.pop();
    }
  };
}

function checkRequired(names: readonly string[]): Check {
  return (value, visit) => {
    if (!isObject(value)) return;
    for (const name of names) {
      if (Object.hasOwn(value, name)) continue;
      visit.path.push(name);
      fail(visit, "required", `a field ${name}`, undefined);
      visit.path.pop();
    }
  };
}

function checkProperties(schema: Schema, compileChild: (child: Schema) => Check): Check {
  const checks = new Map(
    Object.entries(schema.properties!).map(([name, child]) => [name, compileChild(child)]),
  );
  const isClosed = schema.additionalProperties === false;
  return (value, visit) => {
    if (!isObject(value)) return;
    for (const name of Object.keys(value)) {
      const check = checks.get(name);
      if (check === undefined && !isClosed) continue;
      visit.path.push(name);
      if (check === undefined) fail(visit, "additionalProperties", "no field of that name", value[name]);
      else check(value[name], visit);
      visit.path.pop();
    }
  };
}

/** Alternatives report as one error: which branch the author meant is not known. */
function checkAnyOf(alternatives: readonly Schema[], checks: readonly Check[]): Check {
  const expected = alternatives
    .map(({ required }) => (required === undefined ? "another alternative" : required.join(" and ")))
    .join(" or ");
  return (value, visit) => {
    const isMet = checks.some((check) => {
      const attempt: Visit = { path: [], errors: [], total: 0 };
      check(value, attempt);
      return attempt.total === 0;
    });
    if (!isMet) fail(visit, "anyOf", expected, undefined);
  };
}
