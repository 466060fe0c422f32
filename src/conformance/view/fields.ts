/** Fields of evidence that may be anything: a wrong type reads as absent, the schema dimension says so. */
export function field(value: unknown, name: string): unknown {
  if (value === null || typeof value !== "object" || !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, unknown>)[name];
}

export function textField(value: unknown, name: string): string | null {
  const found = field(value, name);
  return typeof found === "string" && found !== "" ? found : null;
}

export function listField(value: unknown, name: string): unknown[] {
  const found = field(value, name);
  return Array.isArray(found) ? found : [];
}
