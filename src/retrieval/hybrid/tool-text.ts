import type { CorpusTool } from "../../formats/corpus.js";
import { splitWords } from "../text/words.js";

/** The model reads 256 tokens; more text is cut by it anyway and only costs time. */
const LONGEST = 1000;

/** What a tool is embedded as: its name in words, then what its author says about it. */
export function embeddedText(tool: CorpusTool): string {
  const name = splitWords(`${tool.server} ${tool.tool}`).join(" ");
  const said = [tool.title, tool.description].filter((text) => text !== undefined && text !== "");
  return [name, ...said].join(". ").slice(0, LONGEST);
}
