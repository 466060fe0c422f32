// What starting costs: `toolgauge --version` against an empty Node process. The limit is 3.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const bin = fileURLToPath(new URL("../bin/toolgauge.js", import.meta.url));

function fastest(args) {
  const times = Array.from({ length: 15 }, () => {
    const start = performance.now();
    spawnSync(process.execPath, args);
    return performance.now() - start;
  });
  return Math.min(...times);
}

const empty = fastest(["-e", "0"]);
for (const args of [["--version"], ["--help"], ["explain"]]) {
  console.log(
    `toolgauge ${args.join(" ")}: ${(fastest([bin, ...args]) / empty).toFixed(2)} × an empty Node process`,
  );
}
