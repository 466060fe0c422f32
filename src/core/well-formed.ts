/**
 * Half a surrogate pair cannot be written as UTF-8 and has no canonical JSON; whoever passes such
 * text on sends U+FFFD in its place, so that is what it is.
 */
export function wellFormed<T>(value: T): T {
  return replaceHalves(value) as T;
}

function replaceHalves(value: unknown): unknown {
  if (typeof value === "string") return value.replace(/\p{Surrogate}/gu, "\ufffd");
  if (Array.isArray(value)) return value.map(replaceHalves);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [replaceHalves(key), replaceHalves(child)]),
  );
}
