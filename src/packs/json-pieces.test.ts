import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseInPieces } from "./json-pieces.js";

function chunksOf(text: string | Buffer, size: number): Buffer[] {
  const bytes = Buffer.from(text);
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
}

function parsedOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const chunkSize = fc.integer({ min: 1, max: 40 });

describe("JSON in pieces", () => {
  it("reads every JSON value as JSON.parse does, wherever the bytes are cut", async () => {
    const property = fc.asyncProperty(
      fc.jsonValue(),
      chunkSize,
      fc.constantFrom(0, 1, "\t"),
      async (value, size, indent) => {
        const text = JSON.stringify([value, { list: [value, { value }] }], null, indent);
        expect(await parseInPieces(chunksOf(text, size))).toEqual(JSON.parse(text));
      },
    );
    await fc.assert(property, { numRuns: 200 });
  });

  it("reads as JSON exactly what JSON.parse does", async () => {
    const token = fc.constantFrom(..."[]{},:", '"a"', '"', "\\", "1", "null", " ", '{"":0}', '{"a":1}');
    const property = fc.asyncProperty(
      fc.array(token, { maxLength: 12 }).map((tokens) => tokens.join("")),
      chunkSize,
      async (text, size) => {
        expect(await parseInPieces(chunksOf(text, size))).toEqual(parsedOrNothing(text));
      },
    );
    await fc.assert(property, { numRuns: 2000 });
  });

  it.each([
    ["takes the last of fields with one name", '{"a":[{"b":1}],"a":[{"b":2}]}', { a: [{ b: 2 }] }],
    [
      "keeps objects that look like its own marks",
      '[{"":0},{"":7},[{"":1}]]',
      [{ "": 0 }, { "": 7 }, [{ "": 1 }]],
    ],
    ["drops a byte order mark at the start", '\uFEFF[{"a":1}]', [{ a: 1 }]],
    ["knows a byte order mark elsewhere as no JSON", '[\uFEFF{"a":1}]', undefined],
    ["reads characters of several bytes", '[{"é€😀":"😀"}]', [{ "é€😀": "😀" }]],
    ["reads the replacement character as a character", '[{"a":"\uFFFD"}]', [{ a: "\uFFFD" }]],
    [
      "reads 200 levels",
      `${"[".repeat(200)}${"]".repeat(200)}`,
      JSON.parse(`${"[".repeat(200)}${"]".repeat(200)}`),
    ],
    ["refuses 201 levels", `${"[".repeat(201)}${"]".repeat(201)}`, undefined],
    ["refuses an object that does not end", '[{"a":1', undefined],
  ])("%s", async (_, text, expected) => {
    for (const size of [1, 3, 1000]) expect(await parseInPieces(chunksOf(text, size))).toEqual(expected);
  });

  it("refuses bytes that are not UTF-8, within an object and around it", async () => {
    for (const text of ['[{"a":"\xFF"}]', '["\xFF"]']) {
      expect(await parseInPieces([Buffer.from(text, "latin1")])).toBeUndefined();
    }
  });

  it("lets a failure of the stream through", async () => {
    async function* broken() {
      yield Buffer.from("[");
      throw new TypeError("gone");
    }
    await expect(parseInPieces(broken())).rejects.toThrow("gone");
  });
});
