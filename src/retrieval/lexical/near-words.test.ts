import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createNearWords, slipsBetween } from "./near-words.js";

describe("slipsBetween", () => {
  it.each([
    ["same", "same", 0],
    ["channel", "chanel", 1],
    ["channel", "chanenl", 1],
    ["calendar", "calender", 1],
    ["payment", "paymnets", 2],
    ["abcd", "wxyz", 3],
  ])("%s and %s", (a, b, slips) => {
    expect(slipsBetween(a, b, 2)).toBe(slips);
  });

  it("is symmetric, and 0 only for equal words", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 6 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(slipsBetween(a, b, 3)).toBe(slipsBetween(b, a, 3));
        expect(slipsBetween(a, b, 3) === 0).toBe(a === b);
      }),
    );
  });
});

describe("createNearWords", () => {
  const near = createNearWords(["payment", "payments", "pay", "repayment", "calendar", "calendars", "cover"]);

  it.each([
    ["paymnt", ["payment"]],
    ["calender", ["calendar"]],
    ["calendras", ["calendars"]],
    ["kalendar", []],
    ["pya", []],
    ["cöver", []],
  ])("%s is a slip for %j", (word, expected) => {
    expect(near.misspeltAs(word)).toEqual(expected);
  });

  it("lists what begins alike in order", () => {
    expect([...near.beginningWith("pa")]).toEqual(["pay", "payment", "payments"]);
  });

  it("misses no word that is as few slips away", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "d"), minLength: 4, maxLength: 10 });
    fc.assert(
      fc.property(fc.uniqueArray(word), word, (vocabulary, asked) => {
        const most = asked.length >= 8 ? 2 : 1;
        const slips = (other: string) => slipsBetween(asked, other, most);
        const sameInitial = vocabulary.filter((other) => other[0] === asked[0] && slips(other) <= most);
        const fewest = Math.min(...sameInitial.map(slips));
        expect(createNearWords(vocabulary).misspeltAs(asked)).toEqual(
          sameInitial.filter((other) => slips(other) === fewest).sort(),
        );
      }),
    );
  });
});
