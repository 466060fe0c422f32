import { type MeasuredValue, measuredValues } from "./measured-values.js";
import type { RunRecord } from "./run-record.js";

/** What lists and trends need of a record, so that they need not read it whole. */
export interface RunSummary {
  suite: string;
  toolVersion: string;
  /** Null where no baseline was given. */
  passed: boolean | null;
  values: MeasuredValue[];
}

/** A run that was kept. */
export interface KeptRun extends RunSummary {
  /** Counts from 1 within its history. */
  id: number;
  keptAt: string;
}

export function summarize(record: RunRecord): RunSummary {
  const { suite, toolVersion, gate } = record;
  return { suite, toolVersion, passed: gate?.passed ?? null, values: measuredValues(record) };
}
