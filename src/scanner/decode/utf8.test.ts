import fc from "fast-check";
import { expect, it } from "vitest";
import { utf8 } from "./utf8.js";

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const lead = fc.constantFrom(0x41, 0xc2, 0xc0, 0xe2, 0xed, 0xf0, 0xf4, 0xf5, 0xff);
const rest = fc.constantFrom(0x41, 0x80, 0x82, 0x9f, 0xa0, 0xac, 0xbf, 0xc2);

it("is the text of exactly the bytes that a strict decoder takes", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(lead, rest), { maxLength: 8 }), (values) => {
      const bytes = Uint8Array.from(values);
      expect(utf8(bytes)).toBe(decoded(bytes));
    }),
    { numRuns: 2000 },
  );
});

it("is the text that was encoded", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      fc.pre(!text.startsWith("\ufeff"));
      expect(utf8(new TextEncoder().encode(text))).toBe(text);
    }),
  );
});
