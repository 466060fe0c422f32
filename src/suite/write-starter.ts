import { stat } from "node:fs/promises";
import { join } from "node:path";
import { ToolgaugeError } from "../core/errors.js";
import { writeNew } from "../files/write-atomically.js";
import { runSuite } from "./run-suite.js";
import { STARTER_FILES } from "./starter.js";
import { writeNextBaseline } from "./write-baseline.js";

const BASELINE = "toolgauge/baseline_v1.json";
const SILENT = { progress: () => undefined, warn: () => undefined };

/** Writes a suite that runs, its data, a baseline measured on it, and a CI file. Overwrites nothing. */
export async function writeStarter(folder: string): Promise<string[]> {
  const paths = [...Object.keys(STARTER_FILES), BASELINE];
  for (const path of paths) await refuseExisting(join(folder, path));
  for (const [path, text] of Object.entries(STARTER_FILES)) await writeNew(join(folder, path), text);
  const record = await runSuite(join(folder, "toolgauge/suite.yaml"), SILENT, { gate: false });
  await writeNextBaseline(record, join(folder, BASELINE));
  return paths;
}

async function refuseExisting(path: string): Promise<void> {
  const exists = await stat(path).then(
    () => true,
    () => false,
  );
  if (!exists) return;
  throw new ToolgaugeError("already_exists", `${path} exists and is not overwritten`, {
    next: "remove it first, or run init in another folder",
  });
}
