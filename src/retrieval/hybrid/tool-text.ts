import type { CorpusTool } from "../../formats/corpus.js";
import { toolFields } from "../text/tool-fields.js";
import { splitWords } from "../text/words.js";

/** The model reads 256 tokens; more text is cut by it anyway and only costs time. */
const LONGEST = 1000;
/** Authors who say less than this leave the meaning to the parameters. */
const TERSE = 60;

/** What a tool is embedded as: its name in words, then what its author says about it. */
export function embeddedText(tool: CorpusTool): string {
  const name = splitWords(`${tool.server} ${tool.tool}`).join(" ");
  const said = [tool.title ?? "", tool.description];
  if (tool.description.length < TERSE) {
    const { parameterNames, parameterTexts } = toolFields(tool);
    said.push(splitWords(parameterNames).join(" "), parameterTexts);
  }
  return [name, ...said.filter((text) => text !== "")].join(". ").slice(0, LONGEST);
}
