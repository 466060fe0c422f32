import type { MeasuredValue } from "../formats/measured-values.js";
import type { KeptRun } from "../formats/run-summary.js";

export interface TrendPoint {
  id: number;
  keptAt: string;
  value: number | null;
  /** Measured on the same data as the point before it: only then does a line between them mean anything. */
  continues: boolean;
}

/** One metric of one engine or detector over the runs that were kept. */
export interface Trend extends Pick<MeasuredValue, "gauge" | "part" | "subject" | "metric"> {
  points: TrendPoint[];
}

/** The metrics of the last run, each followed back through the earlier runs of its suite. */
export function trendsOf(runs: readonly KeptRun[]): Trend[] {
  const last = runs.at(-1);
  if (last === undefined) return [];
  const sameSuite = runs.filter(({ suite }) => suite === last.suite);
  const byKey = sameSuite.map(({ values }) => new Map(values.map((value) => [keyOf(value), value])));
  return last.values.map((value) => {
    const points: TrendPoint[] = [];
    let before: MeasuredValue | undefined;
    sameSuite.forEach(({ id, keptAt }, index) => {
      const found = byKey[index]!.get(keyOf(value));
      if (found === undefined) return;
      points.push({ id, keptAt, value: found.value, continues: before?.data === found.data });
      before = found;
    });
    const { gauge, part, subject, metric } = value;
    return { gauge, part, subject, metric, points };
  });
}

function keyOf({ gauge, part, subject, metric }: MeasuredValue): string {
  return JSON.stringify([gauge, part, subject, metric]);
}
