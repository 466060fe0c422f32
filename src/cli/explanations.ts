import { CLASS_NAMES, CLASSES, DIMENSIONS } from "../conformance/dimensions/registry.js";
import type { Dimension, Probe } from "../conformance/probe.js";
import { ToolgaugeError } from "../core/errors.js";
import { HYBRID } from "../retrieval/engines/hybrid.js";
import { ENGINE_FAMILIES } from "../retrieval/engines/registry.js";
import { METRIC_FAMILIES } from "../retrieval/metrics/registry.js";
import { CHECKS } from "../scanner/index.js";
import { DETECTORS } from "../scoring/detectors/registry.js";

export interface Explanation {
  kind: "check" | "metric" | "engine" | "detector" | "dimension" | "requirement";
  name: string;
  title: string;
  /** Labeled paragraphs, in reading order. */
  facts: Record<string, string>;
}

/** Everything `explain` knows, read from the registries, so that it cannot be out of date. */
export function explainable(): Explanation[] {
  return [
    ...CHECKS.map(
      (check): Explanation => ({
        kind: "check",
        name: check.id,
        title: check.titleFlagged,
        facts: {
          Why: check.why,
          "Looks at": check.looksAt,
          Ignores: check.ignores,
          Tier: check.tier === "hard" ? "hard: quarantines" : "soft: asks for review",
          "What to do": check.remediation,
          References: check.references.join(", "),
        },
      }),
    ),
    ...METRIC_FAMILIES.map(
      (metric): Explanation => ({
        kind: "metric",
        name: metric.cutoff === "required" ? `${metric.name}@k` : metric.name,
        title: metric.title,
        facts: {
          Meaning: metric.meaning,
          Definition: metric.definition,
          "Edge cases": metric.edgeCases,
          Reference: metric.reference,
        },
      }),
    ),
    ...[...ENGINE_FAMILIES, HYBRID].map(
      ({ name, title, description }): Explanation => ({
        kind: "engine",
        name,
        title,
        facts: { Description: description },
      }),
    ),
    ...DETECTORS.map(
      ({ name, title, looksAt, ignores }): Explanation => ({
        kind: "detector",
        name,
        title,
        facts: { "Looks at": looksAt, Ignores: ignores },
      }),
    ),
    ...DIMENSIONS.flatMap((dimension) => [
      explainDimension(dimension),
      ...dimension.probes.map(explainProbe),
    ]),
  ];
}

function explainDimension(dimension: Dimension): Explanation {
  const { id, title, question, probes } = dimension;
  const classes = CLASS_NAMES.filter((name) => CLASSES[name].includes(dimension));
  return {
    kind: "dimension",
    name: id,
    title,
    facts: {
      Question: question,
      "Required for": classes.join(", "),
      Requirements: probes.map((probe) => probe.id).join(", "),
    },
  };
}

function explainProbe({ id, question, evidence, rule, needs }: Probe): Explanation {
  const missing = needs.length === 0 ? "always evaluated" : `not evaluated without a ${needs.join(", ")}`;
  return {
    kind: "requirement",
    name: id,
    title: question,
    facts: { "Looks at": evidence, Rule: rule, "Missing evidence": missing },
  };
}

export function findExplanation(name: string): Explanation {
  const wanted = name.toLowerCase().replace(/@.*/, "");
  const found = explainable().find(
    (explanation) => explanation.name.toLowerCase().replace(/@.*/, "") === wanted,
  );
  if (found === undefined) {
    throw new ToolgaugeError("unknown_name", `there is nothing called "${name}" to explain`, {
      next: "toolgauge explain lists what there is",
    });
  }
  return found;
}
