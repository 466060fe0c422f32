import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ListedServer } from "./list-server.js";
import { renderCorpus, snapshotCorpus } from "./snapshot.js";

function server(name: string, tools: ListedServer["tools"]): ListedServer {
  return {
    server: name,
    info: { name: `${name}-server`, version: "1.0.0" },
    transport: "stdio",
    instructions: undefined,
    tools,
    prompts: [],
    resources: [],
    remarks: [],
  };
}

const alpha = server("alpha", [
  { name: "b", description: "B.", inputSchema: { type: "object", properties: { z: {}, a: {} } } },
  { name: "a", title: "A", description: "", annotations: { readOnlyHint: true }, extra: { _meta: {} } },
  { name: "a", description: "the same name again" },
]);
const beta = server("beta", [{ name: "c", description: "C.", outputSchema: { type: "object" } }]);

describe("a snapshot", () => {
  it("is a corpus, sorted, with the provenance of every server", () => {
    const corpus = snapshotCorpus("v1", [beta, alpha]);
    expect(corpus.tools).toEqual([
      {
        tool_id: "alpha:a",
        server: "alpha",
        tool: "a",
        title: "A",
        description: "",
        annotations: { readOnlyHint: true },
      },
      {
        tool_id: "alpha:b",
        server: "alpha",
        tool: "b",
        description: "B.",
        schema: { type: "object", properties: { z: {}, a: {} } },
      },
      { tool_id: "beta:c", server: "beta", tool: "c", description: "C.", output_schema: { type: "object" } },
    ]);
    expect(corpus.generated_from).toMatchObject({
      servers: [
        { server: "alpha", name: "alpha-server", version: "1.0.0", transport: "stdio", tools: 3 },
        { server: "beta", name: "beta-server", version: "1.0.0", transport: "stdio", tools: 1 },
      ],
    });
  });

  it("has the same bytes whatever the order of servers, tools and keys", () => {
    const reference = renderCorpus(snapshotCorpus("v1", [alpha, beta]));
    const turned = { type: "object", properties: { a: {}, z: {} } };
    const orders = fc.tuple(fc.boolean(), fc.shuffledSubarray([0, 1], { minLength: 2 }), fc.boolean());
    fc.assert(
      fc.property(orders, ([swapped, order, turnKeys]) => {
        const [first, second, again] = alpha.tools;
        const b = turnKeys ? { ...first!, inputSchema: turned } : first!;
        const tools = [...order.map((index) => [b, second!][index]!), again!];
        const servers = [{ ...alpha, tools }, beta];
        const text = renderCorpus(snapshotCorpus("v1", swapped ? servers.reverse() : servers));
        expect(text).toBe(reference);
      }),
    );
  });
});
