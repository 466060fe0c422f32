import { describe, expect, it } from "vitest";
import { cleanPack, evidenceOf, packWith } from "../../test/fixtures/packs/evidence.js";
import { ROW_FAILURES } from "../../test/fixtures/packs/row-failures.js";
import { CLASSES, DIMENSIONS } from "./dimensions/registry.js";
import { evaluate } from "./evaluate.js";
import { NO_INTEGRITY } from "./evidence.js";
import type { Verdict } from "./verdict.js";

function requirementsWith(verdict: Verdict, outcome: string): string[] {
  return Object.values(verdict.dimensions).flatMap(({ requirements }) =>
    requirements.filter((requirement) => requirement.outcome === outcome).map(({ id }) => id),
  );
}

describe("evaluate", () => {
  it("finds the clean pack conformant in every class, with every row passed", () => {
    const verdict = evaluate(evidenceOf(cleanPack()));
    expect(verdict.classes).toEqual({ L1: "CONFORMANT", L2: "CONFORMANT", L3: "CONFORMANT" });
    expect(verdict.outcome).toBe("CONFORMANT");
    expect(requirementsWith(verdict, "pass")).toHaveLength(23);
  });

  it("has one failing pack for every requirement row", () => {
    const rows = DIMENSIONS.flatMap(({ probes }) => probes.map(({ id }) => id));
    expect(ROW_FAILURES.map(({ row }) => row)).toEqual(rows);
  });

  it.each(ROW_FAILURES)("fails exactly $row when $change", ({ row, code, pointer, pack }) => {
    const verdict = evaluate(evidenceOf(pack));
    expect(requirementsWith(verdict, "fail")).toEqual([row]);
    expect(requirementsWith(verdict, "pass")).toHaveLength(22);
    const findings = Object.values(verdict.dimensions).flatMap(({ requirements }) =>
      requirements.flatMap((requirement) => requirement.findings),
    );
    expect(findings.map((finding) => [finding.code, finding.pointer])).toEqual([[code, pointer]]);
    expect(findings[0]!.hint).not.toBe("");
    const dimension = DIMENSIONS.find(({ probes }) => probes.some(({ id }) => id === row))!;
    for (const [name, required] of Object.entries(CLASSES)) {
      const expected = required.includes(dimension) ? "NON-CONFORMANT" : "CONFORMANT";
      expect(verdict.classes[name as keyof typeof CLASSES]).toBe(expected);
    }
  });

  it.each(["context", "plan", "trace"] as const)("is incomplete when the %s is missing", (kind) => {
    const verdict = evaluate(
      evidenceOf(
        packWith((pack) => {
          pack[kind] = [];
          if (kind === "plan") pack.confirm = [];
        }),
      ),
    );
    expect(requirementsWith(verdict, "fail")).toEqual([]);
    expect(verdict.classes).toEqual({
      L1: "INCOMPLETE-EVIDENCE",
      L2: "INCOMPLETE-EVIDENCE",
      L3: "INCOMPLETE-EVIDENCE",
    });
    expect(verdict.evidenceSummary.missing).toEqual([kind]);
  });

  it("lets a proven failure outweigh missing evidence", () => {
    const pack = packWith(({ context, trace }) => {
      context[0].title = "";
      trace.pop();
    });
    expect(evaluate(evidenceOf(pack)).outcome).toBe("NON-CONFORMANT");
  });

  it.each([
    [
      "damaged files",
      { integrity: { ...NO_INTEGRITY, status: "corrupted" as const, damaged: ["plan.json"] } },
    ],
    [
      "an unreadable object",
      { unreadable: [{ place: "plans/b.json", kind: "plan" as const, reason: "not JSON" }] },
    ],
  ])("is incomplete with %s", (_, more) => {
    const verdict = evaluate(evidenceOf(cleanPack(), more));
    expect(verdict.outcome).toBe("INCOMPLETE-EVIDENCE");
    expect(requirementsWith(verdict, "fail")).toEqual([]);
  });

  it("decides for the claimed class", () => {
    const { pack } = ROW_FAILURES.find(({ row }) => row === "recovery_attempted")!;
    expect(evaluate(evidenceOf(pack), { claimedClass: "L2" }).outcome).toBe("CONFORMANT");
    expect(evaluate(evidenceOf(pack), { claimedClass: "L3" }).outcome).toBe("NON-CONFORMANT");
  });

  it("caps the findings of a row and counts them all", () => {
    const pack = packWith(({ trace }) => {
      trace[0].segments = Array.from({ length: 500 }, () => ({}));
    });
    const { requirements } = evaluate(evidenceOf(pack)).dimensions.trace_integrity!;
    const row = requirements.find(({ id }) => id === "status_recorded")!;
    expect([row.findings.length, row.findingsTotal]).toEqual([50, 500]);
  });

  it.each([
    [null],
    [[]],
    ["text"],
    [7],
    [{}],
    [{ steps: 1, segments: {}, decisions: "no", events: [null], meta: [] }],
  ])("never crashes on objects that are %j", (value) => {
    const pack = { context: [value], plan: [value], trace: [value], confirm: [value] };
    const verdict = evaluate(evidenceOf(pack));
    expect(requirementsWith(verdict, "error")).toEqual([]);
    expect(verdict.outcome).toBe("NON-CONFORMANT");
  });
});
