import type { JsonObject, JsonValue } from "../core/json.js";
import type { ToolDefinition } from "../core/tool-definition.js";
import { excerpt } from "../core/visible-text.js";
import { wellFormed } from "../core/well-formed.js";
import { ServerFailure } from "./server-failure.js";

/**
 * One entry of a raw `tools/list` result. The SDK drops tools that it finds invalid; a tool that a
 * lax client would still show to a model must be looked at, so only what has no name is refused.
 */
export function readDefinition(raw: unknown, maxDepth: number): ToolDefinition {
  if (!isObject(raw)) throw new ServerFailure("invalid_answer", "a listed tool is not an object");
  if (isDeeper(raw, maxDepth)) {
    throw new ServerFailure("invalid_answer", `a listed tool is nested deeper than ${maxDepth} levels`);
  }
  const { name, title, description, inputSchema, outputSchema, annotations, ...rest } = wellFormed(raw);
  if (typeof name !== "string" || name === "") {
    throw new ServerFailure(
      "invalid_answer",
      `a listed tool has no name: ${excerpt(JSON.stringify(raw), 80)}`,
    );
  }
  const definition: ToolDefinition = {
    name,
    description: typeof description === "string" ? description : "",
  };
  const odd: JsonObject = { ...rest };
  if (typeof title === "string") definition.title = title;
  else keep(odd, "title", title);
  if (typeof description !== "string") keep(odd, "description", description);
  if (isObject(inputSchema)) definition.inputSchema = inputSchema;
  else keep(odd, "inputSchema", inputSchema);
  if (isObject(outputSchema)) definition.outputSchema = outputSchema;
  else keep(odd, "outputSchema", outputSchema);
  if (isObject(annotations)) definition.annotations = annotations;
  else keep(odd, "annotations", annotations);
  if (Object.keys(odd).length > 0) definition.extra = odd;
  return definition;
}

/** A field of the wrong type still reaches the scanner, under its own name with a mark. */
function keep(odd: JsonObject, name: string, value: JsonValue | undefined): void {
  if (value !== undefined && value !== null) odd[`${name} (wrong type)`] = value;
}

export function isObject(value: unknown): value is JsonObject {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

function isDeeper(value: JsonValue, limit: number): boolean {
  const open: { value: JsonValue; depth: number }[] = [{ value, depth: 0 }];
  for (let item = open.pop(); item !== undefined; item = open.pop()) {
    if (item.value === null || typeof item.value !== "object") continue;
    if (item.depth >= limit) return true;
    for (const child of Object.values(item.value)) open.push({ value: child, depth: item.depth + 1 });
  }
  return false;
}
