import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TextMemory } from "./known-text.js";
import { traitsOf, UNUSUAL } from "./text/traits.js";

describe("a memory of texts", () => {
  it("knows a text again, whoever says it", () => {
    const memory = new TextMemory();
    const first = memory.know("Fields to return; all when empty");
    expect(memory.know(["Fields to return;", "all when empty"].join(" "))).toBe(first);
  });

  it("tells texts apart that begin alike and are of one length", () => {
    const memory = new TextMemory();
    const plain = "Lists the projects of a workspace. ".repeat(8);
    const odd = `${plain.slice(0, 100)}\u200b${plain.slice(101)}`;
    expect([memory.know(plain).traits, memory.know(odd).traits]).toEqual([0, UNUSUAL]);
  });

  it("keeps no text that is very long", () => {
    const memory = new TextMemory();
    const text = "word ".repeat(2000);
    expect(memory.know(text)).not.toBe(memory.know(text));
  });

  it("gives every text its own traits, whatever it was asked before", () => {
    const memory = new TextMemory();
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 120 }), (text) => {
        expect(memory.know(text)).toMatchObject({ text, traits: traitsOf(text) });
      }),
    );
  });
});
