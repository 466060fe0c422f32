import { jsonPointer } from "../../core/json-pointer.js";
import { excerpt } from "../../core/visible-text.js";
import { field, listField, textField } from "../view/fields.js";
import { shown } from "../view/shown.js";
import { parsePath, select } from "./path.js";
import { parseRule, type RuleScope } from "./rule.js";

export interface InvariantResult {
  id: string;
  scope: string;
  path: string;
  rule: string;
  outcome: "pass" | "fail" | "not_run";
  /** Why it was not run, or what was found where. */
  detail: string;
}

/** Objects by scope: context, plan, confirm, trace, collab, events. */
export type ScopeObjects = ReadonlyMap<string, readonly unknown[]>;

const TEXT_LIMIT = 200;
/** Longer rules are not written by people; the grammar nests. */
const RULE_LIMIT = 1000;

/**
 * Golden-flow invariants against the objects of a pack. A rule that cannot be run says so: it never
 * counts as passed. `impliedScope` is that of files which hold the rules of one object.
 */
export function evaluateInvariants(
  file: unknown,
  objects: ScopeObjects,
  impliedScope: string | null,
): InvariantResult[] {
  return entriesOf(file).map((entry, index) => evaluateEntry(entry, index, objects, impliedScope));
}

function entriesOf(file: unknown): unknown[] {
  if (Array.isArray(file)) return file;
  const named = listField(file, "invariants");
  return named.length > 0 ? named : listField(file, "rules");
}

function evaluateEntry(
  entry: unknown,
  index: number,
  objects: ScopeObjects,
  impliedScope: string | null,
): InvariantResult {
  const scope = textField(entry, "scope") ?? impliedScope ?? "";
  const path = textField(entry, "path") ?? "";
  const rule = textField(entry, "rule") ?? "";
  const result = (outcome: InvariantResult["outcome"], detail: string): InvariantResult => ({
    id: excerpt(textField(entry, "id") ?? `entry ${index}`, TEXT_LIMIT),
    scope: excerpt(scope, TEXT_LIMIT),
    path: excerpt(path, TEXT_LIMIT),
    rule: excerpt(rule, TEXT_LIMIT),
    outcome,
    detail: excerpt(detail, TEXT_LIMIT),
  });
  if (rule === "") return result("not_run", "no rule: for a person to check");
  if (rule.length > RULE_LIMIT || path.length > RULE_LIMIT)
    return result("not_run", "longer than 1000 characters");
  const roots = objects.get(scope) ?? [];
  if (roots.length === 0) return result("not_run", `the pack has nothing in scope ${scope || "(none)"}`);
  const comparison = notNull(rule);
  const check = parseRule(comparison === null ? rule : "exists");
  const parts = parsePath(stripScope(comparison ?? path, scope));
  if (check === null) return result("not_run", "this rule is not part of the grammar");
  if (parts === null) return result("not_run", "this path is not part of the grammar");
  const objectOf = (name: string) => objects.get(name)?.[0];
  let checked = 0;
  for (const root of roots) {
    const ruleScope: RuleScope = { root: scope === "events" ? { events: root } : root, objectOf };
    for (const match of select(root, parts)) {
      checked += 1;
      const expected = check(match, ruleScope);
      if (expected !== null) {
        return result(
          "fail",
          `${jsonPointer(match.path) || "the object"} is ${shown(match.value)}, expected ${expected}`,
        );
      }
    }
  }
  return checked === 0 ? result("not_run", "the path leads to nothing") : result("pass", `${checked} places`);
}

/** `events[?event_type=="x"].data != null` writes path and rule in one. */
function notNull(rule: string): string | null {
  return /^(.{1,400}?)\s?!=\s?null$/.exec(rule)?.[1]?.trim() ?? null;
}

/** In scope events the list itself may be named at the start of a path. */
function stripScope(path: string, scope: string): string {
  return scope === "events" ? path.replace(/^events(?=\[|$)/, "") : path;
}

/** The objects of a pack by the names that invariants use. */
export function scopeObjects(
  artifacts: readonly { kind: string; value: unknown }[],
  collab: unknown,
): ScopeObjects {
  const objects = new Map<string, unknown[]>();
  for (const { kind, value } of artifacts) {
    const known = objects.get(kind);
    if (known === undefined) objects.set(kind, [value]);
    else known.push(value);
  }
  const events = artifacts.flatMap(({ value }) => listField(value, "events"));
  if (events.length > 0) objects.set("events", [events]);
  if (collab !== null && field(collab, "collab_id") !== undefined) objects.set("collab", [collab]);
  return objects;
}
