import { describe, expect, it } from "vitest";
import { describeError, ToolgaugeError } from "./errors.js";

const problem = (pointer: string) => ({ pointer, found: "x", expected: "y" });

describe("describeError", () => {
  it("is one line for one problem: the thing, the place, the next step", () => {
    const error = new ToolgaugeError("schema_mismatch", "a.json is not valid", {
      problems: [problem("/b/0")],
      next: "fix it",
    });
    expect(describeError(error)).toBe("a.json is not valid: at /b/0: found x, expected y; fix it");
  });

  it("adds one line per further problem and says how many are left out", () => {
    const problems = [problem(""), problem("/b")];
    const error = new ToolgaugeError("schema_mismatch", "a.json is not valid", {
      problems,
      problemsTotal: 9,
    });
    expect(describeError(error).split("\n")).toEqual([
      "a.json is not valid: 9 problems; first at the top level: found x, expected y",
      "  at /b: found x, expected y",
      "  and 7 more",
    ]);
  });

  it("shows hostile text harmlessly", () => {
    expect(describeError(new ToolgaugeError("usage", "bad \u001b[2J\nname"))).toBe("bad \\u{1B}[2J\\nname");
  });

  it("keeps the cause", () => {
    const cause = new Error("inner");
    expect(new ToolgaugeError("usage", "outer", { cause }).cause).toBe(cause);
  });
});
