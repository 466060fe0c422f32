import { excerpt } from "../../core/visible-text.js";

/** A value from evidence as a person may safely read it. */
export function shown(value: unknown): string {
  if (value === undefined) return "nothing";
  if (Array.isArray(value)) return `an array of ${value.length}`;
  if (value !== null && typeof value === "object") return "an object";
  return excerpt(typeof value === "string" ? JSON.stringify(value) : String(value), 80);
}
