import { describe, expect, it } from "vitest";
import { CLEAN_TOOL, HIDDEN_TOOL, INJECTING_TOOL, sampleScan } from "../../../../test/reports/sample-scan.js";
import { renderSarif } from "./sarif.js";

const parsed = (tools = [CLEAN_TOOL, HIDDEN_TOOL, INJECTING_TOOL]) => {
  const view = sampleScan(tools);
  return { view, run: JSON.parse(renderSarif(view)).runs[0] };
};

describe("renderSarif", () => {
  it("gives one result per signal, each with a declared rule and a level", () => {
    const { view, run } = parsed();
    const signals = view.report.findings.flatMap((finding) => finding.signalDetails);
    expect(signals.length).toBeGreaterThan(1);
    expect(run.results.map((result: { ruleId: string }) => result.ruleId)).toEqual(
      signals.map(({ checkId }) => checkId),
    );
    for (const result of run.results) {
      expect(run.tool.driver.rules[result.ruleIndex].id).toBe(result.ruleId);
      expect(["error", "warning", "note"]).toContain(result.level);
    }
  });

  it("points at the flagged text in the file, escapes considered", () => {
    const { view, run } = parsed([CLEAN_TOOL, HIDDEN_TOOL]);
    const { region, artifactLocation } = run.results[0].locations[0].physicalLocation;
    expect(artifactLocation.uri).toBe("tools/list%20of%20mine.json");
    const line = view.sources[0]!.text.split("\n")[region.startLine - 1]!;
    expect(line).toContain('"description": "Converts an amount.\\n');
    expect(line[region.startColumn - 1]).toBe("\u202e");
  });

  it("keeps fingerprints when lines move and changes them with the evidence", () => {
    const prints = (tools: Parameters<typeof parsed>[0]) =>
      parsed(tools).run.results.map((result: { partialFingerprints: object }) => result.partialFingerprints);
    expect(prints([CLEAN_TOOL, HIDDEN_TOOL])).toEqual(prints([HIDDEN_TOOL]));
    expect(prints([{ ...HIDDEN_TOOL, name: "other" }])).not.toEqual(prints([HIDDEN_TOOL]));
  });

  it("says that a scan with a crashed check did not succeed", () => {
    const view = sampleScan([CLEAN_TOOL]);
    const coverage = { ...view.report.coverage, checksFailed: 1, failedCheckIds: ["unicode.hidden"] };
    const [run] = JSON.parse(
      renderSarif({ ...view, report: { ...view.report, verdict: "incomplete", coverage } }),
    ).runs;
    expect(run.invocations[0]).toEqual({
      executionSuccessful: false,
      toolExecutionNotifications: [
        { level: "error", message: { text: "check unicode.hidden crashed; the scan is incomplete" } },
      ],
    });
  });

  it("says which tools were not read to their end", () => {
    const view = sampleScan([CLEAN_TOOL]);
    const partlyRead = [{ server: "acme", tool: "deep", caps: ["depth" as const] }];
    const coverage = { ...view.report.coverage, partlyRead };
    const [run] = JSON.parse(
      renderSarif({ ...view, report: { ...view.report, verdict: "incomplete", coverage } }),
    ).runs;
    expect(run.invocations[0]).toEqual({
      executionSuccessful: false,
      toolExecutionNotifications: [
        { level: "error", message: { text: "acme:deep was not read to its end: limit depth was hit" } },
      ],
    });
  });
});
