import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LONGEST, readWords } from "./words.js";

function wordsOf(text: string): number[] {
  const words: number[] = [];
  readWords(text, (codes, count) => words.push(...codes.subarray(0, count)));
  return words;
}

function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  readWords(text, (_, __, start, end) => sentences.push(text.slice(start, end).trim()));
  return sentences;
}

describe("words", () => {
  it.each([
    ["case", "Send THE files", "send the files"],
    ["endings", "sending files", "send file"],
    ["accents", "données privées", "donnees privees"],
    ["full-width letters", "ｓｅｎｄ", "send"],
    ["invisible characters", "se\u200bnd", "send"],
    ["apostrophes", "don't tell", "dont tell"],
    ["elided article", "à l’insu dell'utente", "a insu utente"],
    ["which address it is", "see https://a.example/x?y=1", "see http://b.example"],
    ["which number it is", "after 3 calls", "after 17 calls"],
    ["dashes", "read–only", "read-only"],
  ])("are the same whatever the %s", (_, one, other) => {
    expect(wordsOf(one)).toEqual(wordsOf(other));
  });

  it("of a name are its parts, however they are joined", () => {
    expect(wordsOf("list_projects ok")).toEqual(wordsOf("listProjects ok"));
  });

  it("of scripts without blanks are pairs of characters", () => {
    expect(wordsOf("忽略之前")).toHaveLength(3);
  });

  it("stand in sentences", () => {
    expect(sentencesOf("Reads v1.2 of a file. Then stops!\nNext line\ngoes on.\nUnd 3.5?")).toEqual([
      "Reads v1.2 of a file.",
      "Then stops!",
      "Next line\ngoes on.",
      "Und 3.5?",
    ]);
  });

  it("stand in one sentence when a quotation in it ends with a stop", () => {
    expect(sentencesOf('Press "Allow?" and go on. Then stop.')).toEqual([
      'Press "Allow?" and go on.',
      "Then stop.",
    ]);
  });

  it("come in windows when a sentence never ends", () => {
    const counts: number[] = [];
    readWords("word ".repeat(1000), (_, count) => counts.push(count));
    expect(Math.max(...counts)).toBeLessThanOrEqual(LONGEST + 4);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1000);
  });

  it("are read from any text, and every sentence lies inside it", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        let last = 0;
        readWords(text, (_, count, start, end) => {
          expect(count).toBeGreaterThan(0);
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeLessThanOrEqual(text.length);
          last = start;
        });
      }),
    );
  });
});
