import { describe, expect, it } from "vitest";
import { sampleRecord } from "../../../test/browser/sample-record.js";
import { compareRecords } from "./compare-records.js";

const record = sampleRecord({ queries: 12 });

/** The same record with one query of one engine answered at another rank. */
function withRank(id: string, rank: number | null) {
  const copy = structuredClone(record);
  const query = copy.retrieval[0]!.engines[0]!.perQuery.find((one) => one.id === id)!;
  query.relevant = [{ toolId: "a:b", relevance: 1, rank }];
  return copy;
}

describe("compareRecords", () => {
  it("finds nothing between a record and itself", () => {
    const { subjects, incomparable } = compareRecords(record, record);
    expect(subjects.map(({ subject, flips }) => [subject, flips])).toEqual([
      ["lexical", []],
      ["hybrid", []],
      ["scanner", []],
      ["keyword", []],
    ]);
    expect(incomparable).toEqual([]);
  });

  it.each([
    [2, 1, true],
    [1, 4, false],
    [null, 10, true],
    [3, null, false],
  ])("tells a query that went from rank %s to %s", (from, to, isBetter) => {
    const place = (rank: number | null) => (rank === null ? "not found" : `rank ${rank}`);
    const { subjects } = compareRecords(withRank("q7", from), withRank("q7", to));
    expect(subjects[0]!.flips).toEqual([
      {
        id: "q7",
        text: "a question about subject-7, in words of its own",
        before: place(from),
        after: place(to),
        isBetter,
      },
    ]);
  });

  it("names a labeled tool whose verdict flipped", () => {
    const changed = structuredClone(record);
    changed.security[0]!.perDetector[0]!.entries[0]!.flagged = false;
    const flips = compareRecords(record, changed).subjects.flatMap((subject) => subject.flips);
    expect(flips).toEqual([
      {
        id: "entry_0",
        text: "server:tool_0 (shadowing): phrase.injection",
        before: "flagged",
        after: "quiet",
        isBetter: false,
      },
    ]);
  });

  it("does not compare what was measured on other data or only once", () => {
    const other = structuredClone(record);
    other.retrieval[0]!.goldenSha256 = "f".repeat(64);
    other.security[0]!.perDetector.pop();
    const { subjects, incomparable } = compareRecords(record, other);
    expect(subjects.map(({ subject }) => subject)).toEqual(["scanner"]);
    expect(incomparable).toEqual([
      "engine lexical was measured on other data",
      "engine hybrid was measured on other data",
      "detector keyword is only in the first record",
    ]);
  });
});
