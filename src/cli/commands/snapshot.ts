import type { CommandSpec } from "../command.js";
import { EXIT } from "../exit-codes.js";
import { listOption, textOption } from "../option-values.js";
import { askServers, describeFailure, namedTargets, SERVER_OPTIONS } from "../server-options.js";

export const snapshot: CommandSpec = {
  name: "snapshot",
  summary: "Freeze the tools of live servers into a corpus",
  description:
    "Starts the named servers, reads their tools and writes them sorted, without times: the same servers give\n" +
    "the same bytes. An existing file is never overwritten; a refreshed corpus is a new version.",
  options: [
    { flags: "--config <file...>", summary: "client configurations with the servers to start" },
    { flags: "--corpus-version <name>", summary: "version of the corpus", default: "v1" },
    { flags: "--lock [file]", summary: "rebuild a locked corpus of real servers and verify every hash" },
    { flags: "--from <file>", summary: "with --lock: packages to write a new lock from" },
    {
      flags: "--cache <folder>",
      summary: "with --lock: where packages are installed",
      default: ".cache/real_servers",
    },
    ...SERVER_OPTIONS,
  ],
  formats: ["json"],
  writesOnce: true,
  examples: [
    ["toolgauge snapshot --config servers.json --out corpus_v1.json", "all servers of a configuration"],
    ['toolgauge snapshot --stdio "npx -y some-server" --out some.json', "one server"],
    [
      "toolgauge snapshot --lock",
      "the real servers of this project: rebuilt into a cache, every hash verified",
    ],
  ],
  async run({ options, terminal }) {
    if (options.lock !== undefined) {
      const [{ lockedSnapshot }, { DEFAULT_LOCK }] = await Promise.all([
        import("../locked-snapshot.js"),
        import("../../suite/packaged.js"),
      ]);
      return lockedSnapshot(textOption(options, "lock") ?? DEFAULT_LOCK, options, terminal);
    }
    const [{ ToolgaugeError }, { readText }, { parseClientConfig }, { renderCorpus, snapshotCorpus }] =
      await Promise.all([
        import("../../core/errors.js"),
        import("../../files/read-text.js"),
        import("../../mcp/parse-client-config.js"),
        import("../../mcp/snapshot.js"),
      ]);
    await refuseExisting(options.out);
    const targets = await namedTargets(options);
    for (const path of listOption(options, "config") ?? []) {
      const servers = parseClientConfig(await readText(path), path);
      targets.push(...servers.filter(({ isDisabled }) => !isDisabled).map(({ target }) => target));
    }
    if (targets.length === 0) {
      throw new ToolgaugeError("usage", "no server to freeze", {
        next: "name one with --config, --stdio or --url",
      });
    }
    const { listed, failed } = await askServers(targets, options, terminal);
    if (failed.length > 0 && options.allowIncomplete !== true) {
      throw new ToolgaugeError(
        "peer_failed",
        `${failed.length} of ${targets.length} servers failed: ${failed.map(describeFailure).join("; ")}`,
        { next: "nothing was written; mend them or pass --allow-incomplete" },
      );
    }
    for (const failure of failed) terminal.warn(describeFailure(failure));
    const corpus = snapshotCorpus(textOption(options, "corpusVersion")!, listed);
    if (corpus.tools.length === 0) throw new ToolgaugeError("peer_failed", "the servers offer no tool");
    const note = `${corpus.tools.length} tools of ${listed.length} servers, content ${corpus.content_sha256}`;
    return { exitCode: EXIT.fine, output: renderCorpus(corpus), note };
  },
};

/** Before any server is started: minutes of work should not end in a refusal. */
async function refuseExisting(path: string | undefined): Promise<void> {
  if (path === undefined) return;
  const [{ access }, { ToolgaugeError }] = await Promise.all([
    import("node:fs/promises"),
    import("../../core/errors.js"),
  ]);
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (isThere) {
    throw new ToolgaugeError("already_exists", `${path} exists and is not overwritten`, {
      next: "choose another name or version",
    });
  }
}
