import type { CommandSpec } from "../command.js";
import { EXIT } from "../exit-codes.js";

export const selftest: CommandSpec = {
  name: "selftest",
  summary: "Prove that the gauges can fail",
  description:
    "Breaks the measured system on purpose, over the shipped data, and checks that the numbers show it.",
  options: [],
  formats: ["text", "json"],
  examples: [["toolgauge selftest", "every proof, with the numbers that were compared"]],
  async run({ options, terminal }) {
    const [{ PROOFS }, { loadBaseline, loadCorpus, loadGoldenSet, loadSecurityCorpus }, packaged] =
      await Promise.all([
        import("../../suite/proofs/registry.js"),
        import("../../corpus/load.js"),
        import("../../suite/packaged.js"),
      ]);
    const corpus = await loadCorpus(packaged.DEFAULT_CORPUS);
    const golden = await loadGoldenSet(packaged.DEFAULT_GOLDEN, corpus);
    const security = await loadSecurityCorpus(packaged.DEFAULT_SECURITY_CORPUS);
    const data = { corpus, golden, security, baseline: await loadBaseline(packaged.DEFAULT_BASELINE) };
    const results = [];
    for (const { id, claim, show } of PROOFS) {
      terminal.progress(`${id}: ${claim}`);
      results.push({ id, claim, ...(await show(data)) });
    }
    const exitCode = results.every((result) => result.passed) ? EXIT.fine : EXIT.failed;
    if (options.format === "json") return { exitCode, output: JSON.stringify({ proofs: results }, null, 2) };
    const { good, bad, faint } = terminal.palette;
    const lines = results.map(
      ({ id, claim, passed, detail }) =>
        `${passed ? good("shown ") : bad("FAILED")}  ${id}  ${claim}\n${faint(`        ${detail}`)}`,
    );
    return { exitCode, output: lines.join("\n") };
  },
};
