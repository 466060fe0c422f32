import type { RunRecord } from "../../formats/run-record.js";
import type { KeptRun } from "../../formats/run-summary.js";
import { html } from "../html/markup.js";
import { masthead } from "../html/masthead.js";
import { page } from "../html/page.js";
import { conformanceSection } from "../html/sections/conformance.js";
import { discoverySection, sectionId } from "../html/sections/discovery.js";
import { indexTools } from "../html/sections/discovery-queries.js";
import { gateSection } from "../html/sections/gate.js";
import { overview, verdict } from "../html/sections/overview.js";
import { securitySection } from "../html/sections/security.js";
import { trendsSection } from "../html/sections/trends.js";

export function renderHtml(
  record: RunRecord,
  { history = [] }: { history?: readonly KeptRun[] } = {},
): string {
  const trends = trendsSection(history);
  const tools = indexTools(record.retrieval);
  const body = html`${masthead({
    title: record.suite,
    toolVersion: record.toolVersion,
    verdict: verdict(record.gate),
    sections: sectionsOf(record, trends.text !== ""),
  })}
<main id="content">
${overview(record)}
${record.gate === null ? "" : gateSection(record.gate)}
${trends}
${record.retrieval.map((result, position) => discoverySection(result, position, record.gate, tools))}
${record.security.map((result, position) => securitySection(result, position, record.gate))}
${conformanceSection(record.conformance ?? [])}
</main>`;
  return page({ title: `toolgauge: ${record.suite}`, body, tools: [...tools.keys()] });
}

function sectionsOf(record: RunRecord, hasTrends: boolean): (readonly [string, string])[] {
  return [
    ...(record.gate === null ? [] : [["gate", "Gate"] as const]),
    ...(hasTrends ? [["trends", "Trends"] as const] : []),
    ...record.retrieval.map((_, position) => [sectionId(position), numbered("Discovery", position)] as const),
    ...record.security.map(
      (_, position) =>
        [position === 0 ? "security" : `security-${position + 1}`, numbered("Security", position)] as const,
    ),
    ...((record.conformance ?? []).length === 0 ? [] : [["conformance", "Conformance"] as const]),
  ];
}

function numbered(name: string, position: number): string {
  return position === 0 ? name : `${name} ${position + 1}`;
}
