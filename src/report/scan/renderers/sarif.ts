import { excerpt, visible } from "../../../core/visible-text.js";
import type { CheckDeclaration } from "../../../scanner/check.js";
import type { Finding } from "../../../scanner/report.js";
import type { Signal } from "../../../scanner/signal.js";
import { SARIF_SCHEMA, sarifText } from "../../sarif.js";
import { fingerprint } from "../fingerprint.js";
import { mapSource, type SourceMap } from "../json-positions.js";
import type { ScanView } from "../scan-view.js";

const MESSAGE_LIMIT = 1000;

/** SARIF 2.1.0 for code scanning: one result per signal, at the line and column of the tool's text. */
export function renderSarif({ report, sources, checks }: ScanView): string {
  const maps = sources.map((source) => ({ path: source.path, map: mapSource(source) }));
  const ruleIndex = new Map(checks.map(({ id }, index) => [id, index]));
  const results = report.findings.flatMap((finding) =>
    finding.signalDetails.map((signal) => ({
      ruleId: signal.checkId,
      ...(ruleIndex.has(signal.checkId) ? { ruleIndex: ruleIndex.get(signal.checkId) } : {}),
      level: levelOf(finding, signal),
      message: { text: messageOf(finding, signal) },
      locations: [locationOf(finding, signal, maps)],
      partialFingerprints: { "toolgaugeSignal/v1": fingerprint(finding.server, finding.tool, signal) },
      properties: {
        tier: signal.tier,
        threatType: signal.threatType,
        confidence: signal.confidence,
        severity: finding.severity,
        action: finding.action,
      },
    })),
  );
  const log = {
    $schema: SARIF_SCHEMA,
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "toolgauge",
            version: report.toolVersion,
            semanticVersion: report.toolVersion,
            rules: checks.map(rule),
          },
        },
        columnKind: "utf16CodeUnits",
        invocations: [
          {
            executionSuccessful: report.verdict !== "incomplete",
            toolExecutionNotifications: [
              ...report.coverage.failedCheckIds.map((id) => `check ${id} crashed; the scan is incomplete`),
              ...report.coverage.partlyRead.map(
                ({ server, tool, caps }) =>
                  `${server}:${tool} was not read to its end: limit ${caps.join(", ")} was hit`,
              ),
            ].map((text) => ({ level: "error", message: { text: sarifText(text) } })),
          },
        ],
        results,
        properties: {
          verdict: report.verdict,
          riskScore: report.riskScore,
          toolsScanned: report.toolsScanned,
        },
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function rule(check: CheckDeclaration): object {
  const [helpUri] = check.references.filter((reference) => reference.startsWith("https://"));
  return {
    id: check.id,
    name: check.id.replace(/(?:^|[._])([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    shortDescription: { text: check.titleFlagged },
    fullDescription: { text: check.why },
    help: {
      text: `${check.why}\n\nLooks at: ${check.looksAt}\n\nIgnores: ${check.ignores}\n\nWhat to do: ${check.remediation}`,
    },
    ...(helpUri === undefined ? {} : { helpUri }),
    defaultConfiguration: { level: check.tier === "hard" ? "error" : "warning" },
    properties: {
      tags: ["security", check.threatType],
      "security-severity": check.tier === "hard" ? "8.8" : "5.0",
    },
  };
}

function levelOf(finding: Finding, signal: Signal): "error" | "warning" | "note" {
  if (signal.tier === "hard") return "error";
  return finding.severity === "low" ? "note" : "warning";
}

function messageOf({ server, tool }: Finding, { detail, evidence }: Signal): string {
  return excerpt(
    `${sarifText(server)}:${sarifText(tool)}: ${sarifText(detail)} Evidence: ${sarifText(evidence)}`,
    MESSAGE_LIMIT,
  );
}

function locationOf(
  { server, tool }: Finding,
  { location }: Signal,
  maps: readonly { path: string; map: SourceMap }[],
): object {
  const logicalLocations = [
    {
      name: visible(tool),
      fullyQualifiedName: visible(`${server}:${tool}${location.pointer}`),
      kind: "member",
    },
  ];
  for (const { path, map } of maps) {
    const region = map.locate(server, tool, location);
    if (region !== undefined) {
      return {
        physicalLocation: { artifactLocation: { uri: encodeURI(path) }, region },
        logicalLocations,
      };
    }
  }
  const [first] = maps;
  if (first === undefined) return { logicalLocations };
  return {
    physicalLocation: { artifactLocation: { uri: encodeURI(first.path) }, region: { startLine: 1 } },
    logicalLocations,
  };
}
