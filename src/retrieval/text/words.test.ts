import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitWords } from "./words.js";

describe("splitWords", () => {
  it.each([
    ["getHTTPResponse2", ["get", "http", "response", "2"]],
    ["list_objects_v2", ["list", "objects", "v", "2"]],
    ["kebab-case.name", ["kebab", "case", "name"]],
    ["Créer un événement", ["creer", "un", "evenement"]],
    ["ＡＢＣ ﬁle", ["abc", "file"]],
    ["予定を作成", ["予定", "定を", "を作", "作成"]],
    ["한국어 검색", ["한국", "국어", "검색"]],
    ["ガソリン", ["ガソ", "ソリ", "リン"]],
    ["表", ["表"]],
    ["user用户id", ["user", "用户", "id"]],
    ["दस्तावेज़ हटाओ", ["दस्तावेज़", "हटाओ"]],
    ["Łódź ışık đèn Straße Ørsted", ["lodz", "isik", "den", "strasse", "orsted"]],
    ["Отправить письмо", ["отправить", "письмо"]],
    ["", []],
  ])("%s", (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });

  it("splits ASCII as it splits the same text beside other letters", () => {
    const character = fc.constantFrom(..."abzABZ059 _-.\n\u0000~");
    fc.assert(
      fc.property(fc.string({ unit: character }), (text) => {
        expect([...splitWords(text), "e"]).toEqual(splitWords(`${text} é`));
      }),
    );
  });
});
