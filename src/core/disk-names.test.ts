import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromDisk, toDisk } from "./disk-names.js";

describe("disk names", () => {
  it("maps snake_case to camelCase at every depth, keeping the underscore of a digit", () => {
    expect(fromDisk({ tool_id: "a:b", metrics: [{ ndcg_at_10: 1, content_sha256: "x" }] })).toEqual({
      toolId: "a:b",
      metrics: [{ ndcgAt_10: 1, contentSha256: "x" }],
    });
  });

  it("leaves other people's JSON alone", () => {
    const schema = { properties: { user_name: { some_key: 1 } } };
    expect(fromDisk({ input_schema: schema })).toEqual({ inputSchema: schema });
    expect(toDisk({ inputSchema: { userName: 1 } })).toEqual({ input_schema: { userName: 1 } });
  });

  it("leaves keys that are data alone, but maps their values", () => {
    expect(fromDisk({ per_category: { tool_poisoning: { flagged_count: 1 } } })).toEqual({
      perCategory: { tool_poisoning: { flaggedCount: 1 } },
    });
  });

  it("is reversible", () => {
    const key = fc.stringMatching(/^[a-z]{1,6}(_[a-z0-9]{1,5}){0,3}$/);
    fc.assert(
      fc.property(fc.dictionary(key, fc.oneof(fc.integer(), fc.dictionary(key, fc.integer()))), (value) => {
        expect(toDisk(fromDisk(value))).toEqual(value);
      }),
    );
  });
});
