import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RegistryView } from "./registry-view.js";
import { definitionText, findTwins } from "./twins.js";

function twinsOf(...schemas: unknown[]): string[][] {
  const tools = schemas.map((inputSchema, i) => ({ server: `s${i}`, name: "tool", inputSchema }));
  return findTwins(new RegistryView(tools)).map(({ servers }) => servers);
}

function doubled(levels: number): unknown {
  let value: unknown = { leaf: 1 };
  for (let i = 0; i < levels; i++) value = { left: value, right: value };
  return value;
}

describe("twins", () => {
  it.each([
    ["the same definition", [{ a: [1] }, { a: [1] }], [["s0", "s1"]]],
    [
      "another order of keys",
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
      [["s0", "s1"]],
    ],
    ["others than the first of their name", [{ a: 1 }, { a: 2 }, { a: 2 }], [["s1", "s2"]]],
    [
      "two kinds at once",
      [{ a: 1 }, { a: 2 }, { a: 1 }, { a: 2 }],
      [
        ["s0", "s2"],
        ["s1", "s3"],
      ],
    ],
    ["a number that JSON cannot spell", [{ a: Number.NaN }, { a: null }], [["s0", "s1"]]],
    ["different values", [{ a: 1 }, { a: 2 }], []],
    ["a list and an object", [{ a: [] }, { a: {} }], []],
    ["lists of different length", [{ a: [1] }, { a: [1, 2] }], []],
  ])("are seen in %s", (_, schemas, expected) => {
    expect(twinsOf(...schemas)).toEqual(expected);
  });

  it("are found among values that repeat themselves without end", () => {
    expect(twinsOf(doubled(12), doubled(12))).toEqual([["s0", "s1"]]);
  });

  it("are exactly the definitions that are spelled alike", () => {
    const value = fc.jsonValue({ maxDepth: 2 });
    fc.assert(
      fc.property(value, value, (one, other) => {
        const spelledAlike =
          definitionText({ server: "", name: "", inputSchema: one }) ===
          definitionText({ server: "", name: "", inputSchema: other });
        expect(twinsOf(one, other)).toEqual(spelledAlike ? [["s0", "s1"]] : []);
        expect(twinsOf(one, structuredClone(one))).toEqual([["s0", "s1"]]);
      }),
    );
  });
});
