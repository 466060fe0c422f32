import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeCandidates } from "../decode/candidates.js";
import { findSecrets } from "../secrets/find.js";
import { ENCODED, TOKEN, traitsOf, UNUSUAL } from "./traits.js";

describe("the traits of a text", () => {
  it.each([
    ["plain prose", "Lists the projects of a workspace, newest first.", 0],
    ["tabs and line breaks", "a\tb\r\nc", 0],
    ["a typographic dash", "one – two", UNUSUAL],
    ["a control character", "one\u001b[31m two", UNUSUAL],
    ["an address of a person", "write to me@host", TOKEN],
    ["a long token", "use key9a8b7c6d5e4f3a2b", TOKEN | ENCODED],
    ["a broken up encoding", "aWdu b3Jl IGFs bCBy", ENCODED],
    ["percent escapes", "%41%42%43%44", ENCODED],
    ["character codes", "65,66,67,68,69,70,71,72,73", TOKEN | ENCODED],
    ["an identifier", "call list_projects first", 0],
  ])("of %s", (_, text, traits) => {
    expect(traitsOf(text)).toBe(traits);
  });

  const sentence = fc.stringMatching(/^[a-z]{3,8}( [a-z]{3,8}){3,8}$/);

  it("never rule out an encoding that is found", () => {
    fc.assert(
      fc.property(sentence, fc.constantFrom("base64", "hex"), (text, encoding) => {
        const encoded = `Sample: ${Buffer.from(text).toString(encoding as BufferEncoding)} end`;
        if (decodeCandidates(encoded).length > 0) expect(traitsOf(encoded) & ENCODED).toBe(ENCODED);
      }),
    );
  });

  it("never rule out a credential that is found", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Za-z0-9]{36}$/),
        fc.constantFrom("ghp_", "npm_", "hf_"),
        (body, prefix) => {
          const text = `default ${prefix}${body}`;
          if (findSecrets(text).length > 0) expect(traitsOf(text) & TOKEN).toBe(TOKEN);
        },
      ),
    );
  });
});
