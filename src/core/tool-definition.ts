import { hashJson } from "./canonical-json.js";
import type { JsonObject, JsonValue } from "./json.js";
import { wellFormed } from "./well-formed.js";

/** A tool as a server defines it, whole: what is not named here is kept in `extra`. */
export interface ToolDefinition {
  name: string;
  title?: string;
  description: string;
  inputSchema?: JsonObject;
  outputSchema?: JsonObject;
  annotations?: JsonObject;
  /** `_meta`, `icons`, `execution` and whatever else the server sent. */
  extra?: JsonObject;
}

/** `<server>:<tool>`; a colon would make it ambiguous, so servers do not have one. */
export function toolIdOf(server: string, tool: string): string {
  return `${server}:${tool}`;
}

/** The definition as the protocol spells it, with nothing left out. */
export function wireForm(definition: ToolDefinition): JsonObject {
  const { extra, ...known } = definition;
  const wire: Record<string, JsonValue | undefined> = { ...extra, ...known };
  return Object.fromEntries(Object.entries(wire).filter(([, value]) => value !== undefined)) as JsonObject;
}

/**
 * SHA-256 of the canonical definition. Key order and JSON white space have no meaning; every
 * character of every field has. A missing description is an empty one.
 */
export function fingerprint(definition: ToolDefinition): string {
  return hashJson(wellFormed(wireForm(definition)));
}
