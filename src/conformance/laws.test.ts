import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanPack, evidenceOf, freshId, type Pack } from "../../test/fixtures/packs/evidence.js";
import { ROW_FAILURES } from "../../test/fixtures/packs/row-failures.js";
import { evaluate } from "./evaluate.js";
import { type Evidence, noEvents } from "./evidence.js";
import { instantOf } from "./instant.js";

/** The same value with the keys of every object in another order. */
function reordered(value: unknown, order: (keys: string[]) => string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => reordered(item, order));
  if (value === null || typeof value !== "object") return value;
  const entries = order(Object.keys(value)).map((key) => [
    key,
    reordered((value as Record<string, unknown>)[key], order),
  ]);
  return Object.fromEntries(entries);
}

function shuffled<T>(items: readonly T[], seed: number): T[] {
  return items
    .map((item, index) => ({ item, at: (index * 7919 + seed * 104_729) % 1009 }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

const packs = [cleanPack(), ...ROW_FAILURES.map(({ pack }) => pack)];

/** Another whole run beside the first, under ids of its own. */
function anotherRun(pack: Pack, number: number): Pack {
  const text = JSON.stringify(pack).replaceAll(
    "0a6f1d52-3c1b-4b8e",
    `${(0x1000_0000 + number).toString(16)}-3c1b-4b8e`,
  );
  return JSON.parse(text) as Pack;
}

const additions = fc.oneof(
  fc.nat(1000).map((number) => (pack: Pack, _: Evidence) => {
    const other = anotherRun(cleanPack(), number);
    for (const kind of ["context", "plan", "trace", "confirm"] as const) pack[kind].push(...other[kind]);
  }),
  fc.nat(1000).map((number) => (pack: Pack) => {
    pack.context.push({ ...cleanPack().context[0], context_id: freshId(10_000 + number) });
  }),
  fc.nat(1000).map((number) => (pack: Pack) => {
    const approval = structuredClone(cleanPack().confirm[0]);
    approval.confirm_id = freshId(20_000 + number);
    approval.decisions[0].decided_at = `2026-01-12T09:0${number % 10}:00Z`;
    pack.confirm.push(approval);
  }),
  fc.nat(1000).map((number) => (pack: Pack) => {
    const extra = structuredClone(pack.trace[0].segments[1]);
    pack.trace[0].segments.push({ ...extra, segment_id: freshId(30_000 + number) });
  }),
  fc.nat(1000).map((number) => (_: Pack, evidence: Evidence) => {
    evidence.events.lines += number;
    evidence.events.recovery.latest = instantOf("2026-01-12T09:09:00Z");
  }),
);

describe("an evaluation", () => {
  it("does not depend on file names, file order or key order", () => {
    fc.assert(
      fc.property(fc.constantFrom(...packs), fc.nat(1000), (pack, seed) => {
        const expected = evaluate(evidenceOf(pack));
        const other = reordered(pack, (keys) => shuffled(keys, seed)) as Pack;
        const evidence = evidenceOf(other);
        evidence.artifacts = shuffled(evidence.artifacts, seed).map((artifact, index) => ({
          ...artifact,
          place: `x${index}`,
        }));
        expect(evaluate(evidence).verdictHash).toBe(expected.verdictHash);
        expect(evaluate(evidence).classes).toEqual(expected.classes);
      }),
      { numRuns: 150 },
    );
  });

  it("never becomes worse by adding valid evidence", () => {
    fc.assert(
      fc.property(fc.uniqueArray(additions, { maxLength: 6, selector: String }), (changes) => {
        const pack = cleanPack();
        const evidence = { ...evidenceOf(pack), events: noEvents() };
        for (const change of changes) change(pack, evidence);
        expect(evaluate({ ...evidence, artifacts: evidenceOf(pack).artifacts }).outcome).toBe("CONFORMANT");
      }),
      { numRuns: 150 },
    );
  });

  it("changes its hash with the evidence and with the verdict", () => {
    const hashes = packs.map((pack) => evaluate(evidenceOf(pack)).verdictHash);
    expect(new Set(hashes).size).toBe(packs.length);
    expect(evaluate(evidenceOf(cleanPack()), { claimedClass: "L1" }).verdictHash).toBe(hashes[0]);
    expect(evaluate(evidenceOf(cleanPack()), { profile: "published" }).verdictHash).not.toBe(hashes[0]);
  });
});
