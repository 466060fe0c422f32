import { ToolgaugeError } from "../core/errors.js";
import type { Isolation } from "../mcp/isolation.js";
import type { ListOptions } from "../mcp/list-server.js";
import type { ServerListings } from "../mcp/list-servers.js";
import type { FailedServer } from "../mcp/server-failure.js";
import type { ServerTarget } from "../mcp/server-target.js";
import type { OptionSpec, Options, Terminal } from "./command.js";
import { countOption, listOption, textOption } from "./option-values.js";

/** What the commands that talk to servers have in common. */
export const SERVER_OPTIONS: readonly OptionSpec[] = [
  { flags: "--stdio <command...>", summary: 'start this server, for example "npx -y some-server"' },
  { flags: "--url <endpoint...>", summary: "call the server at this address" },
  { flags: "--timeout <seconds>", summary: "how long a server may take", default: "60" },
  { flags: "--concurrency <n>", summary: "servers that run at the same time", default: "4" },
  {
    flags: "--isolate <how>",
    summary: "run servers without network and without your files",
    choices: ["none", "bwrap", "docker"],
    default: "none",
  },
  { flags: "--allow-incomplete", summary: "go on when a server fails", default: false },
];

/** The servers named on the command line itself. */
export async function namedTargets(options: Options): Promise<ServerTarget[]> {
  const [{ splitCommand }, { nameOfCommand, nameOfUrl }] = await Promise.all([
    import("../mcp/split-command.js"),
    import("../mcp/name-server.js"),
  ]);
  const started = (listOption(options, "stdio") ?? []).map((line): ServerTarget => {
    const [command, ...args] = splitCommand(line);
    const server = nameOfCommand(command, args);
    return { kind: "process", server, command, args, env: {}, cwd: process.cwd() };
  });
  const called = (listOption(options, "url") ?? []).map((url): ServerTarget => {
    if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) {
      throw new ToolgaugeError("usage", `--url ${url} is no http or https address`);
    }
    return { kind: "url", server: nameOfUrl(url), url, headers: {} };
  });
  return [...started, ...called];
}

/** Starts or calls all targets; names that occur twice are told apart by a number. */
export async function askServers(
  targets: readonly ServerTarget[],
  options: Options,
  terminal: Terminal,
): Promise<ServerListings> {
  const { listServers } = await import("../mcp/list-servers.js");
  const onProgress = (done: number, server: string) =>
    terminal.progress(`${done} of ${targets.length} servers asked, last ${server}`);
  const listings = await listServers(withUniqueNames(targets), {
    ...(await listOptions(options)),
    onProgress,
  });
  for (const { server, remarks } of listings.listed) {
    for (const remark of remarks) terminal.warn(`${server}: ${remark}`);
  }
  return listings;
}

export async function listOptions(options: Options): Promise<ListOptions> {
  const { DEFAULT_LIMITS } = await import("../mcp/limits.js");
  const limits = {
    ...DEFAULT_LIMITS,
    timeoutMs: countOption(options, "timeout", 3_600) * 1000,
    concurrency: countOption(options, "concurrency", 64),
  };
  return { limits, isolation: (textOption(options, "isolate") ?? "none") as Isolation };
}

/** Words of a line that says what went wrong, the most telling first. */
const TELLING = [/error/i, /cannot|could not|failed|denied|missing|required/i];

export function describeFailure({ server, message, stderr }: FailedServer): string {
  const telling = TELLING.flatMap((word) => stderr.find((line) => word.test(line)) ?? [])[0] ?? stderr.at(-1);
  return `${server} failed: ${message}${telling === undefined ? "" : ` (stderr: ${telling})`}`;
}

function withUniqueNames(targets: readonly ServerTarget[]): ServerTarget[] {
  const taken = new Map<string, number>();
  return targets.map((target) => {
    const count = (taken.get(target.server) ?? 0) + 1;
    taken.set(target.server, count);
    return count === 1 ? target : { ...target, server: `${target.server}-${count}` };
  });
}
