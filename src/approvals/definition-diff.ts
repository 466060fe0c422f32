import type { JsonValue } from "../core/json.js";
import { jsonPointer } from "../core/json-pointer.js";
import { type ToolDefinition, wireForm } from "../core/tool-definition.js";
import { excerpt } from "../core/visible-text.js";
import { type Segment, wordDiff } from "./word-diff.js";

/** One place of a definition that reads otherwise than before. */
export interface FieldChange {
  /** JSON Pointer into the definition as the server sends it. */
  pointer: string;
  kind: "changed" | "added" | "removed";
  segments: Segment[];
}

/** Every place that differs, by pointer; empty exactly when the fingerprints are equal. */
export function diffDefinitions(before: ToolDefinition, after: ToolDefinition): FieldChange[] {
  const old = leaves(wireForm(before));
  const now = leaves(wireForm(after));
  const pointers = [...new Set([...old.keys(), ...now.keys()])].sort();
  return pointers.flatMap((pointer): FieldChange[] => {
    const was = old.get(pointer);
    const is = now.get(pointer);
    if (was === is) return [];
    if (was === undefined) return [{ pointer, kind: "added", segments: [{ kind: "added", text: is! }] }];
    if (is === undefined) return [{ pointer, kind: "removed", segments: [{ kind: "removed", text: was }] }];
    return [{ pointer, kind: "changed", segments: wordDiff(was, is) }];
  });
}

/** Every string as it is, every other scalar and empty container as JSON. */
function leaves(root: JsonValue): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (value: JsonValue, path: string[]): void => {
    const children = value !== null && typeof value === "object" ? Object.entries(value) : [];
    if (children.length > 0) for (const [key, child] of children) visit(child, [...path, key]);
    else found.set(jsonPointer(path), typeof value === "string" ? value : `JSON ${JSON.stringify(value)}`);
  };
  visit(root, []);
  return found;
}

/** The remark of the gauge on a tool whose definition changed after it was approved or frozen. */
export interface RugPullSignal {
  checkId: "definition.changed";
  tier: "soft";
  threatType: "rug_pull";
  confidence: number;
  evidence: string;
  detail: string;
  location: { pointer: string; start: number; end: number };
}

/** A change is a reason to look, not a proof: soft. Undefined when nothing changed. */
export function rugPullSignal(changes: readonly FieldChange[]): RugPullSignal | undefined {
  const [first] = changes;
  if (first === undefined) return undefined;
  const start = first.segments[0]?.kind === "same" ? first.segments[0].text.length : 0;
  const added = first.segments.find(({ kind }) => kind === "added")?.text ?? "";
  const places = changes.length === 1 ? first.pointer : `${first.pointer} and ${changes.length - 1} more`;
  return {
    checkId: "definition.changed",
    tier: "soft",
    threatType: "rug_pull",
    confidence: 0.5,
    evidence: excerpt(added === "" ? first.segments.map(({ text }) => text).join("") : added, 240),
    detail: excerpt(`the definition is not the approved one: ${places}`, 300),
    location: { pointer: first.pointer, start, end: start + added.length },
  };
}
