import { describe, expect, it } from "vitest";
import { fold } from "./fold.js";

const folded = (text: string) => {
  const { codes, length } = fold(text);
  return String.fromCharCode(...codes.slice(0, length));
};

describe("fold", () => {
  it.each([
    ["noncharacters", "a\ufffeb\uffffc", "abc"],
    ["case and accents", "\u00c9cole", "ecole"],
    ["text that needs nothing", "plain words", "plain words"],
  ])("folds %s", (_, text, expected) => {
    expect(folded(text)).toBe(expected);
  });
});
