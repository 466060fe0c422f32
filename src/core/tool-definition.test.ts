import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fingerprint, type ToolDefinition } from "./tool-definition.js";

const tool: ToolDefinition = {
  name: "read",
  title: "Read",
  description: "Reads a file.",
  inputSchema: { type: "object", properties: { path: { type: "string", description: "Where." } } },
  outputSchema: { type: "object" },
  annotations: { readOnlyHint: true },
  extra: { _meta: { vendor: "x" } },
};

describe("a fingerprint", () => {
  it("does not depend on the order of keys", () => {
    const properties = { path: { description: "Where.", type: "string" } };
    const turned = Object.fromEntries(Object.entries(tool).reverse()) as unknown as ToolDefinition;
    expect(fingerprint({ ...turned, inputSchema: { properties, type: "object" } })).toBe(fingerprint(tool));
  });

  it.each([
    ["name", { name: "Read" }],
    ["title", { title: "Read " }],
    ["description", { description: "Reads a file.\u200b" }],
    [
      "a property's description",
      { inputSchema: { type: "object", properties: { path: { type: "string" } } } },
    ],
    ["output schema", { outputSchema: { type: "array" } }],
    ["annotations", { annotations: { readOnlyHint: false } }],
    ["vendor keys", { extra: { _meta: { vendor: "y" } } }],
  ])("depends on %s", (_, change) => {
    expect(fingerprint({ ...tool, ...change })).not.toBe(fingerprint(tool));
  });

  it("depends on every character of the description", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (one, two) => {
        const same =
          fingerprint({ ...tool, description: one }) === fingerprint({ ...tool, description: two });
        expect(same).toBe(one === two);
      }),
    );
  });

  it("exists for half a surrogate pair too", () => {
    expect(fingerprint({ ...tool, description: "\ud800" })).toBe(
      fingerprint({ ...tool, description: "\ufffd" }),
    );
  });
});
