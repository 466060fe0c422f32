import { type ChildProcess, spawn } from "node:child_process";
import crossSpawn from "cross-spawn";
import { atProcessEnd } from "./at-process-end.js";

export interface ProcessOptions {
  command: string;
  args: string[];
  env: Record<string, string>;
  cwd: string;
  /** A command that ends what the process leaves elsewhere, such as a container. */
  release?: [command: string, ...args: string[]];
}

/** A server process with everything it started, ended together. */
export interface ProcessGroup {
  process: ChildProcess;
  /** Asks, then forces; resolves when the process is gone. */
  end(): Promise<void>;
}

const PATIENCE_MS = 300;
const POSIX = process.platform !== "win32";

/**
 * Starts a command in a process group of its own, so that what it starts in turn (`npx` starts
 * `node`) ends with it: on `end`, when this process exits or is interrupted, and, by a watchdog
 * that holds the other end of a pipe, when this process is killed outright.
 */
export function startGroup({ command, args, env, cwd, release }: ProcessOptions): ProcessGroup {
  const child = crossSpawn(command, args, {
    cwd,
    env,
    stdio: ["pipe", "pipe", "pipe"],
    detached: POSIX,
    windowsHide: true,
  });
  const watchdog = POSIX && child.pid !== undefined ? startWatchdog(child.pid, env, release) : undefined;
  const kill = () => killGroup(child, "SIGKILL");
  const callOff = atProcessEnd(kill);
  const gone = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", () => resolve());
  });
  const end = async () => {
    child.stdin?.end();
    if (!(await settlesWithin(gone, PATIENCE_MS))) killGroup(child, "SIGTERM");
    if (!(await settlesWithin(gone, PATIENCE_MS))) kill();
    if (child.pid !== undefined) await gone;
    kill();
    callOff();
    watchdog?.kill("SIGKILL");
    if (release !== undefined && child.pid !== undefined) await runRelease(release, env);
    for (const stream of [child.stdin, child.stdout, child.stderr]) stream?.destroy();
  };
  return { process: child, end };
}

/** Waits for the end of its input, which comes with that of this process. */
const WATCH = 'read -r _; kill -9 "-$1"; shift; if [ $# -gt 0 ]; then exec "$@"; fi';

function startWatchdog(group: number, env: Record<string, string>, release: readonly string[] = []) {
  const watchdog = spawn("/bin/sh", ["-c", WATCH, "sh", String(group), ...release], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
    env: release.length === 0 ? {} : env,
  });
  watchdog.on("error", () => undefined);
  watchdog.stdin?.on("error", () => undefined);
  (watchdog.stdin as unknown as { unref?: () => void } | null)?.unref?.();
  watchdog.unref();
  return watchdog;
}

/** Its outcome has no meaning: most often there is nothing left to end. */
function runRelease([command, ...args]: readonly [string, ...string[]], env: Record<string, string>) {
  return new Promise<void>((resolve) => {
    const releasing = spawn(command, args, { env, stdio: "ignore" });
    releasing.once("error", () => resolve());
    releasing.once("exit", () => resolve());
  });
}

function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (POSIX) process.kill(-child.pid, signal);
    else spawn("taskkill", ["/pid", String(child.pid), "/T", "/F"], { stdio: "ignore" });
  } catch (error) {
    // ESRCH: already gone, which is what was wanted. EPERM: macOS says so for zombies.
    const code = (error as NodeJS.ErrnoException).code;
    if (code !== "ESRCH" && code !== "EPERM") throw error;
  }
}

async function settlesWithin(promise: Promise<void>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  const settled = await Promise.race([promise.then(() => true), late]);
  clearTimeout(timer);
  return settled;
}
