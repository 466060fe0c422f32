import { basename, dirname, join } from "node:path";
import type { ProcessOptions } from "./process-group.js";

/** `bwrap`: own namespaces, no network, nothing writable but the temporary folder. `docker`: a container without network. */
export type Isolation = "none" | "bwrap" | "docker";

export interface IsolatedCommand {
  command: string;
  args: string[];
  env: Record<string, string>;
  cwd: string;
  home: string;
  /** A container that nobody ends any more ends itself after this time. */
  timeoutMs: number;
}

/** What this process has itself; the isolating program may need more of it than the server may see. */
export interface Host {
  env: NodeJS.ProcessEnv;
  nodePath: string;
  userHome: string;
  user: string | undefined;
}

/**
 * The command wrapped so that it cannot reach what the isolation withholds. It sees the folder it runs in, unless
 * that is the user's home or holds it.
 */
export function isolate(isolation: Isolation, server: IsolatedCommand, host: Host): ProcessOptions {
  const { command, args, env, cwd, home } = server;
  if (isolation === "none") return { command, args, env, cwd };
  const showsAll = `${host.userHome}/`.startsWith(cwd.endsWith("/") ? cwd : `${cwd}/`);
  const held = { ...server, cwd: showsAll ? home : cwd };
  return isolation === "bwrap" ? bubblewrap(held, host) : container(held, host);
}

const HOMES = ["/home", "/root"];

function bubblewrap({ command, args, env, cwd, home }: IsolatedCommand, { nodePath }: Host): ProcessOptions {
  const readOnly = ["--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc", "--tmpfs", "/tmp"];
  const hidden = HOMES.flatMap((path) => ["--tmpfs", path]);
  // Version managers keep Node in the user's home.
  const prefix = dirname(dirname(nodePath));
  const node = HOMES.some((path) => prefix.startsWith(`${path}/`)) ? ["--ro-bind", prefix, prefix] : [];
  const own = [...(cwd.startsWith(home) ? [] : ["--ro-bind", cwd, cwd]), "--bind", home, home];
  const apart = ["--unshare-all", "--die-with-parent", "--new-session", "--chdir", cwd];
  const wrapped = [...readOnly, ...hidden, ...node, ...own, ...apart, command, ...args];
  return { command: "bwrap", args: wrapped, env, cwd };
}

const IMAGE = "node:22-slim";
/** How the client finds its daemon; not for the server. */
const CLIENT_SETTINGS = ["DOCKER_HOST", "DOCKER_CONTEXT", "DOCKER_TLS_VERIFY", "DOCKER_CERT_PATH"];

function container(server: IsolatedCommand, host: Host): ProcessOptions {
  const { command, args, env, cwd, home, timeoutMs } = server;
  const name = basename(home);
  const mounts = ["-v", `${home}:${home}`, ...(cwd.startsWith(home) ? [] : ["-v", `${cwd}:${cwd}:ro`])];
  const variables = Object.keys(env)
    .filter((variable) => variable !== "PATH")
    .flatMap((variable) => ["-e", variable]);
  const limits = ["--network", "none", "--memory", "1g", "--pids-limit", "256", "--read-only"];
  const rights = ["--cap-drop", "ALL", "--security-opt", "no-new-privileges"];
  const user = host.user === undefined ? [] : ["--user", host.user];
  const clientEnv: Record<string, string> = { DOCKER_CONFIG: join(host.userHome, ".docker") };
  for (const setting of [...CLIENT_SETTINGS, "DOCKER_CONFIG"]) {
    const value = host.env[setting];
    if (value !== undefined) clientEnv[setting] = value;
  }
  const run = ["run", "--rm", "-i", "--init", "--name", name, ...limits, ...rights, ...user, ...mounts];
  const bounded = ["timeout", "-s", "KILL", String(Math.ceil(timeoutMs / 1000) + 5)];
  return {
    command: "docker",
    args: [...run, ...variables, "-w", cwd, IMAGE, ...bounded, command, ...args],
    env: { ...env, ...clientEnv },
    cwd,
    release: ["docker", "rm", "-f", name],
  };
}
