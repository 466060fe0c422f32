import { TOOL_VERSION } from "../core/version.js";
import { excerpt } from "../core/visible-text.js";
import { aggregate } from "./aggregate.js";
import type { Check, Remark } from "./check.js";
import { CHECKS } from "./checks/registry.js";
import { InspectedTool } from "./inspected-tool.js";
import "./living-shapes.js";
import { DEFAULT_LIMITS, type LimitName, type Limits, READING_LIMITS } from "./limits.js";
import { RegistryView } from "./registry-view.js";
import type { Coverage, Finding, PartlyRead, ScanReport } from "./report.js";
import { riskScore } from "./risk-score.js";
import { withoutSecrets } from "./secrets/find.js";
import { DETAIL_LIMIT, EVIDENCE_LIMIT, type Signal } from "./signal.js";
import type { ToolView } from "./tool-view.js";
import { findTwins } from "./twins.js";
import { verdictOf } from "./verdict.js";

export interface ScanOptions {
  /** The checks to run; all of the registry when absent. */
  checks?: readonly Check[] | undefined;
  limits?: Partial<Limits> | undefined;
}

/** What happened to one tool, as the streaming form hands it out. */
export interface ScannedTool {
  tool: ToolView;
  finding: Finding | undefined;
}

/** Scans a registry: one call, no I/O, same input, same report. */
export function scan(tools: readonly ToolView[], options: ScanOptions = {}): ScanReport {
  const stream = scanStream(tools, options);
  const findings: Finding[] = [];
  for (let step = stream.next(); ; step = stream.next()) {
    if (step.done === true) return { ...step.value, findings };
    if (step.value.finding !== undefined) findings.push(step.value.finding);
  }
}

/**
 * The same scan one tool at a time, for large registries: nothing but the tool in hand is kept.
 * The generator's return value is the report, without findings: those were handed out.
 */
export function* scanStream(
  tools: readonly ToolView[],
  options: ScanOptions = {},
): Generator<ScannedTool, ScanReport> {
  const checks = options.checks ?? CHECKS;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const registry = new RegistryView(tools);
  const failed = new Set<string>();
  const caps = new Set<LimitName>();
  const partlyRead: PartlyRead[] = [];
  const summaries: Finding[] = [];
  let unread: LimitName[] = [];
  const hit = (limit: LimitName): void => {
    caps.add(limit);
    if (READING_LIMITS.has(limit) && !unread.includes(limit)) unread.push(limit);
  };
  for (const tool of tools) {
    const inspected = new InspectedTool(tool, registry, limits, hit);
    const signals: Signal[] = [];
    for (const check of checks) runCheck(check, inspected, registry, failed, signals);
    const finding = aggregate(tool, signals);
    if (finding !== undefined) summaries.push({ ...finding, signalDetails: [] });
    if (unread.length > 0) {
      partlyRead.push({ server: tool.server, tool: tool.name, caps: unread.sort() });
      unread = [];
    }
    yield { tool, finding };
  }
  const coverage: Coverage = {
    checksRun: checks.length,
    checksFailed: failed.size,
    failedCheckIds: [...failed].sort(),
    capsHit: [...caps].sort(),
    partlyRead,
  };
  return {
    version: 1,
    toolVersion: TOOL_VERSION,
    verdict: verdictOf(summaries, coverage),
    riskScore: riskScore(summaries),
    toolsScanned: tools.length,
    findings: [],
    twins: findTwins(registry),
    coverage,
  };
}

/** A check that throws or answers with something else than remarks has failed: it is named, and the rest goes on. */
function runCheck(
  check: Check,
  tool: InspectedTool,
  registry: RegistryView,
  failed: Set<string>,
  signals: Signal[],
): void {
  try {
    const remarks: unknown = check.inspect(tool, registry);
    if (!Array.isArray(remarks) || !remarks.every(isRemark)) {
      failed.add(check.id);
      return;
    }
    if (remarks.length > tool.limits.signalsPerCheck) tool.hit("signalsPerCheck");
    const kept = Math.min(remarks.length, tool.limits.signalsPerCheck);
    for (let index = 0; index < kept; index++) signals.push(toSignal(check, remarks[index]!));
  } catch {
    failed.add(check.id);
  }
}

function isRemark(value: unknown): value is Remark {
  if (value === null || typeof value !== "object") return false;
  const { tier, threatType, confidence, evidence, detail, location } = value as Partial<Remark>;
  return (
    (tier === "hard" || tier === "soft") &&
    typeof threatType === "string" &&
    typeof confidence === "number" &&
    !Number.isNaN(confidence) &&
    typeof evidence === "string" &&
    typeof detail === "string" &&
    typeof location?.pointer === "string" &&
    Number.isInteger(location.start) &&
    Number.isInteger(location.end)
  );
}

function toSignal(check: Check, remark: Remark): Signal {
  const signal: Signal = {
    checkId: check.id,
    tier: remark.tier,
    threatType: remark.threatType,
    confidence: Math.round(Math.min(1, Math.max(0, remark.confidence)) * 1000) / 1000,
    evidence: excerpt(withoutSecrets(remark.evidence), EVIDENCE_LIMIT),
    detail: excerpt(remark.detail, DETAIL_LIMIT),
    location: { ...remark.location, pointer: withoutSecrets(remark.location.pointer) },
  };
  return remark.escalated === true ? { ...signal, escalated: true } : signal;
}
