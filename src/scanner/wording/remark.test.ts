import { expect, it } from "vitest";
import { TextMemory } from "../known-text.js";
import type { TextPlace } from "../text-places.js";
import { remarkOn } from "./remark.js";

it.each([
  ["First. Second one.", 6, 18, "Second one."],
  ["First.  \n  Second one.  \n", 6, 25, "Second one."],
  ["Second one. Second one.", 11, 23, "Second one."],
])("points at the sentence of %j without the blanks around it", (text, start, end, evidence) => {
  const place: TextPlace = {
    kind: "prose",
    text,
    traits: 0,
    known: new TextMemory().know(text),
    path: { parent: undefined, key: "description" },
    parameter: undefined,
  };
  const suspicion = {
    place,
    start,
    end,
    score: 1,
    label: "steer",
    position: "instruction",
    foreign: false,
    decisive: false,
    silences: false,
  } as const;
  const remark = remarkOn(suspicion, "soft", "tool_poisoning");
  const first = text.indexOf(evidence, start);
  expect(remark).toMatchObject({
    evidence,
    location: { pointer: "/description", start: first, end: first + evidence.length },
  });
});
