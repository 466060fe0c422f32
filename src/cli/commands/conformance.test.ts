import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROW_FAILURES } from "../../../test/fixtures/packs/row-failures.js";
import { conformanceResult } from "../../formats/conformance-result.js";
import { plainPalette } from "../../report/palette.js";
import type { CommandSpec } from "../command.js";
import { conformance } from "./conformance.js";
import { conformanceInit } from "./conformance-init.js";
import { conformanceSeal } from "./conformance-seal.js";
import { validate } from "./validate.js";

let scratch: string;
let pack: string;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), "toolgauge-cli-"));
  pack = join(scratch, "pack");
  await call(conformanceInit, [pack]);
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

function call(command: CommandSpec, args: string[], options: Record<string, unknown> = {}) {
  const defaults = Object.fromEntries(
    command.options.flatMap(({ flags, default: value }) => {
      const name = /--([a-z-]+)/
        .exec(flags)![1]!
        .replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const terminal = {
    palette: plainPalette,
    columns: 80,
    isInteractive: false,
    warn: () => undefined,
    progress: () => undefined,
    clear: () => undefined,
  };
  return command.run({ args, options: { ...defaults, format: "text", quiet: false, ...options }, terminal });
}

async function bundleOf(row: string): Promise<string> {
  const path = join(scratch, `${row}.json`);
  await writeFile(path, JSON.stringify(ROW_FAILURES.find((failure) => failure.row === row)!.pack));
  return path;
}

describe("toolgauge conformance", () => {
  it("ends with 0 on the pack that init writes, and prints a checklist", async () => {
    const { exitCode, output } = await call(conformance, [pack]);
    expect(exitCode).toBe(0);
    expect(output).toContain("CONFORMANT  ");
    expect(output.match(/^ {2}ok {3}/gm)).toHaveLength(23);
  });

  it("ends with 1 on a failing pack, and says where, what and how to fix it", async () => {
    const { exitCode, output } = await call(conformance, [await bundleOf("execution_blocked")]);
    expect(exitCode).toBe(1);
    expect(output).toMatch(/FAIL execution_blocked/);
    expect(output).toContain("#/trace/0 /segments/2/started_at");
    expect(output).toContain("fix       wait for the decision before the step starts");
  });

  it("ends with 2 on incomplete evidence, with one line that says what is missing", async () => {
    const path = join(scratch, "context-only.json");
    await writeFile(path, await readFile(join(pack, "contexts/context.json")));
    const { exitCode, note } = await call(conformance, [path]);
    expect([exitCode, note]).toEqual([2, `toolgauge: ${path}: incomplete evidence: no plan; no trace`]);
  });

  it.each([
    ["conformant", async () => pack, 0],
    ["non-conformant", () => bundleOf("steps_traced"), 1],
  ])("prints JSON of the published shape for a %s pack", async (_, target, expected) => {
    const { exitCode, output } = await call(conformance, [await target()], { format: "json" });
    expect(exitCode).toBe(expected);
    expect(conformanceResult.safeParse(JSON.parse(output)).error).toBeUndefined();
  });

  it("throws one clear line for what is no pack", async () => {
    await expect(call(conformance, [join(scratch, "absent")])).rejects.toThrow("does not exist");
    await expect(call(conformance, [])).rejects.toThrow("needs a pack");
  });

  it("checks only the objects when asked", async () => {
    const fine = await call(conformance, [join(pack, "plans/plan.json")], { objectsOnly: true });
    expect([fine.exitCode, fine.output.split("\n").at(-1)]).toEqual([
      0,
      "objects only: no class was decided",
    ]);
    const broken = await call(conformance, [await bundleOf("plan_valid")], { objectsOnly: true });
    expect(broken.exitCode).toBe(1);
  });

  it("tells golden invariants without deciding by them", async () => {
    const rules = join(scratch, "plan.yaml");
    await writeFile(
      rules,
      '- {id: a, path: status, rule: eq("draft")}\n- {id: b, path: status, rule: sing}\n',
    );
    const { exitCode, output } = await call(conformance, [pack], { invariants: [rules] });
    expect(exitCode).toBe(0);
    expect(output).toMatch(/FAIL a .*expected "draft"/);
    expect(output).toMatch(/none b .*not part of the grammar/);
  });

  it("rechecks a saved verdict, and notices when it or the pack was changed", async () => {
    const saved = join(scratch, "verdict.json");
    const { output } = await call(conformance, [pack], { format: "json" });
    await writeFile(saved, output);
    expect((await call(conformance, [pack], { recheck: saved })).exitCode).toBe(0);
    expect((await call(conformance, [await bundleOf("plan_valid")], { recheck: saved })).exitCode).toBe(1);
    const changed = JSON.parse(output);
    changed.dimensions.trace_integrity.outcome = "fail";
    await writeFile(saved, JSON.stringify(changed));
    expect((await call(conformance, [], { recheck: saved })).exitCode).toBe(1);
    await writeFile(saved, "{}");
    await expect(call(conformance, [], { recheck: saved })).rejects.toThrow("no saved conformance result");
  });

  it("seals, and never overwrites with init", async () => {
    const folder = join(scratch, "sealed");
    await call(conformanceInit, [folder]);
    const { output } = await call(conformanceSeal, [folder]);
    expect(output).toMatch(/^Sealed 5 files; root hash [0-9a-f]{64}$/);
    await expect(call(conformanceInit, [folder])).rejects.toThrow("is not overwritten");
  });
});

describe("toolgauge validate on MPLP objects", () => {
  it.each([
    ["by content", (folder: string) => [join(folder, "plans/plan.json")], {}, 0],
    ["by schema name", (folder: string) => [join(folder, "plans/plan.json")], { schema: "mplp-plan" }, 0],
    [
      "by another schema name",
      (folder: string) => [join(folder, "plans/plan.json")],
      { schema: "mplp-trace" },
      2,
    ],
    [
      "under the published profile",
      (folder: string) => [join(folder, "plans/plan.json")],
      { profile: "published" },
      2,
    ],
  ])("accepts a file %s", async (_, args, options, expected) => {
    expect((await call(validate, args(pack), options)).exitCode).toBe(expected);
  });

  it("takes a whole folder with --input", async () => {
    const { exitCode, output } = await call(validate, [], { input: pack });
    expect(exitCode).toBe(0);
    expect(output.split("\n")).toHaveLength(4);
  });

  it("names the schemas there are when given another", async () => {
    const file = join(pack, "plans/plan.json");
    await expect(call(validate, [file], { schema: "mplp-role" })).rejects.toThrow(
      'there is no MPLP schema "mplp-role"',
    );
  });
});
