// `npm start`: set up, then the main job. Arguments after `--` go to `toolgauge run`.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ROOT, setUp } from "./setup.js";

setUp();
const { status } = spawnSync(
  process.execPath,
  [join(ROOT, "bin/toolgauge.js"), "run", ...process.argv.slice(2)],
  {
    cwd: ROOT,
    stdio: "inherit",
  },
);
process.exitCode = status ?? 2;
