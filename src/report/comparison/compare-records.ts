import { detectorRates } from "../../formats/measured-values.js";
import { flatMetrics } from "../../formats/metric-shape.js";
import type {
  DetectorResult,
  EngineResult,
  QueryResult,
  RunRecord,
  SecurityResult,
} from "../../formats/run-record.js";
import { bestRank } from "../best-rank.js";

export interface MetricChange {
  metric: string;
  before: number | null;
  after: number | null;
}

/** One query or labeled tool whose result is not what it was. */
export interface Flip {
  id: string;
  text: string;
  before: string;
  after: string;
  isBetter: boolean;
}

export interface SubjectComparison {
  gauge: "retrieval" | "security" | "conformance";
  subject: string;
  metrics: MetricChange[];
  flips: Flip[];
}

export interface RecordComparison {
  before: { suite: string; toolVersion: string };
  after: { suite: string; toolVersion: string };
  subjects: SubjectComparison[];
  /** Measured in one of the two only, or on other data: numbers beside each other would mislead. */
  incomparable: string[];
}

/** Any two run records side by side: what every engine, detector and pack gained and lost. */
export function compareRecords(before: RunRecord, after: RunRecord): RecordComparison {
  const [old, now] = [subjectsOf(before), subjectsOf(after)];
  const subjects: SubjectComparison[] = [];
  const incomparable: string[] = [];
  for (const [key, subject] of now) {
    const previous = old.get(key);
    if (previous === undefined) incomparable.push(`${subject.name} is only in the second record`);
    else if (previous.data !== subject.data) incomparable.push(`${subject.name} was measured on other data`);
    else subjects.push(subject.against(previous.result));
  }
  for (const [key, { name }] of old) {
    if (!now.has(key)) incomparable.push(`${name} is only in the first record`);
  }
  return {
    before: { suite: before.suite, toolVersion: before.toolVersion },
    after: { suite: after.suite, toolVersion: after.toolVersion },
    subjects,
    incomparable,
  };
}

interface Subject {
  name: string;
  /** Equal where two results may be compared. */
  data: string;
  result: unknown;
  against(previous: unknown): SubjectComparison;
}

function subjectsOf(record: RunRecord): Map<string, Subject> {
  const subjects = new Map<string, Subject>();
  record.retrieval.forEach((result, position) => {
    for (const engine of result.engines) {
      subjects.set(`retrieval ${position} ${engine.engine}`, {
        name: `engine ${engine.engine}`,
        data: `${result.goldenSha256} ${result.split} ${result.depth}`,
        result: engine,
        against: (previous) => compareEngines(previous as EngineResult, engine),
      });
    }
  });
  record.security.forEach((result, position) => {
    for (const detector of result.perDetector) {
      subjects.set(`security ${position} ${detector.detector}`, {
        name: `detector ${detector.detector}`,
        data: `${result.corpusSha256} ${result.split}`,
        result: detector,
        against: (previous) => compareDetectors(previous as DetectorResult, detector, result.samples),
      });
    }
  });
  for (const pack of record.conformance ?? []) {
    subjects.set(`conformance ${pack.pack}`, {
      name: `pack ${pack.pack}`,
      data: `${pack.ruleset.name} ${pack.profile}`,
      result: pack,
      against: (previous) => comparePacks(previous as Pack, pack),
    });
  }
  return subjects;
}

function compareEngines(before: EngineResult, after: EngineResult): SubjectComparison {
  const values = flatMetrics(before.metrics);
  const queries = new Map(before.perQuery.map((query) => [query.id, query]));
  return {
    gauge: "retrieval",
    subject: after.engine,
    metrics: [...flatMetrics(after.metrics)].map(([metric, value]) => ({
      metric,
      before: values.get(metric) ?? null,
      after: value,
    })),
    flips: after.perQuery.flatMap((query) => rankFlip(queries.get(query.id), query)),
  };
}

function rankFlip(before: QueryResult | undefined, after: QueryResult): Flip[] {
  if (before === undefined) return [];
  const [old, now] = [bestRank(before), bestRank(after)];
  if (old === now) return [];
  const place = (rank: number | null) => (rank === null ? "not found" : `rank ${rank}`);
  const isBetter = (now ?? Number.POSITIVE_INFINITY) < (old ?? Number.POSITIVE_INFINITY);
  return [{ id: after.id, text: after.query, before: place(old), after: place(now), isBetter }];
}

function compareDetectors(
  before: DetectorResult,
  after: DetectorResult,
  samples: SecurityResult["samples"],
): SubjectComparison {
  const known = new Map(samples.map((sample) => [sample.id, sample]));
  const entries = new Map(before.entries.map((entry) => [entry.id, entry]));
  const rates = detectorRates(before);
  const said = (flagged: boolean | null) => (flagged === null ? "no verdict" : flagged ? "flagged" : "quiet");
  return {
    gauge: "security",
    subject: after.detector,
    metrics: [...detectorRates(after)].map(([metric, value]) => ({
      metric,
      before: rates.get(metric) ?? null,
      after: value,
    })),
    flips: after.entries.flatMap(({ id, flagged, checkIds }): Flip[] => {
      const old = entries.get(id);
      if (old === undefined || old.flagged === flagged) return [];
      const { tool, category, label } = known.get(id)!;
      const checks = (flagged === true ? checkIds : old.checkIds).join(", ");
      const isBetter = flagged === null ? false : flagged === (label === "malicious");
      const text = `${tool} (${category.replaceAll("_", " ")})${checks === "" ? "" : `: ${checks}`}`;
      return [{ id, text, before: said(old.flagged), after: said(flagged), isBetter }];
    }),
  };
}

type Pack = NonNullable<RunRecord["conformance"]>[number];

function comparePacks(before: Pack, after: Pack): SubjectComparison {
  const flips = Object.entries(after.dimensions).flatMap(([dimension, { requirements }]) =>
    requirements.flatMap(({ id, outcome, question }): Flip[] => {
      const old = before.dimensions[dimension]?.requirements.find((one) => one.id === id)?.outcome;
      if (old === undefined || old === outcome) return [];
      return [{ id, text: question, before: old, after: outcome, isBetter: outcome === "pass" }];
    }),
  );
  return { gauge: "conformance", subject: after.pack, metrics: [], flips };
}
