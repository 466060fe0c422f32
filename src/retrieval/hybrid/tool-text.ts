import type { CorpusTool } from "../../formats/corpus.js";
import { toolFields } from "../text/tool-fields.js";
import { splitWords } from "../text/words.js";

/** The model reads 256 tokens; more text is cut by it anyway and only costs time. */
const LONGEST = 1000;
/** Authors who say less than this leave the meaning to the parameters. */
const TERSE = 60;
const SENTENCE_END = /(?<=[.!?。])\s+|\n+/;

/** One way to put a tool into words for the model, and its share in the hybrid score. */
export interface ToolView {
  share: number;
  textOf(tool: CorpusTool): string;
}

/**
 * The whole text places a tool among all tools. It begins with the server's name, which all tools of a server share;
 * the brief text tells these apart. The name alone is what is left where descriptions speak of everything.
 */
export const BRIEF_VIEW: ToolView = { share: 0.18, textOf: briefText };
export const TOOL_VIEWS: readonly ToolView[] = [
  { share: 0.39, textOf: wholeText },
  BRIEF_VIEW,
  { share: 0.14, textOf: ({ server, tool }) => inWords(`${server} ${tool}`) },
];

function wholeText(tool: CorpusTool): string {
  const said = [tool.title ?? "", tool.description];
  if (tool.description.length < TERSE) {
    const { parameterNames, parameterTexts } = toolFields(tool);
    said.push(inWords(parameterNames), parameterTexts);
  }
  return sentences([inWords(`${tool.server} ${tool.tool}`), ...said]);
}

function briefText(tool: CorpusTool): string {
  return sentences([inWords(tool.tool), tool.description.split(SENTENCE_END, 1)[0]!]);
}

function inWords(identifier: string): string {
  return splitWords(identifier).join(" ");
}

function sentences(texts: readonly string[]): string {
  return texts
    .filter((text) => text !== "")
    .join(". ")
    .slice(0, LONGEST);
}
