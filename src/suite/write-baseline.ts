import { stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { toDisk } from "../core/disk-names.js";
import { loadBaseline } from "../corpus/load.js";
import { writeNew } from "../files/write-atomically.js";
import type { Baseline, BaselineFile } from "../formats/baseline.js";
import type { RunRecord } from "../formats/run-record.js";
import { baselineFrom, nextVersion } from "../gate/baseline.js";

/** Writes the version after `path`, or `path` itself when there is no baseline yet. Returns what was written. */
export async function writeNextBaseline(record: RunRecord, path: string): Promise<string> {
  const exists = await stat(path).then(
    () => true,
    () => false,
  );
  if (!exists) return write(path, baselineFrom(record, /v\d+/.exec(basename(path))?.[0] ?? "v1", null));
  const previous = await loadBaseline(path);
  const target = join(dirname(path), `${nextVersion(basename(path, ".json"))}.json`);
  return write(target, baselineFrom(record, nextVersion(previous.version), previous));
}

async function write(path: string, baseline: Baseline): Promise<string> {
  await writeNew(path, `${JSON.stringify(toDisk<BaselineFile>(baseline), null, 1)}\n`);
  return path;
}
