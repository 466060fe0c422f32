import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "./toolgauge.js";

/** The fastest of several runs: noise only ever adds. */
function fastest(args: string[]): number {
  return Math.min(
    ...Array.from({ length: 9 }, () => {
      const start = performance.now();
      expect(spawnSync(process.execPath, args).status).toBe(0);
      return performance.now() - start;
    }),
  );
}

it("--version costs at most three times an empty Node process", () => {
  const empty = fastest(["-e", "0"]);
  expect(fastest([join(ROOT, "bin/toolgauge.js"), "--version"]) / empty).toBeLessThan(3);
});
