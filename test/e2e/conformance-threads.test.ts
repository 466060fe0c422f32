import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const scratch = mkdtempSync(join(tmpdir(), "toolgauge-threads-"));

function toolgauge(...args: string[]) {
  return spawnSync(process.execPath, [join(root, "bin/toolgauge.js"), ...args], { encoding: "utf8" });
}

beforeAll(() => {
  spawnSync(process.execPath, [join(root, "tools/setup.js"), "--quiet"], { cwd: root });
}, 300_000);
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

it("evaluates many packs on threads, in the order given, with the highest exit code", () => {
  const packs = [1, 2, 3, 4, 5].map((number) => join(scratch, `pack-${number}`));
  for (const pack of packs) expect(toolgauge("conformance", "init", pack).status).toBe(0);
  const { status, stdout } = toolgauge("conformance", ...packs, join(scratch, "absent"), "--format", "json");
  const { results } = JSON.parse(stdout);
  expect(status).toBe(2);
  expect(results.map((result: { pack: string; outcome?: string }) => [result.pack, result.outcome])).toEqual([
    ...packs.map((pack) => [pack, "CONFORMANT"]),
    [join(scratch, "absent"), undefined],
  ]);
}, 120_000);
