import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { adopt, approve, observe, reject, type ToolRecord } from "./state-machine.js";

const A = "a".repeat(64);
const B = "b".repeat(64);

function record(change: Partial<ToolRecord> = {}): ToolRecord {
  return {
    toolId: "files:read",
    server: "files",
    tool: "read",
    state: "pending",
    definitionSha256: A,
    approvedSha256: null,
    liftedSha256: null,
    reason: null,
    ...change,
  };
}

const approved = record({ state: "approved", approvedSha256: A });
const lifted = record({ state: "approved", approvedSha256: A, liftedSha256: A, reason: "documented marker" });
const changed = record({ state: "changed", approvedSha256: A, definitionSha256: B });
const quarantined = record({ state: "quarantined" });
const rejected = record({ state: "rejected" });

function see(known: ToolRecord | undefined, sha256: string, isHard: boolean) {
  const step = observe(known, { server: "files", tool: "read", sha256, isHard });
  return step === undefined ? "nothing" : `${step.action}: ${step.from} → ${step.record.state}`;
}

describe("seeing a tool", () => {
  it.each([
    ["an unknown one", undefined, A, false, "seen: null → pending"],
    ["an unknown one with a hard finding", undefined, A, true, "quarantined: null → quarantined"],
    ["a pending one again", record(), A, false, "nothing"],
    ["a pending one redefined", record(), B, false, "redefined: pending → pending"],
    ["a pending one with a hard finding", record(), A, true, "quarantined: pending → quarantined"],
    ["an approved one unchanged", approved, A, false, "nothing"],
    ["an approved one redefined", approved, B, false, "changed: approved → changed"],
    [
      "an approved one redefined with a hard finding",
      approved,
      B,
      true,
      "quarantined: approved → quarantined",
    ],
    [
      "an approved one that a newer check finds dangerous",
      approved,
      A,
      true,
      "quarantined: approved → quarantined",
    ],
    ["one approved in spite of its finding", lifted, A, true, "nothing"],
    [
      "one approved in spite of its finding, then redefined",
      lifted,
      B,
      true,
      "quarantined: approved → quarantined",
    ],
    ["a changed one again", changed, B, false, "nothing"],
    ["a changed one that is again what was approved", changed, A, false, "restored: changed → approved"],
    ["a quarantined one that looks clean now", quarantined, B, false, "redefined: quarantined → quarantined"],
    ["a quarantined one again", quarantined, A, true, "nothing"],
    ["a rejected one redefined", rejected, B, false, "redefined: rejected → rejected"],
    ["a rejected one with a hard finding", rejected, A, true, "nothing"],
  ])("%s", (_, known, sha256, isHard, outcome) => {
    expect(see(known, sha256, isHard)).toBe(outcome);
  });
});

describe("deciding", () => {
  it("approves the definition last seen and keeps the reason", () => {
    expect(approve(changed, "reviewed")).toEqual({
      action: "approved",
      from: "changed",
      record: { ...changed, state: "approved", approvedSha256: B, reason: "reviewed" },
    });
  });

  it("lifts a quarantine for this definition only", () => {
    const step = approve(quarantined, "documented marker")!;
    expect(step.record).toEqual(lifted);
    expect([see(step.record, A, true), see(step.record, B, true)]).toEqual([
      "nothing",
      "quarantined: approved → quarantined",
    ]);
  });

  it("withdraws an approval on rejection", () => {
    expect(reject(lifted, "not needed")!.record).toEqual(record({ state: "rejected", reason: "not needed" }));
  });

  it("does nothing twice", () => {
    expect([approve(approved, null), reject(rejected, null)]).toEqual([undefined, undefined]);
  });
});

describe("adopting a decision made elsewhere", () => {
  it.each([
    ["of an unknown tool", undefined, approved, approved],
    ["of a tool seen here as it was approved there", record(), approved, approved],
    ["when another definition was seen here", record({ definitionSha256: B }), approved, changed],
    ["when it is quarantined here", quarantined, approved, { ...approved, state: "quarantined" }],
    ["that lifts the quarantine of this definition", quarantined, lifted, lifted],
    ["to reject", approved, rejected, rejected],
  ])("%s", (_, known, decided, expected) => {
    expect(adopt(known, decided as ToolRecord)?.record).toEqual(expected);
  });

  it("that is the same changes nothing", () => {
    expect(adopt(approved, approved)).toBeUndefined();
  });
});

it("never approves by seeing, whatever is seen in whatever order", () => {
  const sighting = fc.record({ sha256: fc.constantFrom(A, B, "c".repeat(64)), isHard: fc.boolean() });
  const decision = fc.constantFrom("approve" as const, "reject" as const);
  fc.assert(
    fc.property(fc.array(fc.oneof(sighting, decision)), (steps) => {
      let known: ToolRecord | undefined;
      const allowed = new Set<string>();
      for (const step of steps) {
        if (typeof step === "string") {
          if (known === undefined) continue;
          known = (step === "approve" ? approve(known, "r") : reject(known, "r"))?.record ?? known;
          if (step === "approve") allowed.add(known.definitionSha256);
          else allowed.clear();
        } else {
          known = observe(known, { server: "files", tool: "read", ...step })?.record ?? known;
        }
        if (known?.state === "approved") {
          expect(allowed).toContain(known.definitionSha256);
          expect(known.approvedSha256).toBe(known.definitionSha256);
        }
      }
    }),
  );
});
