import { basename } from "node:path";
import { parseJson } from "../corpus/parse.js";
import { readText } from "../files/read-text.js";
import type { ToolView } from "../scanner/index.js";
import { toolViews } from "./tool-views.js";

/** All files, and standard input as `-`, as one registry. */
export async function readTargets(paths: readonly string[], server: string | undefined): Promise<ToolView[]> {
  const tools: ToolView[] = [];
  for (const path of paths) {
    const text = path === "-" ? await readStandardInput() : await readText(path);
    const place = path === "-" ? "standard input" : path;
    const name = path === "-" ? "stdin" : basename(path).replace(/\.[a-z]+$/i, "");
    for (const tool of toolViews(parseJson(text, place), server ?? name, place)) tools.push(tool);
  }
  return tools;
}

async function readStandardInput(): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks).toString("utf8");
}
