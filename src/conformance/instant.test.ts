import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareInstants, instantOf } from "./instant.js";

describe("instants", () => {
  it("are the seconds that Date counts, for every day of the calendar", () => {
    const moment = fc.date({
      min: new Date("0000-01-01T00:00:00Z"),
      max: new Date("9999-12-31T23:59:59Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, (date) => {
        expect(instantOf(date.toISOString())?.seconds).toBe(Math.floor(date.getTime() / 1000));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ["2026-01-12T09:00:00Z", "2026-01-12T11:00:00+02:00", 0],
    ["2026-01-12T09:00:00Z", "2026-01-12T04:30:00-0430", 0],
    ["2026-01-12T09:00:00.5Z", "2026-01-12T09:00:00.500000Z", 0],
    ["2026-01-12T09:00:00.45Z", "2026-01-12T09:00:00.5Z", -1],
    ["2026-01-12T09:00:00.000000000001Z", "2026-01-12T09:00:00Z", 1],
    ["2016-12-31T23:59:60Z", "2017-01-01T00:00:00Z", 0],
  ])("%s against %s: %d", (a, b, expected) => {
    expect(Math.sign(compareInstants(instantOf(a)!, instantOf(b)!))).toBe(expected);
  });

  it.each([undefined, null, 7, "", "yesterday", "2026-01-12T09:00:00"])("do not exist for %j", (value) => {
    expect(instantOf(value)).toBeNull();
  });
});
