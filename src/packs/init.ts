import { join } from "node:path";
import { starterPack } from "../conformance/starter-pack.js";
import { writeNew } from "../files/write-atomically.js";

/** Writes a small clean pack in the documented layout; nothing that exists is overwritten. */
export async function initPack(folder: string): Promise<string[]> {
  const objects = starterPack();
  const files = new Map<string, unknown>([
    ["manifest.json", starterManifest],
    ["contexts/context.json", objects.context],
    ["plans/plan.json", objects.plan],
    ["traces/trace.json", objects.trace],
    ["confirms/confirm.json", objects.confirm],
  ]);
  for (const [path, value] of files) {
    await writeNew(join(folder, path), `${JSON.stringify(value, null, 2)}\n`);
  }
  return [...files.keys()];
}

const starterManifest = {
  manifest_version: "1.0",
  protocol_version: "1.0.0",
  exported_at: "2026-01-12T09:15:00Z",
  exporter: "toolgauge",
  contents: { contexts: 1, plans: 1, traces: 1, confirms: 1, events: 0 },
};
