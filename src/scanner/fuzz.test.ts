import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scan } from "./engine.js";
import { CRASHERS } from "./fuzz.cases.js";
import type { ToolView } from "./tool-view.js";

interface Entry {
  server: string;
  name: string;
  description: string;
  input_schema?: unknown;
  split: string;
}

const { entries } = JSON.parse(
  readFileSync(new URL("../../datasets/security_corpus_v1.json", import.meta.url), "utf8"),
) as { entries: Entry[] };
const seeds: ToolView[] = entries
  .filter(({ split }) => split === "dev")
  .map(({ server, name, description, input_schema }) => ({
    server,
    name,
    description,
    inputSchema: input_schema,
  }));

/** Cuts, doubles, turns round and splices the text of a real sample. */
const mutant = fc
  .tuple(
    fc.constantFrom(...seeds),
    fc.constantFrom(...seeds),
    fc.nat(),
    fc.nat(),
    fc.constantFrom("cut", "double", "reverse", "splice", "noise"),
    fc.string({ unit: "binary", maxLength: 12 }),
  )
  .map(([one, other, a, b, kind, noise]): ToolView => {
    const text = one.description ?? "";
    const at = text.length === 0 ? 0 : a % text.length;
    const mutated = {
      cut: text.slice(at),
      double: text + text.slice(at),
      reverse: [...text].reverse().join(""),
      splice: text.slice(0, at) + (other.description ?? "").slice(b % ((other.description ?? "").length + 1)),
      noise: text.slice(0, at) + noise + text.slice(at),
    }[kind];
    return { ...one, description: mutated };
  });

function expectComplete(tools: ToolView[]): void {
  const report = scan(tools);
  expect(report.coverage.failedCheckIds).toEqual([]);
  for (const { location, tool, server } of report.findings.flatMap(({ signalDetails, ...finding }) =>
    signalDetails.map((signal) => ({ ...signal, tool: finding.tool, server: finding.server })),
  )) {
    expect(location.start, `${server}:${tool}`).toBeLessThanOrEqual(location.end);
  }
  expect(scan(tools)).toEqual(report);
}

describe("the scanner", () => {
  it("survives mutated samples, and reports the same twice", () => {
    fc.assert(
      fc.property(fc.array(mutant, { minLength: 1, maxLength: 4 }), (tools) => expectComplete(tools)),
    );
  });

  it.each(CRASHERS)("survives what once broke it: %s", (_, build) => {
    expectComplete(build());
  });
});
