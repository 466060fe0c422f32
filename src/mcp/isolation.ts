import type { ProcessOptions } from "./process-group.js";

/** `bwrap`: own namespaces, no network, nothing writable but the temporary folder. `docker`: a container without network. */
export type Isolation = "none" | "bwrap" | "docker";

export interface IsolatedCommand extends ProcessOptions {
  home: string;
}

const DOCKER_IMAGE = "node:22-slim";

/** The command wrapped so that it cannot reach what the isolation withholds. */
export function isolate(isolation: Isolation, options: IsolatedCommand): ProcessOptions {
  const { command, args, env, cwd, home } = options;
  if (isolation === "none") return { command, args, env, cwd };
  const wrap = isolation === "bwrap" ? bubblewrap : container;
  return { command: isolation, args: [...wrap(env, cwd, home), command, ...args], env, cwd };
}

function bubblewrap(_env: Record<string, string>, cwd: string, home: string): string[] {
  const readOnly = ["--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc", "--tmpfs", "/tmp"];
  const hidden = ["--tmpfs", "/home", "--tmpfs", "/root"];
  const own = ["--bind", home, home, ...(cwd.startsWith(home) ? [] : ["--ro-bind", cwd, cwd])];
  return [
    ...readOnly,
    ...hidden,
    ...own,
    "--unshare-all",
    "--die-with-parent",
    "--new-session",
    "--chdir",
    cwd,
  ];
}

function container(env: Record<string, string>, cwd: string, home: string): string[] {
  const mounts = ["-v", `${home}:${home}`, ...(cwd.startsWith(home) ? [] : ["-v", `${cwd}:${cwd}:ro`])];
  const variables = Object.keys(env)
    .filter((name) => name !== "PATH")
    .flatMap((name) => ["-e", name]);
  const limits = ["--network", "none", "--memory", "1g", "--pids-limit", "256", "--cap-drop", "ALL"];
  return ["run", "--rm", "-i", "--init", ...limits, ...mounts, ...variables, "-w", cwd, DOCKER_IMAGE];
}
