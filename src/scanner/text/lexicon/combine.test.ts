import { expect, it } from "vitest";
import { combine } from "./combine.js";

it("joins every alternative of each part, an empty one leaving its part out", () => {
  expect(combine("keep|leave", "it|", "out")).toEqual([
    "keep it out",
    "keep out",
    "leave it out",
    "leave out",
  ]);
});
