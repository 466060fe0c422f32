import { describe, expect, it } from "vitest";
import { evaluateInvariants, scopeObjects } from "./evaluate-invariants.js";

const plan = {
  plan_id: "0a6f1d52-3c1b-4b8e-9a57-5d2f6f0c1a02",
  context_id: "c",
  title: "  ",
  status: "draft",
  created_at: "12 January 2026",
  count: 3,
  note: null,
  steps: [
    { step_id: "0A6F1D52-3C1B-4B8E-9A57-5D2F6F0C1B01", status: "completed", agent_role: "writer" },
    { step_id: "x", status: "pending", agent_role: "" },
  ],
  events: [
    { event_type: "tool.called", data: { a: 1 } },
    { event_type: "tool.failed", data: null },
  ],
};
const objects = scopeObjects(
  [
    { kind: "plan", value: plan },
    { kind: "context", value: { context_id: "c" } },
  ],
  { collab_id: "k", mode: "broadcast" },
);

function outcome(entry: Record<string, unknown>): string {
  const [result] = evaluateInvariants([{ id: "i", scope: "plan", ...entry }], objects, null);
  return `${result!.outcome}: ${result!.detail}`;
}

describe("golden-flow invariants", () => {
  it.each([
    ["plan_id", "uuid-v4", "pass: 1 places"],
    ["steps[0].step_id", "uuid-v4", "pass: 1 places"],
    ["steps[*].step_id", "uuid-v4", 'fail: /steps/1/step_id is "x", expected a UUID of version 4'],
    ["title", "non-empty-string", 'fail: /title is "  ", expected a text that is not blank'],
    ["note", "exists", "fail: /note is null, expected a value"],
    ["absent", "exists", "not_run: the path leads to nothing"],
    ["created_at", "iso-datetime", "pass: 1 places"],
    ["context_id", "eq(context.context_id)", "pass: 1 places"],
    [
      "plan_id",
      "eq(context.context_id)",
      'fail: /plan_id is "0a6f1d52-3c1b-4b8e-9a57-5d2f6f0c1a02", expected the value of context.context_id',
    ],
    ["status", 'eq("draft")', "pass: 1 places"],
    ["status", 'eq("active")', 'fail: /status is "draft", expected "active"'],
    ["steps", "min-length(2)", "pass: 1 places"],
    ["steps", "min-length(3)", "fail: /steps is an array of 2, expected a length of at least 3"],
    ["steps[*].status", "enum(pending, completed)", "pass: 2 places"],
    ["count", "positive-integer", "pass: 1 places"],
    ["status", 'one-of(["draft","approved"])', "pass: 1 places"],
    ["status", 'one-of(["approved"])', 'fail: /status is "draft", expected one of approved'],
    ["steps[*].agent_role", 'if(status == "completed", non-empty-string)', "pass: 2 places"],
    [
      "steps[*].agent_role",
      'if(status == "pending", non-empty-string)',
      'fail: /steps/1/agent_role is "", expected a text that is not blank',
    ],
    ["title", 'if(status == "draft", eq("x"))', 'fail: /title is "  ", expected "x"'],
    ["count", "optional-string", "fail: /count is 3, expected a text"],
    ["plan_id", 'exists(events[?event_type=="tool.called"])', "pass: 1 places"],
    [
      "plan_id",
      'exists(events[?event_type=="tool.lost"])',
      'fail: /plan_id is "0a6f1d52-3c1b-4b8e-9a57-5d2f6f0c1a02", expected something at events[?event_type=="tool.lost"]',
    ],
    ["", 'events[?event_type=="tool.called"].data != null', "pass: 1 places"],
    ["", 'events[?event_type=="tool.failed"].data != null', "fail: /events/1/data is null, expected a value"],
    ["status", "sounds-good", "not_run: this rule is not part of the grammar"],
    ["steps[**]", "exists", "not_run: this path is not part of the grammar"],
    ["status", 'if(status = "x", exists)', "not_run: this rule is not part of the grammar"],
    ["status", undefined, "not_run: no rule: for a person to check"],
  ])("%s %s: %s", (path, rule, expected) => {
    expect(outcome({ path, rule })).toBe(expected);
  });

  it.each([
    ["trace", "trace_id", "not_run: the pack has nothing in scope trace"],
    ["collab", "mode", "pass: 1 places"],
    ["events", "events[*].event_type", "pass: 2 places"],
    ["events", "[0].event_type", "pass: 1 places"],
  ])("in scope %s, %s: %s", (scope, path, expected) => {
    expect(outcome({ scope, path, rule: "non-empty-string" })).toBe(expected);
  });

  it("takes the scope from the file where the entry has none", () => {
    const [result] = evaluateInvariants(
      { invariants: [{ id: "a", path: "status", rule: "exists" }] },
      objects,
      "plan",
    );
    expect(result).toEqual({
      id: "a",
      scope: "plan",
      path: "status",
      rule: "exists",
      outcome: "pass",
      detail: "1 places",
    });
  });

  it.each([null, "text", 7, {}, { invariants: "no" }])(
    "has nothing to say about a file that is %j",
    (file) => {
      expect(evaluateInvariants(file, objects, null)).toEqual([]);
    },
  );
});
