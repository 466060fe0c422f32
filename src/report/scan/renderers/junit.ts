import { excerpt } from "../../../core/visible-text.js";
import { type JunitCase, junit } from "../../xml.js";
import type { ScanView } from "../scan-view.js";

const NAME_LIMIT = 200;

/** One suite per server, one case per tool: a finding is a failure, a crashed check or an unread part an error. */
export function renderJunit({ report, tools }: ScanView): string {
  const findings = new Map(report.findings.map((finding) => [`${finding.server}\n${finding.tool}`, finding]));
  const unread = new Map(
    report.coverage.partlyRead.map(({ server, tool, caps }) => [`${server}\n${tool}`, caps]),
  );
  const suites = new Map<string, JunitCase[]>();
  for (const { server, name } of tools) {
    const cases = suites.get(server) ?? [];
    suites.set(server, cases);
    const finding = findings.get(`${server}\n${name}`);
    const shown = excerpt(name, NAME_LIMIT);
    if (finding === undefined) {
      const caps = unread.get(`${server}\n${name}`);
      cases.push({
        name: shown,
        ...(caps && { error: `not read to its end: limit ${caps.join(", ")} was hit` }),
      });
      continue;
    }
    cases.push({
      name: shown,
      failure: {
        message: `${finding.threatLevel} (${finding.severity}): ${finding.detail}`,
        details: finding.signalDetails.map(
          ({ checkId, detail, evidence, location }) =>
            `${checkId} at ${location.pointer}: ${detail} Evidence: ${evidence}`,
        ),
      },
    });
  }
  const failed = report.coverage.failedCheckIds.map((id) => ({ name: id, error: `check ${id} crashed` }));
  return junit([
    ...[...suites].map(([server, cases]) => ({ name: excerpt(server, NAME_LIMIT), cases })),
    ...(failed.length === 0 ? [] : [{ name: "toolgauge checks", cases: failed }]),
  ]);
}
