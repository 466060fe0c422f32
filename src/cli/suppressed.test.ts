import { describe, expect, it } from "vitest";
import type { Suppression } from "../formats/suppressions.js";
import type { Finding, ScanReport } from "../scanner/index.js";
import { suppress, withFindings } from "./suppressed.js";

const TODAY = "2027-03-01";
const PRINT = "a".repeat(64);
const FINDING: Finding = {
  server: "acme",
  tool: "send",
  threatLevel: "dangerous",
  threatType: "exfiltration",
  severity: "high",
  action: "quarantine",
  confidence: 0.8,
  signals: ["phrase.injection", "exfiltration.channel"],
  evidence: "e",
  detail: "d",
  location: { pointer: "/description", start: 0, end: 1 },
  signalDetails: [],
};
const OTHER: Finding = { ...FINDING, tool: "other", threatLevel: "warning" };
const ACCEPTED: Suppression = {
  server: "acme",
  tool: "send",
  fingerprint: PRINT,
  reason: "reviewed",
  expires: "2027-12-31",
};
const PRINTS = new Map([
  ["acme:send", PRINT],
  ["acme:other", "b".repeat(64)],
]);

const suppressing = (...suppressions: Suppression[]) =>
  suppress([FINDING, OTHER], suppressions, PRINTS, TODAY);

describe("suppress", () => {
  it("keeps everything when nothing was accepted", () => {
    expect(suppressing()).toEqual({ kept: [FINDING, OTHER], suppressed: 0 });
  });

  it("leaves out the tool that was accepted and no other", () => {
    expect(suppressing(ACCEPTED)).toEqual({ kept: [OTHER], suppressed: 1 });
  });

  it("keeps a finding of which only one check was accepted", () => {
    const one = { ...ACCEPTED, check: "phrase.injection" };
    expect(suppressing(one)).toEqual({ kept: [FINDING, OTHER], suppressed: 0 });
  });

  it("leaves out a finding of which every check was accepted", () => {
    const each = FINDING.signals.map((check) => ({ ...ACCEPTED, check }));
    expect(suppressing(...each)).toEqual({ kept: [OTHER], suppressed: 1 });
  });

  it("holds through its last day", () => {
    expect(suppressing({ ...ACCEPTED, expires: TODAY }).suppressed).toBe(1);
  });

  it.each<[string, Partial<Suppression>, string]>([
    ["is for a tool that is gone", { tool: "gone" }, "acme:gone is not there"],
    ["is for the same tool of another server", { server: "else" }, "else:send is not there"],
    ["has expired", { expires: "2027-02-28" }, "acme:send expired on 2027-02-28"],
    ["was for another content", { fingerprint: "c".repeat(64) }, "acme:send has changed since the review"],
    ["names a check that is silent", { check: "secret.embedded" }, "acme:send has nothing left to suppress"],
  ])("fails on an entry that %s, though others fit", (_, change, message) => {
    expect(() => suppressing(ACCEPTED, { ...ACCEPTED, ...change })).toThrow(`stale suppressions: ${message}`);
  });

  it("names every stale entry at once", () => {
    expect(() => suppressing({ ...ACCEPTED, tool: "gone" }, { ...ACCEPTED, expires: "2020-01-01" })).toThrow(
      "stale suppressions: acme:gone is not there; acme:send expired on 2020-01-01",
    );
  });
});

describe("withFindings", () => {
  const coverage = { checksRun: 1, checksFailed: 0, failedCheckIds: [], capsHit: [], partlyRead: [] };
  const report: ScanReport = {
    version: 1,
    toolVersion: "1.0.0",
    verdict: "dangerous",
    riskScore: 80,
    toolsScanned: 2,
    findings: [FINDING, OTHER],
    twins: [],
    coverage,
  };

  it.each([
    ["dangerous", [FINDING, OTHER]],
    ["warning", [OTHER]],
    ["clean", []],
  ])("is %s by what is left", (verdict, findings) => {
    expect(withFindings(report, findings)).toEqual({ ...report, verdict, findings });
  });

  it.each([
    ["a check crashed", { checksFailed: 1, failedCheckIds: ["a.b"] }],
    ["a tool was not read to its end", { partlyRead: [{ server: "acme", tool: "send", caps: ["depth"] }] }],
  ])("is not clean where %s, though nothing is left", (_, more) => {
    const open = { ...report, coverage: { ...coverage, ...more } } as ScanReport;
    expect(withFindings(open, []).verdict).toBe("incomplete");
  });
});
