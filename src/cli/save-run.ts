import type { RunRecord } from "../formats/run-record.js";
import type { KeptRun } from "../formats/run-summary.js";

/** Writes the run record and the HTML report; returns the report's path. The folder ignores itself in git. */
export async function saveRun(
  folder: string,
  record: RunRecord,
  history?: readonly KeptRun[],
): Promise<string> {
  const [{ join }, { writeAtomically }, { renderHtml }, { renderJson }] = await Promise.all([
    import("node:path"),
    import("../files/write-atomically.js"),
    import("../report/renderers/html.js"),
    import("../report/renderers/json.js"),
  ]);
  const reportPath = join(folder, "report.html");
  await writeAtomically(join(folder, ".gitignore"), "*\n");
  await writeAtomically(join(folder, "run.json"), renderJson(record));
  await writeAtomically(reportPath, renderHtml(record, history === undefined ? {} : { history }));
  return reportPath;
}
