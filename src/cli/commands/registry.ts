import type { CommandSpec } from "../command.js";
import { evalRetrieval } from "./eval-retrieval.js";
import { explain } from "./explain.js";
import { gate } from "./gate.js";
import { report } from "./report.js";
import { run } from "./run.js";
import { search } from "./search.js";
import { selftest } from "./selftest.js";
import { snapshot } from "./snapshot.js";
import { validate } from "./validate.js";

/** In the order of the help: the main job first. */
export const COMMANDS: readonly CommandSpec[] = [
  run,
  evalRetrieval,
  gate,
  search,
  snapshot,
  validate,
  selftest,
  explain,
  report,
];
