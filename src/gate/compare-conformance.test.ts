import { describe, expect, it } from "vitest";
import { cleanPack, evidenceOf } from "../../test/fixtures/packs/evidence.js";
import { ROW_FAILURES } from "../../test/fixtures/packs/row-failures.js";
import { evaluate } from "../conformance/evaluate.js";
import { timelineOf } from "../conformance/timeline.js";
import { toDisk } from "../core/disk-names.js";
import type { RunRecord } from "../formats/run-record.js";
import { runRecordFile } from "../formats/run-record.js";
import { baselineFrom } from "./baseline.js";
import { decide } from "./decide.js";

const failing = ROW_FAILURES.find(({ row }) => row === "recovery_attempted")!.pack;

function recordOf(...packs: [name: string, pack: ReturnType<typeof cleanPack>][]): RunRecord {
  return {
    kind: "run_record",
    version: 1,
    toolVersion: "0.0.0",
    suite: "s",
    retrieval: [],
    security: [],
    conformance: packs.map(([pack, content]) => {
      const verdict = evaluate(evidenceOf(content));
      return {
        pack,
        ...verdict,
        timeline: timelineOf(evidenceOf(content), verdict, { profile: "spec", strictGating: false }),
      };
    }),
    gate: null,
  };
}

describe("the gate on conformance", () => {
  const baseline = baselineFrom(recordOf(["a", cleanPack()], ["b", failing]), "v1", null);

  it("holds while nothing became worse", () => {
    const decision = decide(recordOf(["a", cleanPack()], ["b", cleanPack()]), baseline);
    expect([decision.passed, decision.checked, decision.broken]).toEqual([true, 2, []]);
  });

  it("breaks when a conformant pack no longer is", () => {
    const decision = decide(recordOf(["a", failing], ["b", failing]), baseline);
    expect(decision.passed).toBe(false);
    expect(decision.broken.map(({ message }) => message)).toEqual([
      "pack a is NON-CONFORMANT in class L3; the baseline has CONFORMANT",
    ]);
  });

  it("refuses to compare a run that left a pack out", () => {
    expect(() => decide(recordOf(["a", cleanPack()]), baseline)).toThrow("did not evaluate pack b");
  });

  it("has results that the record's format accepts", () => {
    const file = toDisk(recordOf(["a", cleanPack()], ["b", failing]) as never);
    expect(runRecordFile.safeParse(file).error).toBeUndefined();
  });
});
