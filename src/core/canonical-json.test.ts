import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalJson, hashJson, sha256 } from "./canonical-json.js";

describe("canonical JSON", () => {
  it("follows RFC 8785: sorted keys, shortest numbers, no white space", () => {
    expect(canonicalJson({ b: [1.0, 1e21, "é"], a: null })).toBe('{"a":null,"b":[1,1e+21,"é"]}');
  });

  it("gives the same hash whatever the key order", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const reversed = Object.fromEntries(Object.entries(value).reverse());
        expect(hashJson(reversed)).toBe(hashJson(value));
      }),
    );
  });

  it("hashes known bytes to the known digest", () => {
    expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });

  it("refuses what is not JSON", () => {
    expect(() => canonicalJson(undefined)).toThrow(TypeError);
  });
});
