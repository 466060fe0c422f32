import { describe, expect, it } from "vitest";
import type { DetectorResult, SecurityResult } from "../formats/run-record.js";
import type { SecurityEntry } from "../formats/security-corpus.js";
import { showWrongEntries } from "./show-wrong-entries.js";

const TOKEN = ["gh", "p_", "Rk7vQ2mX9bT4", "wL8sY1nC6zJ3", "hD5fG0pVaEuW"].join("");
const PLACE = { checkId: "bell", pointer: "/description", start: 0, end: 4 };

const ENTRIES: SecurityEntry[] = [
  { id: "caught", label: "malicious", description: "Rings a bell." },
  { id: "missed", label: "malicious", description: `Uses ${TOKEN} to ring.` },
  { id: "alarmed", label: "benign", description: "Bell book.", inputSchema: { title: "What to look up" } },
].map((entry) => ({
  ...entry,
  category: entry.label === "benign" ? "benign" : "secret",
  provenance: { source: "this test", license: "MIT" },
})) as SecurityEntry[];

const SAMPLES = ENTRIES.map(({ id, label, category }) => ({
  id,
  tool: "server:tool",
  label,
  category,
})) as SecurityResult["samples"];

function detector(flagged: (boolean | null)[]): DetectorResult {
  const entries = ENTRIES.map(({ id }, index) => ({
    id,
    flagged: flagged[index]!,
    tier: null,
    checkIds: [],
    places: [PLACE],
  }));
  return { detector: "d", entries } as unknown as DetectorResult;
}

describe("entries that were judged wrongly", () => {
  it("keep their text and what was seen in it; the others keep neither", () => {
    const { samples, perDetector } = showWrongEntries(SAMPLES, ENTRIES, [detector([true, false, true])]);
    expect(samples.map(({ texts }) => texts)).toEqual([
      undefined,
      [{ pointer: "/description", text: expect.stringMatching(/^Uses ghp_•{36} to ring\.$/) }],
      [
        { pointer: "/description", text: "Bell book." },
        { pointer: "/inputSchema/title", text: "What to look up" },
      ],
    ]);
    expect(perDetector[0]!.entries.map(({ places }) => places)).toEqual([undefined, [PLACE], [PLACE]]);
  });

  it("are those that any of the detectors judged wrongly; without a verdict nothing is wrong", () => {
    const detectors = [detector([true, null, false]), detector([false, true, false])];
    const { samples } = showWrongEntries(SAMPLES, ENTRIES, detectors);
    expect(samples.map(({ texts }) => texts !== undefined)).toEqual([true, false, false]);
  });
});
