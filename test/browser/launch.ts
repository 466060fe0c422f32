import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { type Browser, chromium } from "playwright-core";

const FIND_BROWSER = resolve(import.meta.dirname, "../../tools/find-browser.js");

/** As root Chromium needs --no-sandbox; the others keep it from calling its maker's services. */
const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The path of a browser, or undefined on a machine without one. On CI a missing browser is a failure. */
export function browserPath(): string | undefined {
  const { status, stdout, stderr } = spawnSync(process.execPath, [FIND_BROWSER], { encoding: "utf8" });
  if (status === 0) return stdout.trim();
  process.stderr.write(stderr);
  if (process.env.CI === "true") throw new Error(stderr);
  return undefined;
}

export async function launch(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: QUIET, chromiumSandbox: false });
}
