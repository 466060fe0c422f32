import { describe, expect, it } from "vitest";
import { evidenceOf, type Pack, packWith } from "../../test/fixtures/packs/evidence.js";
import { aimAtPlan, RULE_CASES, withoutRetry } from "../../test/fixtures/packs/rule-cases.js";
import { type ConformanceOptions, evaluate } from "./evaluate.js";
import { type Evidence, noEvents } from "./evidence.js";
import { noteEvent } from "./recovery-events.js";

// biome-ignore lint/suspicious/noExplicitAny: these objects are broken on purpose
type Loose = any;

function outcomeOf(
  row: string,
  pack: Pack,
  options: Partial<ConformanceOptions> = {},
  more: Partial<Evidence> = {},
) {
  const { dimensions } = evaluate(evidenceOf(pack, more), options);
  return Object.values(dimensions)
    .flatMap(({ requirements }) => requirements)
    .find(({ id }) => id === row)!;
}

describe("the rules", () => {
  it.each(RULE_CASES)("with %s, %s is a %s", (_, row, expected, change, options) => {
    expect(outcomeOf(row, packWith(change), options).outcome).toBe(expected);
  });

  it.each([
    ["event_type", "recovery.retry", "timestamp", "pass"],
    ["type", "recovery.retry_initiated", "timestamp", "pass"],
    ["event", "RollbackInitiated", "ts", "pass"],
    ["event_type", "COMPENSATION_PLAN", "ts", "pass"],
    ["event_type", "step.completed", "timestamp", "fail"],
    ["event_type", "recovery.retry", "when", "fail"],
    ["name", "recovery.retry", "timestamp", "fail"],
  ])(
    "an event file line with %s %s and its time in %s: recovery is a %s",
    (typeField, type, timeField, expected) => {
      const events = noEvents();
      noteEvent(events.recovery, { [typeField]: type, [timeField]: "2026-01-12T09:07:00Z" }, new Set());
      expect(outcomeOf("recovery_attempted", packWith(withoutRetry), {}, { events }).outcome).toBe(expected);
    },
  );

  it("does not count a recovery event from before the failure", () => {
    const events = noEvents();
    noteEvent(events.recovery, { type: "retry", ts: "2026-01-12T09:06:59Z" }, new Set());
    expect(outcomeOf("recovery_attempted", packWith(withoutRetry), {}, { events }).outcome).toBe("fail");
  });

  it.each([
    [{ protocol_version: "1.0.0" }, "pass"],
    [{ protocol_version: "1.0.1" }, "fail"],
    [{ mplp_protocol_version: "1.0.1" }, "fail"],
    [{ protocol_ref: "mplp-protocol@1.0.0" }, "pass"],
    [{ protocol_ref: { version: "0.9.0" } }, "fail"],
    [{ pack_id: "x" }, "pass"],
  ])("with a manifest %j, version_match is a %s", (value, expected) => {
    const manifest = { place: "manifest.json", value };
    expect(
      outcomeOf(
        "version_match",
        packWith(() => undefined),
        {},
        { manifest },
      ).outcome,
    ).toBe(expected);
  });

  it("names aliases and links in what it says", () => {
    const alias = outcomeOf(
      "plan_linked",
      packWith(({ plan }) => {
        plan[0].context_ref = plan[0].context_id;
        delete plan[0].context_id;
      }),
    );
    expect(alias.findings[0]).toMatchObject({
      observed: "nothing, but a field context_ref",
      hint: "rename context_ref to context_id",
    });
    const covered = outcomeOf("confirm_objects_exist", packWith(aimAtPlan));
    expect(covered.notes.map(({ level, code }) => [level, code])).toEqual([
      ["info", "step.confirmed_by_plan"],
    ]);
  });

  it.each([
    [
      "a $comment",
      "plan",
      "/$comment",
      "remove $comment",
      (object: Loose): void => {
        object.$comment = "x";
      },
    ],
    [
      "meta.source",
      "plan",
      "/meta/source",
      "created_by",
      (object: Loose): void => {
        object.meta = { ...object.meta, source: "x" };
      },
    ],
    [
      "a null parent",
      "trace",
      "/segments/1/parent_segment_id",
      "null is not allowed",
      (object: Loose): void => {
        object.segments[1].parent_segment_id = null;
      },
    ],
    [
      "a $ref",
      "context",
      "/governance/lastConfirmRef/$ref",
      "module",
      (object: Loose): void => {
        object.governance = { lastConfirmRef: { $ref: "x" } };
      },
    ],
    [
      "an upper-case id",
      "context",
      "/context_id",
      "lower-case",
      (object: Loose): void => {
        object.context_id = object.context_id.toUpperCase();
      },
    ],
    [
      "a time without zone",
      "trace",
      "/started_at",
      "time zone",
      (object: Loose): void => {
        object.started_at = "2026-01-12T09:00:00";
      },
    ],
  ] as const)("hints at what to do about %s", (_, kind, pointer, hint, change) => {
    const { findings } = outcomeOf(
      `${kind}_valid`,
      packWith((pack) => change(pack[kind][0])),
    );
    expect(findings.find((finding) => finding.pointer === pointer)?.hint).toContain(hint);
  });
});
