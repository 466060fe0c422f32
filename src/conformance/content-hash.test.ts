import fc from "fast-check";
import { expect, it } from "vitest";
import { hashJson } from "../core/canonical-json.js";
import { contentHash } from "./content-hash.js";

it("is the hash of the canonical JSON of any value", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(contentHash(value)).toBe(hashJson(value));
    }),
    { numRuns: 500 },
  );
});

it("is the same for texts that are handed over in pieces", () => {
  const large = Array.from({ length: 5000 }, (_, index) => ({ b: index, a: "é".repeat(30) }));
  expect(contentHash(large)).toBe(hashJson(large));
});

it.each([[JSON.parse("1e999")], ["\ud800"], [{ "\udc00": 1 }]])(
  "takes what canonical JSON refuses: %j",
  (value) => {
    expect(contentHash(value)).toMatch(/^[0-9a-f]{64}$/);
  },
);
