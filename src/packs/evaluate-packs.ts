import { Worker } from "node:worker_threads";
import { evaluatePack, type PackJob, type PackResult } from "./evaluate-pack.js";

/** Evaluates many packs, on several threads when that pays; results come in the order of the packs. */
export async function evaluatePacks(
  jobs: readonly PackJob[],
  threads: number,
  onDone: (result: PackResult) => void = () => undefined,
): Promise<PackResult[]> {
  const results: PackResult[] = [];
  const next = jobs.entries();
  const useWorkers = threads > 1 && jobs.length > 1;
  const lanes = Array.from({ length: useWorkers ? Math.min(threads, jobs.length) : 1 }, async () => {
    const lane = useWorkers ? startWorker() : { evaluate: evaluatePack, stop: async () => undefined };
    try {
      for (const [index, job] of next) {
        results[index] = await lane.evaluate(job);
        onDone(results[index]);
      }
    } finally {
      await lane.stop();
    }
  });
  await Promise.all(lanes);
  return results;
}

function startWorker() {
  const worker = new Worker(new URL("./pack-worker.js", import.meta.url));
  return {
    evaluate: (job: PackJob) =>
      new Promise<PackResult>((resolve, reject) => {
        worker.once("error", reject);
        worker.once("message", (result: PackResult) => {
          worker.off("error", reject);
          resolve(result);
        });
        worker.postMessage(job);
      }),
    stop: () => worker.terminate(),
  };
}
