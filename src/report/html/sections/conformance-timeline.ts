import type { RunTimeline } from "../../../formats/conformance-result.js";
import { html, type Markup } from "../markup.js";

type Trace = RunTimeline["traces"][number];
type Segment = Trace["segments"][number];

/** Depth shown by indentation; deeper ones stay at the edge. */
const DEEPEST = 6;

/** Each trace as lanes over its own time: what ran when, what was gated, what failed and what came after. */
export function timeline({ traces, segmentsTotal }: RunTimeline): Markup {
  const shown = traces.reduce((sum, { segments }) => sum + segments.length, 0);
  return html`${traces.map(traceLanes)}${shown < segmentsTotal ? html`<p class="caution">The first ${shown} of ${segmentsTotal} segments are shown.</p>` : ""}`;
}

function traceLanes(trace: Trace): Markup {
  const { start, end } = spanOf(trace);
  const depths = depthsOf(trace.segments);
  return html`<h4>${trace.traceId ?? trace.artifact} <span class="soft">${trace.traceStatus ?? ""}</span></h4>
<div class="scroll" tabindex="0" role="region" aria-label="Timeline of a trace"><table class="lanes"><thead class="unseen"><tr><th scope="col">segment</th><th scope="col">time</th><th scope="col">state</th></tr></thead>
<tbody>${trace.segments.map((segment, index) => lane(segment, depths[index]!, start, end))}</tbody></table></div>`;
}

function lane(segment: Segment, depth: number, start: number, end: number): Markup {
  const from = instant(segment.startedAt);
  const to = instant(segment.finishedAt) ?? from;
  const span = Math.max(1, end - start);
  const bar =
    from === undefined || to === undefined
      ? html`<span class="soft">no times</span>`
      : html`<svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect class="track" y="4.5" width="100" height="1"/><rect class="${barLook(segment)}" x="${(((from - start) / span) * 99).toFixed(2)}" width="${Math.max(1, ((to - from) / span) * 100).toFixed(2)}" height="10"/></svg><span class="unseen">${segment.startedAt ?? ""} to ${segment.finishedAt ?? ""}</span>`;
  return html`<tr><th scope="row" class="depth-${Math.min(depth, DEEPEST)}">${segment.label}</th><td>${bar}</td><td>${states(segment)}</td></tr>`;
}

function barLook({ status, recovery }: Segment): string {
  if (recovery === "unrecovered") return "missed";
  return status === "failed" ? "series-1" : "series-0";
}

function states({ status, isGated, decision, recovery, isRetry, codes }: Segment): Markup[] {
  return [
    html`<span class="soft">${status ?? "no status"}</span> `,
    ...(isGated
      ? [
          decision === null
            ? html`<span class="bad">✗ gate without a decision</span> `
            : html`<span class="word">gate: ${decision.status ?? "undecided"}</span> `,
        ]
      : []),
    ...(recovery === "recovered" ? [html`<span class="good">↻ recovered</span> `] : []),
    ...(recovery === "unrecovered" ? [html`<span class="bad">✗ not recovered</span> `] : []),
    ...(isRetry ? [html`<span>↻ retry</span> `] : []),
    ...codes.map((code) => html`<code class="tag">${code}</code> `),
  ];
}

function depthsOf(segments: readonly Segment[]): number[] {
  const depths: number[] = [];
  for (const { parent } of segments) depths.push(parent === null ? 0 : (depths[parent] ?? 0) + 1);
  return depths;
}

function spanOf({ startedAt, finishedAt, segments }: Trace): { start: number; end: number } {
  let start = instant(startedAt) ?? Number.POSITIVE_INFINITY;
  let end = instant(finishedAt) ?? Number.NEGATIVE_INFINITY;
  for (const segment of segments) {
    for (const time of [instant(segment.startedAt), instant(segment.finishedAt)]) {
      if (time === undefined) continue;
      start = Math.min(start, time);
      end = Math.max(end, time);
    }
  }
  return { start, end };
}

function instant(text: string | null): number | undefined {
  const time = text === null ? Number.NaN : Date.parse(text);
  return Number.isNaN(time) ? undefined : time;
}
