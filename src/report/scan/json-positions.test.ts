import { describe, expect, it } from "vitest";
import { mapSource } from "./json-positions.js";

const CORPUS = `{
  "tools": [
    { "tool_id": "a:one", "server": "a", "name": "one", "description": "x" },
    {
      "tool_id": "b:two",
      "description": "tab\\there \\u00e9 and \\"quoted\\" text",
      "input_schema": { "properties": { "we/ird": { "description": "deep" } } }
    }
  ]
}`;
const CONFIG = `{ "mcpServers": {\n  "files": { "command": "x" }\n} }`;

const at = (pointer: string, start: number, end: number) => ({ pointer, start, end });

describe("mapSource", () => {
  it.each([
    [
      "a span",
      CORPUS,
      "a",
      "one",
      at("/description", 0, 1),
      { startLine: 3, startColumn: 73, endLine: 3, endColumn: 74 },
    ],
    [
      "text after escapes",
      CORPUS,
      "b",
      "two",
      at("/description", 4, 8),
      { startLine: 6, startColumn: 28, endLine: 6, endColumn: 32 },
    ],
    [
      "text after a unicode escape",
      CORPUS,
      "b",
      "two",
      at("/description", 11, 14),
      { startLine: 6, startColumn: 40, endLine: 6, endColumn: 43 },
    ],
    [
      "a schema spelled as in a corpus",
      CORPUS,
      "b",
      "two",
      at("/inputSchema/properties/we~1ird/description", 0, 4),
      { startLine: 7, startColumn: 69, endLine: 7, endColumn: 73 },
    ],
    [
      "the name of a parameter",
      CORPUS,
      "b",
      "two",
      at("/inputSchema/properties/we~1ird", 0, 6),
      { startLine: 7, startColumn: 42, endLine: 7, endColumn: 48 },
    ],
    [
      "a server of a client configuration",
      CONFIG,
      "files",
      "read",
      at("/description", 0, 1),
      { startLine: 2, startColumn: 3, endLine: 2, endColumn: 10 },
    ],
    ["nothing for an unknown tool", CORPUS, "c", "three", at("/description", 0, 1), undefined],
    ["nothing in a text that is not JSON", "{ not json", "a", "one", at("/description", 0, 1), undefined],
  ])("finds %s", (_, text, server, tool, location, region) => {
    expect(mapSource({ path: "x.json", text }).locate(server, tool, location)).toEqual(region);
  });
});
