import type { Match } from "./path.js";
import { parsePath, select } from "./path.js";

/** What a rule may look at besides the value itself. */
export interface RuleScope {
  /** The object the rule is about. */
  root: unknown;
  /** The object of another scope; undefined when the pack has none. */
  objectOf(scope: string): unknown;
}

/** `null`: the rule holds; a text: what was expected instead. */
export type Rule = (match: Match, scope: RuleScope) => string | null;

const UUID_4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const isText = (value: unknown): value is string => typeof value === "string";

function expecting(expected: string, holds: (value: unknown) => boolean): Rule {
  return ({ value }) => (holds(value) ? null : expected);
}

const PLAIN: Record<string, Rule> = {
  "uuid-v4": expecting("a UUID of version 4", (value) => isText(value) && UUID_4.test(value)),
  "non-empty-string": expecting("a text that is not blank", (value) => isText(value) && value.trim() !== ""),
  exists: expecting("a value", (value) => value !== null && value !== undefined),
  "iso-datetime": expecting("a date and time", (value) => isText(value) && !Number.isNaN(Date.parse(value))),
  "positive-integer": expecting(
    "a whole number above 0",
    (value) => Number.isInteger(value) && Number(value) > 0,
  ),
  "optional-string": expecting("a text", isText),
};

const CALL = /^([a-z-]{1,40})\((.*)\)$/s;

/** Null when the text is no rule of this grammar: it is then reported as not run, never as passed. */
export function parseRule(text: string): Rule | null {
  const plain = PLAIN[text];
  if (plain !== undefined) return plain;
  const [, name, argument] = CALL.exec(text) ?? [];
  if (name === undefined || argument === undefined) return null;
  return CALLS[name]?.(argument.trim()) ?? null;
}

const CALLS: Record<string, (argument: string) => Rule | null> = {
  eq: parseEqual,
  "min-length": (argument) => {
    if (!/^\d{1,9}$/.test(argument)) return null;
    const least = Number(argument);
    return expecting(
      `a length of at least ${least}`,
      (value) => (isText(value) || Array.isArray(value)) && value.length >= least,
    );
  },
  enum: (argument) => memberOf(argument.split(",").map((member) => unquoted(member.trim()))),
  "one-of": (argument) => {
    const members = parseList(argument);
    return members === null ? null : memberOf(members);
  },
  if: parseCondition,
  exists: (argument) => {
    const path = parsePath(argument);
    if (path === null) return null;
    return (_, { root }) =>
      select(root, path).some(({ value }) => value !== null) ? null : `something at ${argument}`;
  },
};

function parseEqual(argument: string): Rule | null {
  if (/^["']/.test(argument)) {
    const literal = unquoted(argument);
    return expecting(JSON.stringify(literal), (value) => value === literal);
  }
  const [scope, ...rest] = argument.split(".");
  const path = parsePath(rest.join("."));
  if (scope === undefined || path === null || path.length === 0) return null;
  return ({ value }, { objectOf }) =>
    select(objectOf(scope), path).some((other) => other.value === value) ? null : `the value of ${argument}`;
}

/** `if(status == "failed", non-empty-string)`: the field stands next to the value, else on the whole object. */
function parseCondition(argument: string): Rule | null {
  const parts = /^([\w.[\]*]{1,200})\s?==\s?["']([^"']{0,200})["']\s?,(.*)$/s.exec(argument);
  const path = parts === null ? null : parsePath(parts[1]!);
  const then = parts === null ? null : parseRule(parts[3]!.trim());
  if (parts === null || path === null || then === null) return null;
  return (match, scope) => {
    const beside = select(match.holder, path);
    const found = beside.length > 0 ? beside : select(scope.root, path);
    return found.some(({ value }) => value === parts[2]) ? then(match, scope) : null;
  };
}

function memberOf(members: readonly unknown[]): Rule {
  return expecting(`one of ${members.join(", ")}`, (value) => members.includes(value));
}

function parseList(text: string): unknown[] | null {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : null;
  } catch {
    return null;
  }
}

function unquoted(text: string): string {
  return /^(["']).*\1$/s.test(text) ? text.slice(1, -1) : text;
}
