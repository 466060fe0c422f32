import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { undisguise } from "./disguise.js";

describe("letters in disguise", () => {
  it.each([
    ["Cyrillic among Latin", "Ign\u043er\u0435 it", "Ignore it", 1],
    ["a text wholly in look-alikes", "\u0441\u043e\u0440\u0443", "copy", 0],
    ["full-width", "\uff21\uff22 c", "AB c", 0],
    ["small capitals", "\u0280\u1d1c\u0274", "run", 0],
    [
      "Latin in a Cyrillic word",
      "c\u043f\u0438\u0441\u043e\u043a",
      "\u0441\u043f\u0438\u0441\u043e\u043a",
      0,
    ],
    ["mathematical letters", "\u{1d41a}b", "a\u2060b", 0],
  ])("are replaced: %s", (_, text, plain, mixedWords) => {
    expect(undisguise(text)).toMatchObject({ text: plain, mixedWords });
  });

  it.each([
    ["Cyrillic", "\u0441\u043f\u0438\u0441\u043e\u043a \u0441\u043e\u043a"],
    ["Greek signs", "\u0394t \u03bb k\u03a9"],
    ["flags", "\ud83c\udde9\ud83c\uddea"],
    ["plain", "Lists rows."],
  ])("are not seen in honest text: %s", (_, text) => {
    expect(undisguise(text)).toBeUndefined();
  });

  it("leave every place where it was", () => {
    const letters = fc.constantFrom(..."ab \u0430\u0435\u0436\u03b1\uff21\u{1d41a}\u{1f130}\ud835");
    fc.assert(
      fc.property(fc.array(letters), (all) => {
        const text = all.join("");
        const plain = undisguise(text);
        if (plain === undefined) return;
        expect(plain.text).toHaveLength(text.length);
        expect(plain.text.slice(0, plain.start)).toBe(text.slice(0, plain.start));
        expect(plain.text.slice(plain.end)).toBe(text.slice(plain.end));
      }),
    );
  });
});
