import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CorpusTool } from "../../formats/corpus.js";
import { CONTRACT_TOOLS, describeEngineContract } from "./engine-contract.cases.js";
import { lexical } from "./lexical.js";

describeEngineContract("lexical", (tools) => ({ engine: lexical.build(tools) }));

function tool(toolId: string, description = "", rest: Partial<CorpusTool> = {}): CorpusTool {
  const [server, name] = toolId.split(":") as [string, string];
  return { toolId, server, tool: name, description, ...rest };
}

function first(tools: readonly CorpusTool[], query: string): string | undefined {
  const [best] = lexical.build(tools).search(query, 5) as { toolId: string }[];
  return best?.toolId;
}

const TOOLS = [
  tool("drive:ExportPDFFile", "Converts."),
  tool("mail:messages_v2_search", "Finds."),
  tool("crm:archive", "", { schema: { properties: { opportunity: { description: "Potential sale" } } } }),
  tool("pay:x1", "", { title: "Refund a payment" }),
  tool("git:merge", "Joins a branch into another.", { schema: { properties: { repository: {} } } }),
  tool("nihon:a", "カレンダーに予定を作成します。"),
  tool("zhong:b", "删除数据库中的记录"),
  tool("compta:c", "Supprimer une écriture du journal."),
  tool("infra:d", "Manages timeouts of the database."),
];

describe("lexical engine", () => {
  it.each([
    ["splits names on case and acronyms", "export pdf", "drive:ExportPDFFile"],
    ["splits names on underscores and digits", "v2 messages", "mail:messages_v2_search"],
    ["reads parameter names", "opportunity", "crm:archive"],
    ["reads parameter descriptions", "potential sale", "crm:archive"],
    ["reads titles", "refunding", "pay:x1"],
    ["stems", "merging branches", "git:merge"],
    ["completes the beginning of a word", "repos", "git:merge"],
    ["forgives a missing letter", "brnch", "git:merge"],
    ["forgives swapped letters", "refnud", "pay:x1"],
    ["knows words for the same act", "give the customer a reimbursement", "pay:x1"],
    ["joins words that the index has as one", "time out", "infra:d"],
    ["ignores accents", "ecriture", "compta:c"],
    ["finds Japanese by pairs of characters", "予定の作成", "nihon:a"],
    ["finds Chinese by pairs of characters", "数据库记录", "zhong:b"],
    ["carries inflected words across languages", "zwrot płatności dla klienta", "pay:x1"],
    ["reads Hindi by whole words", "भुगतान वापसी", "pay:x1"],
    ["carries common words across languages", "delete a journal line", "compta:c"],
  ])("%s", (_, query, toolId) => {
    expect(first(TOOLS, query)).toBe(toolId);
  });

  it("prefers the exact word to its synonym", () => {
    const tools = [tool("a:erase", "Erases a row."), tool("b:delete", "Deletes a row.")];
    expect([first(tools, "delete a row"), first(tools, "erase a row")]).toEqual(["b:delete", "a:erase"]);
  });

  it("prefers a word in the name to the same word in a parameter", () => {
    const tools = [tool("a:x", "", { schema: { properties: { invoice: {} } } }), tool("b:invoice")];
    expect(first(tools, "invoice")).toBe("b:invoice");
  });

  it("finds nothing where nothing fits", () => {
    expect(lexical.build(TOOLS).search("zzzzqqqq", 5)).toEqual([]);
  });

  it("answers the same whatever the order of the corpus", () => {
    const query = "list or delete the issues and messages";
    const expected = lexical.build(CONTRACT_TOOLS).search(query, 10);
    fc.assert(
      fc.property(fc.shuffledSubarray([...CONTRACT_TOOLS], { minLength: CONTRACT_TOOLS.length }), (tools) => {
        expect(lexical.build(tools).search(query, 10)).toEqual(expected);
      }),
    );
  });

  it("survives arbitrary text in tools and queries", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "binary" })), fc.string({ unit: "binary" }), (texts, query) => {
        const tools = texts.map((text, index) =>
          tool(`s:${index}`, text, { schema: { properties: { [text]: {} } } }),
        );
        const found = lexical.build(tools).search(query, 10) as { score: number }[];
        expect(found.every(({ score }) => Number.isFinite(score) && score > 0)).toBe(true);
      }),
    );
  });
});
