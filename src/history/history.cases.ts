import { expect, it } from "vitest";
import { sampleRecord } from "../../test/browser/sample-record.js";
import type { RunRecord } from "../formats/run-record.js";
import { openHistory } from "./open-history.js";

export const AT = "2026-01-02T03:04:05.000Z";

export function record(suite = "tools"): RunRecord {
  return { ...sampleRecord({ queries: 3 }), suite };
}

/** What every history does, wherever it keeps its rows. */
export function historyContract(freshPlace: () => Promise<string>): void {
  it("gives back what was kept, also after it was closed", async () => {
    const place = await freshPlace();
    const odd = record("nul\u0000, lone \ud800 and \u202e");
    const first = await openHistory(place);
    expect((await first.keep(record(), AT)).id).toBe(1);
    expect((await first.keep(odd, AT)).id).toBe(2);
    await first.close();
    const second = await openHistory(place);
    const runs = await second.list();
    expect(runs.map(({ id, keptAt, passed }) => [id, keptAt, passed])).toEqual([
      [1, AT, record().gate!.passed],
      [2, AT, record().gate!.passed],
    ]);
    expect(runs[0]!.values).toContainEqual({
      gauge: "retrieval",
      part: 0,
      subject: "lexical",
      metric: "mrr",
      value: record().retrieval[0]!.engines[0]!.metrics.mrr,
      data: `${"1".repeat(64)} test 10`,
    });
    expect(await second.read(1)).toEqual(record());
    expect(await second.read(2)).toEqual(odd);
    await expect(second.read(3)).rejects.toMatchObject({ code: "unknown_name" });
    await second.close();
  });

  it("numbers runs that are kept at once, each once", async () => {
    const history = await openHistory(await freshPlace());
    const kept = await Promise.all([1, 2, 3].map(() => history.keep(record(), AT)));
    expect(kept.map(({ id }) => id).sort()).toEqual([1, 2, 3]);
    await history.close();
  });
}
