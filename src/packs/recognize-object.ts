import type { ObjectKind } from "../conformance/schemas/registry.js";
import { field } from "../conformance/view/fields.js";

/** Fields only one kind has, most telling first; ids last, because objects also carry each other's. */
const SIGNS: [ObjectKind, string[]][] = [
  ["confirm", ["confirm_id", "target_type", "decisions"]],
  ["trace", ["root_span", "segments"]],
  ["plan", ["steps", "objective"]],
  ["context", ["root"]],
  ["trace", ["trace_id"]],
  ["plan", ["plan_id"]],
  ["context", ["context_id"]],
];

export function recognizeObject(value: unknown): ObjectKind | null {
  const found = SIGNS.find(([, names]) => names.some((name) => field(value, name) !== undefined));
  return found?.[0] ?? null;
}
