import { excerpt } from "../../core/visible-text.js";
import type { GateDecision, RunRecord } from "../../formats/run-record.js";
import { metricLabel } from "../metric-label.js";
import { fixed3 } from "../numbers.js";
import { type JunitCase, junit } from "../xml.js";

const NAME_LIMIT = 200;

/** One suite per measured engine, detector or pack, one case per value the gate looked at. */
export function renderJunit({ gate, suite }: RunRecord): string {
  if (gate === null) return junit([{ name: excerpt(suite, NAME_LIMIT), cases: [] }]);
  const suites = new Map<string, JunitCase[]>();
  for (const delta of gate.deltas) {
    const name = `${delta.gauge} ${excerpt(delta.subject, NAME_LIMIT)}`;
    suites.set(name, [...(suites.get(name) ?? []), caseOf(delta, gate)]);
  }
  for (const { gauge, subject, metric, message } of gate.broken.filter((limit) => !isMeasured(limit, gate))) {
    const name = `${gauge} ${excerpt(subject, NAME_LIMIT)}`;
    const failed: JunitCase = { name: metricLabel(metric), failure: { message, details: [message] } };
    suites.set(name, [...(suites.get(name) ?? []), failed]);
  }
  return junit([...suites].map(([name, cases]) => ({ name, cases })));
}

type Delta = GateDecision["deltas"][number];

function caseOf(delta: Delta, gate: GateDecision): JunitCase {
  const broken = gate.broken.find((limit) => isSame(limit, delta));
  const name = metricLabel(delta.metric);
  if (broken === undefined) return { name };
  const details = [broken.message, `value ${fixed3(delta.value)}, baseline ${fixed3(delta.baseline)}`];
  return { name, failure: { message: broken.message, details } };
}

function isMeasured(limit: GateDecision["broken"][number], gate: GateDecision): boolean {
  return gate.deltas.some((delta) => isSame(limit, delta));
}

function isSame(limit: GateDecision["broken"][number], delta: Delta): boolean {
  return limit.gauge === delta.gauge && limit.subject === delta.subject && limit.metric === delta.metric;
}
