import type { GateDecision, RunRecord } from "../../../formats/run-record.js";
import { counted, fixed3, percent } from "../../numbers.js";
import { deltaMark } from "../delta-mark.js";
import { html, type Markup } from "../markup.js";

/** The answer to "is it fine?" in one look; every tile leads to its section. */
export function overview(record: RunRecord): Markup {
  const tiles = [
    ...record.retrieval.flatMap((result, position) =>
      result.engines.map((engine) => {
        const delta = deltaOf(record.gate, "retrieval", engine.engine, "ndcg_at_10");
        return tile(
          position === 0 ? "discovery" : `discovery-${position + 1}`,
          `Discovery · ${engine.engine}`,
          fixed3(engine.metrics.ndcgAt_10),
          html`nDCG@10 ${moved(delta)}<br>${percent(engine.metrics.recallAt["1"])} right at first place`,
        );
      }),
    ),
    ...record.security.flatMap((result, position) =>
      result.perDetector.map((detector) => {
        const id = position === 0 ? "security" : `security-${position + 1}`;
        const fprDelta = deltaOf(record.gate, "security", detector.detector, "fpr");
        const recallDelta = deltaOf(record.gate, "security", detector.detector, "recall");
        return tile(
          id,
          `Security · ${detector.detector}`,
          percent(detector.fpr),
          html`false alarms ${moved(fprDelta, { isLowerBetter: true })}<br>${percent(detector.recall)} caught ${moved(recallDelta)}`,
        );
      }),
    ),
    ...conformanceTile(record.conformance ?? []),
  ];
  return html`<ul class="tiles">${tiles}</ul>`;
}

function conformanceTile(records: NonNullable<RunRecord["conformance"]>): Markup[] {
  if (records.length === 0) return [];
  const conformant = records.filter(({ outcome }) => outcome === "CONFORMANT").length;
  return [
    tile(
      "conformance",
      "Conformance",
      `${conformant} of ${records.length}`,
      html`packs conformant as claimed`,
    ),
  ];
}

export function verdict(gate: GateDecision | null): Markup {
  if (gate === null) return html`<p class="verdict soft">No baseline: nothing was decided</p>`;
  return gate.passed
    ? html`<p class="verdict good"><span aria-hidden="true">✓</span> Gate passed <small>${counted(gate.checked, "limit")} kept</small></p>`
    : html`<p class="verdict bad"><span aria-hidden="true">✗</span> Gate failed <small>${gate.broken.length} of ${counted(gate.checked, "limit")} broken</small></p>`;
}

function tile(target: string, name: string, value: string, note: Markup): Markup {
  return html`<li><a href="#${target}"><span class="name">${name}</span><span class="value">${value}</span><span class="note">${note}</span></a></li>`;
}

/** At a glance only what changed is worth a mark. */
function moved(delta: number | null, options: { isLowerBetter?: boolean } = {}): Markup {
  return delta === null || delta === 0 ? html`` : deltaMark(delta, options);
}

function deltaOf(gate: GateDecision | null, gauge: string, subject: string, metric: string): number | null {
  const found = gate?.deltas.find(
    (delta) => delta.gauge === gauge && delta.subject === subject && delta.metric === metric,
  );
  return found?.delta ?? null;
}
