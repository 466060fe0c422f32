import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { CheckCases, IgnoreCase } from "../check-cases.js";
import { scan } from "../engine.js";
import { CHECKS } from "./registry.js";

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".cases.ts"));

async function casesOf(id: string): Promise<CheckCases> {
  return ((await import(`./${id}.cases.ts`)) as { cases: CheckCases }).cases;
}

/** The checks that speak up about the tool of a case, with the highest tier of each. */
function signalsOn({ tool, peers = [] }: IgnoreCase): Record<string, string> {
  const report = scan([tool, ...peers]);
  expect(report.coverage.failedCheckIds).toEqual([]);
  const finding = report.findings.find((each) => each.server === tool.server && each.tool === tool.name);
  const signals: Record<string, string> = {};
  for (const { checkId, tier } of finding?.signalDetails ?? []) signals[checkId] ??= tier;
  return signals;
}

it("has cases for every check and no others", () => {
  expect(files.map((name) => name.replace(".cases.ts", "")).sort()).toEqual(CHECKS.map((check) => check.id));
});

describe.each(CHECKS.map((check) => [check.id, check] as const))("%s", async (id, check) => {
  const { flags, ignores, knownMisses, knownFalseAlarms } = await casesOf(id);

  it("declares itself completely", () => {
    for (const [field, value] of Object.entries(check)) {
      if (field !== "inspect") expect(value, field).not.toHaveLength(0);
    }
    expect(flags.length).toBeGreaterThanOrEqual(1);
    expect(ignores.length).toBeGreaterThanOrEqual(2);
    if (check.tier === "soft") expect(flags.every(({ tier }) => tier === "soft")).toBe(true);
  });

  it.each(flags.map((each) => [each.name, each] as const))("flags %s", (_, each) => {
    const signals = signalsOn(each);
    expect(signals[id]).toBe(each.tier);
    const others = Object.keys(signals).filter((other) => other !== id);
    expect(others.filter((other) => !(each.also ?? []).includes(other))).toEqual([]);
  });

  it.each(ignores.map((each) => [each.name, each] as const))("ignores %s", (_, each) => {
    expect(signalsOn(each)).toEqual({});
  });

  it.each(knownMisses.map((each) => [each.name, each] as const))("still misses %s", (_, each) => {
    expect(signalsOn(each)[id]).toBeUndefined();
  });

  it("still raises its known false alarms", () => {
    for (const each of knownFalseAlarms) expect(signalsOn(each)[id], each.name).toBeDefined();
  });
});
