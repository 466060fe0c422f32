import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

export interface Ran {
  exitCode: number | null;
  stdout: string;
  stderr: string;
}

/** Runs the built command line as a user would: its own process, no terminal. */
export function toolgauge(
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string>; input?: string | Buffer; user?: number } = {},
): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, "bin/toolgauge.js"), ...args], {
    cwd: options.cwd ?? temporaryFolder(),
    env: { ...process.env, ...options.env },
    input: options.input ?? "",
    ...(options.user !== undefined && { uid: options.user, gid: options.user }),
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
  });
  return { exitCode: status, stdout, stderr };
}

/**
 * A user whom file permissions bind, for runs of the tests by root, whom they do not; undefined when the tests'
 * own user is one. Null where root's files cannot even be read by others, so that no such run is possible.
 */
export function boundUser(): number | undefined | null {
  if (process.getuid?.() !== 0) return undefined;
  const nobody = 65_534;
  const { status } = spawnSync(process.execPath, [join(ROOT, "bin/toolgauge.js"), "--version"], {
    cwd: "/",
    uid: nobody,
    gid: nobody,
  });
  return status === 0 ? nobody : null;
}

/** The same while this process goes on serving. */
export async function toolgaugeAsync(
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Ran> {
  const child = spawn(process.execPath, [join(ROOT, "bin/toolgauge.js"), ...args], {
    cwd: options.cwd ?? temporaryFolder(),
    env: { ...process.env, ...options.env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const texts = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name].on("data", (chunk) => {
      texts[name] += String(chunk);
    });
  }
  const exitCode = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { exitCode, ...texts };
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), "toolgauge-test-"));
}
