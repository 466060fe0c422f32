import { describe, expect, it } from "vitest";
import { askedEffects, askedEffectsOfWords, effectOf } from "./effect.js";
import { createEffectMeter } from "./effect-direction.js";
import { quantize } from "./embedder.js";

describe("effectOf", () => {
  it.each([
    ["the annotation before the name", "delete_old", "", { readOnlyHint: true }, 1],
    ["the annotation that a tool changes something", "get_lock", "", { readOnlyHint: false }, -1],
    ["the first verb of the name", "jira_search_issues", "Deletes nothing.", undefined, 1],
    ["a verb in camel case", "archiveChannel", "", undefined, -1],
    ["the beginning of the description", "orders", "Lists the orders of a shop.", undefined, 1],
    ["nothing further on in the description", "orders", "All about orders, which it lists.", undefined, 0],
    ["nothing without a verb", "spans", "", undefined, 0],
    ["nothing from an annotation of another type", "spans", "", { readOnlyHint: "yes" }, 0],
  ])("goes by %s", (_, tool, description, annotations, expected) => {
    const named = { toolId: `s:${tool}`, server: "s", tool, description };
    expect(effectOf(annotations === undefined ? named : { ...named, annotations })).toBe(expected);
  });
});

describe("askedEffects", () => {
  it.each([
    ["which invoices are overdue?", [1]],
    ["please show me the overdue invoices", [1]],
    ["I want to delete the old branch", [-1]],
    ["find the card, then move it", [1, -1]],
    ["invoices of last month", []],
    ["the update of Monday", [-1]],
    ["", []],
  ])("%s: %j", (query, expected) => {
    expect([...askedEffects(query)]).toEqual(expected);
  });

  it("takes every verb where only single words are known", () => {
    expect([...askedEffectsOfWords("ticket create delete")]).toEqual([-1]);
    expect([...askedEffectsOfWords("ticket show")]).toEqual([1]);
  });
});

describe("createEffectMeter", () => {
  const tool = (server: string, effect: -1 | 0 | 1, vector: number[]) => ({
    server,
    effect,
    vector: quantize(vector),
  });

  it("measures along what separates reading from changing within servers", () => {
    const meter = createEffectMeter([
      tool("mail", 1, [1, 0, 1]),
      tool("mail", -1, [1, 0, -1]),
      tool("maps", 1, [0, 1, 1]),
      tool("maps", -1, [0, 1, -1]),
    ]);
    expect(meter(quantize([0, 0, 1]))).toBeCloseTo(1, 1);
    expect(meter(quantize([0, 0, -1]))).toBeCloseTo(-1, 1);
    expect(meter(quantize([1, 0, 0]))).toBeCloseTo(0, 1);
  });

  it("says nothing where no server has both", () => {
    const meter = createEffectMeter([tool("mail", 1, [1, 0]), tool("maps", -1, [0, 1])]);
    expect(meter(quantize([1, 0]))).toBe(0);
    expect(createEffectMeter([])(quantize([1, 0]))).toBe(0);
  });
});
