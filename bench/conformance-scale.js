// How evaluating a pack grows with it: time of a pack ten times as large, and peak memory over that of its objects.
// Prints ratios; absolute times belong to the machine. Run after `npm run build`.
import { spawnSync } from "node:child_process";
import { createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const SIZES = { small: { steps: 20_000, events: 100_000 }, large: { steps: 200_000, events: 1_000_000 } };
const REPETITIONS = 3;
const self = fileURLToPath(import.meta.url);

const id = (kind, number) => `00000000-000${kind}-4000-8000-${number.toString(16).padStart(12, "0")}`;
const time = (second) => new Date(Date.UTC(2026, 0, 1) + second * 1000).toISOString();

function objectsOf(steps) {
  const meta = { protocol_version: "1.0.0", schema_version: "1.0.0" };
  const numbers = Array.from({ length: steps }, (_, index) => index);
  const root = { domain: "d", environment: "e" };
  return {
    "contexts/c.json": { meta, context_id: id(1, 0), root, title: "t", status: "active" },
    "plans/p.json": {
      meta,
      plan_id: id(2, 0),
      context_id: id(1, 0),
      title: "t",
      objective: "o",
      status: "completed",
      steps: numbers.map((number) => ({
        step_id: id(3, number),
        description: `step ${number}`,
        status: "completed",
        dependencies: number === 0 ? [] : [id(3, number - 1)],
        order_index: number,
      })),
    },
    "traces/t.json": {
      meta,
      trace_id: id(4, 0),
      context_id: id(1, 0),
      plan_id: id(2, 0),
      root_span: { trace_id: id(4, 0), span_id: id(5, 0) },
      status: "completed",
      segments: numbers.map((number) => ({
        segment_id: id(6, number),
        label: `run ${number}`,
        status: "completed",
        started_at: time(number * 2),
        finished_at: time(number * 2 + 1),
        attributes: { step_id: id(3, number) },
      })),
    },
  };
}

async function writePack(folder, { steps, events }) {
  for (const name of ["contexts", "plans", "traces", "events"]) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  for (const [path, value] of Object.entries(objectsOf(steps))) {
    writeFileSync(join(folder, path), JSON.stringify(value));
  }
  const file = createWriteStream(join(folder, "events/events.ndjson"));
  for (let number = 0; number < events; number++) {
    const event = {
      event_id: id(7, number),
      event_type: "step.done",
      timestamp: time(number),
      data: { number },
    };
    if (!file.write(`${JSON.stringify(event)}\n`))
      await new Promise((resolve) => file.once("drain", resolve));
  }
  await new Promise((resolve) => file.end(resolve));
}

function measure(task, folder) {
  const args = ["--expose-gc", self, task, folder];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

const tasks = {
  /** In a process of its own: parses the objects and keeps them. */
  objects(folder) {
    const before = process.memoryUsage().heapUsed;
    const paths = ["contexts/c.json", "plans/p.json", "traces/t.json"];
    const kept = paths.map((path) => JSON.parse(readFileSync(join(folder, path), "utf8")));
    globalThis.gc();
    return { bytes: process.memoryUsage().heapUsed - before, kept: kept.length };
  },

  /** In a process of its own: the whole evaluation, with its peak. */
  async evaluation(folder) {
    const { readPack } = await import("../dist/packs/read-pack.js");
    const { evaluate } = await import("../dist/conformance/evaluate.js");
    globalThis.gc();
    const before = process.memoryUsage().rss;
    const started = performance.now();
    const limits = { files: 100, megabytes: 4000 };
    const { outcome } = evaluate(await readPack(folder, { limits, stripComment: false, invariantFiles: [] }));
    const ms = performance.now() - started;
    return { ms, peak: process.resourceUsage().maxRSS * 1024 - before, outcome };
  },
};

async function main() {
  const scratch = mkdtempSync(join(tmpdir(), "toolgauge-bench-"));
  try {
    const results = [];
    for (const [name, size] of Object.entries(SIZES)) {
      const folder = join(scratch, name);
      await writePack(folder, size);
      const runs = Array.from({ length: REPETITIONS }, () => measure("evaluation", folder));
      const { bytes } = measure("objects", folder);
      results.push({
        outcome: runs[0].outcome,
        ms: Math.min(...runs.map(({ ms }) => ms)),
        memory: Math.min(...runs.map(({ peak }) => peak)) / bytes,
      });
    }
    const [small, large] = results;
    const rounded = (value) => Number(value.toFixed(2));
    console.log(
      JSON.stringify({
        outcomes: results.map(({ outcome }) => outcome),
        time_of_ten_times_the_pack: rounded(large.ms / small.ms),
        peak_memory_over_objects: { small: rounded(small.memory), large: rounded(large.memory) },
        ms: results.map(({ ms }) => Math.round(ms)),
      }),
    );
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

const [task, folder] = process.argv.slice(2);
if (task === undefined) await main();
else console.log(JSON.stringify(await tasks[task](folder)));
