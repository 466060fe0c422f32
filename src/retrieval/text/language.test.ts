import { describe, expect, it } from "vitest";
import { isForeign } from "./language.js";
import { splitWords } from "./words.js";

describe("isForeign", () => {
  it.each([
    ["move the card to another list", false],
    ["create invoice", false],
    ["translate « déjà vu » for me", false],
    ["Résumé of the meeting in the café", false],
    ["verschicke die Rechnung", true],
    ["usuń wiadomość", true],
    ["toplantıyı iptal et", true],
    ["xóa một tệp", true],
    ["दस्तावेज़ हटाओ", true],
    ["予定を作成", true],
  ])("%s: %s", (query, expected) => {
    expect(isForeign(query, splitWords(query))).toBe(expected);
  });
});
