import { expect, it } from "vitest";
import { touchedBy } from "./spans.js";

const SENTENCES = [
  { start: 0, end: 10 },
  { start: 10, end: 20 },
  { start: 25, end: 30 },
];

it.each([
  [0, 1, [0]],
  [9, 11, [0, 1]],
  [10, 20, [1]],
  [20, 25, []],
  [5, 40, [0, 1, 2]],
  [30, 40, []],
])("what stands from %i to %i touches the sentences %j", (start, end, numbers) => {
  expect(touchedBy(SENTENCES, { start, end })).toEqual(numbers.map((number) => SENTENCES[number]));
});
