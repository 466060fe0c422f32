// What is derived from the conformance code: the MPLP schemas of both profiles, and the tables in docs/conformance.md.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { CLASSES, DIMENSIONS } from "../../dist/conformance/dimensions/registry.js";
import { evaluate } from "../../dist/conformance/evaluate.js";
import { PROFILES } from "../../dist/conformance/schemas/profile.js";
import { MPLP_SCHEMA_NAMES, schemaDocument } from "../../dist/conformance/schemas/registry.js";
import { ROOT } from "../setup.js";

const PAGE = "docs/conformance.md";

export async function conformanceFiles() {
  const { evidenceOf, ROW_FAILURES } = await loadFixtures();
  const verdicts = ROW_FAILURES.map(({ row, change, pack }) => ({
    row,
    change,
    verdict: evaluate(evidenceOf(pack)),
  }));
  const page = readFileSync(join(ROOT, PAGE), "utf8");
  const generated = new Map([
    [PAGE, fill(fill(page, "requirements", requirements()), "matrix", matrix(verdicts))],
  ]);
  for (const profile of PROFILES) {
    for (const name of MPLP_SCHEMA_NAMES) {
      const text = JSON.stringify(schemaDocument(name, profile), null, 2);
      generated.set(`schemas/mplp/${profile}/mplp-${name}.schema.json`, `${text}\n`);
    }
  }
  return generated;
}

/** The failing packs are TypeScript and belong to the tests. */
async function loadFixtures() {
  const { outputFiles } = await build({
    stdin: {
      contents:
        'export { evidenceOf } from "./evidence.js"; export { ROW_FAILURES } from "./row-failures.js";',
      resolveDir: join(ROOT, "test/fixtures/packs"),
    },
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
}

function fill(page, name, content) {
  const [start, end] = [`<!-- ${name}: generated -->`, `<!-- /${name} -->`];
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`${PAGE} has no place for ${name}`);
  return `${page.slice(0, from + start.length)}\n\n${content}\n\n${page.slice(to)}`;
}

function requirements() {
  return DIMENSIONS.map((dimension) => {
    const classes = Object.keys(CLASSES).filter((name) => CLASSES[name].includes(dimension));
    const rows = dimension.probes.map(
      ({ id, question, evidence, rule }) => `- \`${id}\`: ${question} Looks at ${evidence}. ${rule}`,
    );
    return `### ${dimension.title}\n\n${dimension.question} Required for ${classes.join(", ")}.\n\n${rows.join("\n")}`;
  }).join("\n\n");
}

function matrix(verdicts) {
  const rows = verdicts.map(({ row }) => row);
  const outcomes = verdicts.map(({ verdict }) => {
    const all = Object.values(verdict.dimensions).flatMap((dimension) => dimension.requirements);
    return new Map(all.map(({ id, outcome }) => [id, outcome]));
  });
  const number = (index) => String(index + 1).padStart(3);
  const width = Math.max(...rows.map((row) => row.length));
  const head = `${"".padEnd(width)} ${rows.map((_, index) => number(index)).join("")}`;
  const lines = rows.map((row) => {
    const cells = outcomes.map((outcome) =>
      outcome.get(row) === "fail" ? "  F" : outcome.get(row) === "pass" ? "  ." : "  ?",
    );
    return `${row.padEnd(width)} ${cells.join("")}`;
  });
  const legend = verdicts.map(({ change }, index) => `${number(index)}  ${change}`);
  return `\`\`\`text\n${[head, ...lines, "", ...legend].join("\n")}\n\`\`\``;
}
