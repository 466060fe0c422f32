import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unitsOf } from "./units.js";

function expected(text: string): number[] {
  return [...Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)), 10, 10, 10];
}

function actual(text: string): number[] {
  return [...unitsOf(text).subarray(0, text.length + 3)];
}

describe("the units of a text", () => {
  it.each([
    ["a short text", "Reads a file."],
    ["a long plain text", "Reads a file. ".repeat(20)],
    ["a long text with accents", "Lit un fichier privé. ".repeat(20)],
    ["a text of as many bytes as units would be", `${"\u{1f600}".repeat(40)}${"x".repeat(40)}`],
    ["half of a pair", `${"x".repeat(40)}\ud83d`],
    ["a text beyond the kept buffer", "word ".repeat(10_000)],
  ])("of %s are its units and three line breaks", (_, text) => {
    expect(actual(text)).toEqual(expected(text));
  });

  it("are those of any text, whatever was read before", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 80 }), (text) => {
        expect(actual(text)).toEqual(expected(text));
      }),
    );
  });
});
