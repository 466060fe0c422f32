import { createHash } from "node:crypto";
import { excerpt } from "../../core/visible-text.js";
import type { BrokenLimit, RunRecord } from "../../formats/run-record.js";
import { metricLabel } from "../metric-label.js";
import { SARIF_SCHEMA, sarifText } from "../sarif.js";

/** A run has no source lines: every broken limit is a result at what it measured. */
export function renderSarif({ toolVersion, gate }: RunRecord): string {
  const broken = gate?.broken ?? [];
  const rules = [...new Map(broken.map((limit) => [ruleId(limit), limit])).values()];
  const log = {
    $schema: SARIF_SCHEMA,
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "toolgauge",
            version: toolVersion,
            semanticVersion: toolVersion,
            rules: rules.map((limit) => ({
              id: ruleId(limit),
              shortDescription: { text: `${metricLabel(limit.metric)} broke its limit` },
              help: { text: `The gate holds ${limit.metric} of ${limit.gauge} to the committed baseline.` },
            })),
          },
        },
        columnKind: "utf16CodeUnits",
        results: broken.map((limit) => ({
          ruleId: ruleId(limit),
          ruleIndex: rules.findIndex((rule) => ruleId(rule) === ruleId(limit)),
          level: "error",
          message: { text: sarifText(excerpt(limit.message, 1000)) },
          locations: [{ logicalLocations: [{ name: excerpt(limit.subject, 200), kind: "module" }] }],
          partialFingerprints: { "toolgaugeLimit/v1": fingerprint(limit) },
        })),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function ruleId({ gauge, metric }: BrokenLimit): string {
  return `gate.${gauge}.${metric}`;
}

function fingerprint({ gauge, subject, metric }: BrokenLimit): string {
  return createHash("sha256")
    .update(JSON.stringify([gauge, subject, metric]))
    .digest("hex");
}
