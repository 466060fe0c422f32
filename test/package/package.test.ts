import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { beforeAll, describe, expect, it } from "vitest";
import { ROOT, temporaryFolder } from "../e2e/toolgauge.js";
import { installPackage } from "./install-package.js";

const { exports } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
const subpaths = Object.keys(exports).filter((path) => !path.includes("*") && !path.endsWith(".json"));
const specifier = (path: string) => path.replace(/^\./, "toolgauge");

let tarball: string;
/** An empty folder in which the packed tarball was installed, as a user would. */
let project: string;

beforeAll(() => {
  project = temporaryFolder();
  tarball = installPackage(project);
}, 300_000);

describe("the packed tarball in an empty folder", () => {
  it("runs", () => {
    const { status, stdout } = spawnSync(join(project, "node_modules/.bin/toolgauge"), ["run"], {
      cwd: project,
      encoding: "utf8",
    });
    expect(stdout).toContain("Gate  passed");
    expect(status).toBe(0);
  });

  it.each(subpaths)("exports %s", (path) => {
    const script = `import * as area from ${JSON.stringify(specifier(path))}; console.log(Object.keys(area).join())`;
    const names = execFileSync(process.execPath, ["--input-type=module", "-e", script], {
      cwd: project,
      encoding: "utf8",
    });
    expect(names.trim().split(",").length).toBeGreaterThan(0);
    expect(names).not.toContain("default");
  });

  it("lets nothing internal be imported", () => {
    const script = 'await import("toolgauge/dist/core/errors.js")';
    const { stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
      cwd: project,
      encoding: "utf8",
    });
    expect(stderr).toContain("ERR_PACKAGE_PATH_NOT_EXPORTED");
  });

  it("ships no tests, cases or sources", () => {
    const files = readdirSync(join(project, "node_modules/toolgauge"), { recursive: true, encoding: "utf8" });
    expect(files.filter((name) => /\.(test|cases)\.|datasets\/sources|^src/.test(name))).toEqual([]);
  });

  it("resolves types for every subpath", () => {
    const { status, stdout } = spawnSync(
      join(ROOT, "node_modules/.bin/attw"),
      [tarball, "--profile", "esm-only", "--format", "table-flipped", "--no-emoji"],
      {
        encoding: "utf8",
      },
    );
    expect(status, stdout).toBe(0);
  });

  it("is well-formed for publishing", () => {
    const { status, stdout } = spawnSync(
      join(ROOT, "node_modules/.bin/publint"),
      ["run", tarball, "--strict"],
      { encoding: "utf8" },
    );
    expect(status, stdout).toBe(0);
  });

  it("has a scanner that loads in a browser, without Node's built-ins", async () => {
    const { outputFiles, errors } = await build({
      stdin: { contents: 'export { scan } from "toolgauge/scanner";', resolveDir: project },
      bundle: true,
      platform: "browser",
      format: "esm",
      write: false,
      logLevel: "silent",
    });
    expect(errors).toEqual([]);
    expect(outputFiles[0]!.text).not.toMatch(/from "node:|require\("/);
  });
});
