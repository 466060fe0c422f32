import type { JsonObject } from "../core/json.js";
import type { ToolDefinition } from "../core/tool-definition.js";
import type { ListedServer } from "./list-server.js";
import type { ServerTarget } from "./server-target.js";

/** What a configuration alone says about a server, in the shape that the scanner reads. */
export function configurationAsTool(target: ServerTarget): ToolDefinition {
  const settings: JsonObject =
    target.kind === "process"
      ? { command: target.command, args: target.args, env: target.env }
      : { url: target.url, headers: target.headers };
  return { name: "(configuration)", description: "", extra: settings };
}

/** Instructions, prompts and resources carry text into a model as tools do, so they are scanned alike. */
export function otherTextAsTools({ instructions, prompts, resources }: ListedServer): ToolDefinition[] {
  const views: ToolDefinition[] = [];
  if (instructions !== undefined && instructions !== "") {
    views.push({ name: "(instructions)", description: instructions });
  }
  const named = (kind: string, items: readonly JsonObject[]) => {
    for (const item of items) {
      const { name, title, description, ...extra } = item;
      views.push({
        name: `(${kind} ${typeof name === "string" ? name : "without name"})`,
        ...(typeof title === "string" && { title }),
        description: typeof description === "string" ? description : "",
        extra,
      });
    }
  };
  named("prompt", prompts);
  named("resource", resources);
  return views;
}
