import { excerpt } from "../core/visible-text.js";
import type { Evidence } from "./evidence.js";
import { orderByContent } from "./evidence-hash.js";
import type { Verdict } from "./verdict.js";
import { type EvaluationOptions, type EvidenceView, viewEvidence } from "./view/evidence-view.js";
import { field, listField, textField } from "./view/fields.js";
import { gateOf } from "./view/gate.js";
import { isMarked, type StepView } from "./view/plan-view.js";
import { parentOf, type SegmentView, type TraceView } from "./view/trace-view.js";

/** Segments kept for a picture of the run, over all traces of a pack. */
export const TIMELINE_CAP = 400;
const TEXT_LIMIT = 120;

export interface Timeline {
  segmentsTotal: number;
  traces: TimelineTrace[];
}

interface TimelineTrace {
  artifact: string;
  traceId: string | null;
  planId: string | null;
  traceStatus: string | null;
  planStatus: string | null;
  startedAt: string | null;
  finishedAt: string | null;
  segments: TimelineSegment[];
}

export interface TimelineSegment {
  id: string | null;
  label: string;
  status: string | null;
  startedAt: string | null;
  finishedAt: string | null;
  parent: number | null;
  stepId: string | null;
  isGated: boolean;
  decision: { status: string | null; decidedAt: string | null; artifact: string } | null;
  recovery: "recovered" | "unrecovered" | null;
  isRetry: boolean;
  codes: string[];
}

/** What a picture of the run needs: who ran when, under whom, behind which gate, and what was found there. */
export function timelineOf(evidence: Evidence, verdict: Verdict, options: EvaluationOptions): Timeline {
  const view = viewEvidence({ ...evidence, artifacts: orderByContent(evidence).artifacts }, options);
  const codes = codesByPlace(verdict);
  const traces: TimelineTrace[] = [];
  let left = TIMELINE_CAP;
  for (const trace of view.traces) {
    if (left === 0) break;
    const kept = trace.segments.slice(0, left);
    left -= kept.length;
    traces.push(describeTrace(trace, kept, view, codes));
  }
  return { segmentsTotal: verdict.evidenceSummary.segments, traces };
}

type Codes = ReadonlyMap<string, Set<string>>;

/** Findings by the segment or step they point into. */
function codesByPlace({ dimensions }: Verdict): Codes {
  const codes = new Map<string, Set<string>>();
  for (const { requirements } of Object.values(dimensions)) {
    for (const { artifact, pointer, code } of requirements.flatMap(({ findings }) => findings)) {
      const item = /^\/(?:segments|steps)\/\d+/.exec(pointer)?.[0];
      if (item === undefined) continue;
      const place = `${artifact}${item}`;
      codes.set(place, (codes.get(place) ?? new Set()).add(code));
    }
  }
  return codes;
}

function describeTrace(
  trace: TraceView,
  segments: SegmentView[],
  view: EvidenceView,
  codes: Codes,
): TimelineTrace {
  const { artifact, plan } = trace;
  return {
    artifact: excerpt(artifact.place, TEXT_LIMIT),
    traceId: shortened(trace.id),
    planId: shortened(plan?.id ?? null),
    traceStatus: shortened(trace.status),
    planStatus: shortened(plan?.status ?? null),
    startedAt: timeText(artifact.value, "started_at", trace.start),
    finishedAt: timeText(artifact.value, "finished_at", trace.finish),
    segments: segments.map((segment) => describeSegment(segment, segments.length, view, codes)),
  };
}

function describeSegment(
  segment: SegmentView,
  kept: number,
  view: EvidenceView,
  codes: Codes,
): TimelineSegment {
  const { trace, index, step, status, value } = segment;
  const parent = parentOf(segment);
  const place = excerpt(trace.artifact.place, TEXT_LIMIT * 2);
  const found = [
    ...(codes.get(`${place}/segments/${index}`) ?? []),
    ...(step === null
      ? []
      : (codes.get(`${excerpt(step.plan.artifact.place, TEXT_LIMIT * 2)}/steps/${step.index}`) ?? [])),
  ];
  return {
    id: shortened(segment.id),
    label: excerpt(textField(value, "label") ?? "", TEXT_LIMIT),
    status: shortened(status),
    startedAt: timeText(value, "started_at", segment.start),
    finishedAt: timeText(value, "finished_at", segment.finish),
    parent: parent === null || parent.index >= kept ? null : parent.index,
    stepId: shortened(step?.id ?? null),
    isGated: step !== null && isMarked(step),
    decision: step === null ? null : finalDecision(step, view),
    recovery:
      status === "failed" ? (found.includes("failure.unrecovered") ? "unrecovered" : "recovered") : null,
    isRetry: followsFailure(segment),
    codes: [...new Set(found)],
  };
}

function followsFailure(segment: SegmentView): boolean {
  const first = segment.step?.segments.find((other) => other === segment || other.status === "failed");
  return first !== undefined && first !== segment;
}

function finalDecision(step: StepView, view: EvidenceView): TimelineSegment["decision"] {
  if (!isMarked(step) && step.confirms.length === 0) return null;
  const { final } = gateOf(step, view);
  if (final === null) return null;
  const { artifact } = final.confirm;
  const raw = listField(artifact.value, "decisions")[final.index];
  return {
    status: shortened(final.status),
    decidedAt: timeText(raw, "decided_at", final.at),
    artifact: excerpt(artifact.place, TEXT_LIMIT),
  };
}

function shortened(text: string | null): string | null {
  return text === null ? null : excerpt(text, TEXT_LIMIT);
}

/** A time as written, where it can be read as one. */
function timeText(value: unknown, name: string, instant: unknown): string | null {
  return instant === null ? null : excerpt(String(field(value, name)), 60);
}
