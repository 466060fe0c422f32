import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { excerpt, visible } from "./visible-text.js";

describe("visible", () => {
  it.each([
    ["a terminal escape", "\u001b[31mred", "\\u{1B}[31mred"],
    ["a right-to-left override", "user\u202etxt", "user\\u{202E}txt"],
    ["a zero-width space", "a\u200bb", "a\\u{200B}b"],
    ["a tag character", "a\u{e0041}", "a\\u{E0041}"],
    ["a variation selector", "a\ufe01", "a\\u{FE01}"],
    ["a Hangul filler", "a\u3164", "a\\u{3164}"],
    ["a line break", "a\nb\tc\rd", "a\\nb\\tc\\rd"],
    ["a lone surrogate", "a\ud800b", "a\\u{D800}b"],
    ["ordinary text in many scripts", "plain, déjà vu, 日本語, עברית", "plain, déjà vu, 日本語, עברית"],
  ])("shows %s", (_, text, expected) => {
    expect(visible(text)).toBe(expected);
  });

  it("never lets a control or format character through", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary" }),
        (text) => !/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u.test(visible(text)),
      ),
    );
  });
});

describe("excerpt", () => {
  it("keeps short text and marks a cut", () => {
    expect(excerpt("short", 10)).toBe("short");
    expect(excerpt("a long sentence", 6)).toBe("a lon…");
  });

  it("stays within its limit and never splits a surrogate pair", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 2, max: 40 }), (text, limit) => {
        const cut = excerpt(text, limit);
        expect(cut.length).toBeLessThanOrEqual(limit);
        expect(cut).toBe(visible(cut));
      }),
    );
  });
});
