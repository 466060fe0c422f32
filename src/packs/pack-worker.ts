import { parentPort } from "node:worker_threads";
import { evaluatePack, type PackJob } from "./evaluate-pack.js";

parentPort!.on("message", (job: PackJob) => {
  void evaluatePack(job).then((result) => parentPort!.postMessage(result));
});
