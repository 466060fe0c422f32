import { TOOL_VERSION } from "../../dist/core/version.js";
import { loadSecurityCorpus } from "../../dist/corpus/load.js";
import { DEFAULT_PREVALENCE } from "../../dist/scoring/base-rate.js";
import { findDetector } from "../../dist/scoring/detectors/registry.js";
import { measureSecurity } from "../../dist/suite/measure-security.js";
import { DEFAULT_SECURITY_CORPUS } from "../../dist/suite/packaged.js";
import { variantResults } from "./variant-results.js";

const DETECTORS = ["scanner", "scanner-hard", "keyword", "secrets"];

/** The page of figures. Entries are counted, not named: those of `test` are nobody's to tune on. */
export async function securityResults(date) {
  const corpus = await loadSecurityCorpus(DEFAULT_SECURITY_CORPUS);
  const sections = [];
  for (const split of ["dev", "test"]) {
    const detectors = DETECTORS.map(findDetector);
    const plan = { corpus, split, runs: 1, prevalence: DEFAULT_PREVALENCE, detectors };
    sections.push(section(await measureSecurity(plan)));
  }
  return [
    "# Results: security",
    "",
    "Written by `npm run results`; do not edit. Ours on our own corpus: take the test split for what the scanner does on",
    "techniques it was not tuned on: `dev` also teaches its wording model, so there it knows the answers.",
    "No figure here says what it does in the wild.",
    "",
    `Measured on ${date}.`,
    "",
    `toolgauge ${TOOL_VERSION}, corpus ${corpus.data.version}, SHA-256 of its entries \`${corpus.sha256}\`.`,
    "",
    ...sections.flat(),
    ...variantResults(),
  ].join("\n");
}

function section({ split, samples, perDetector, comparisons }) {
  const malicious = samples.filter(({ label }) => label === "malicious").length;
  const rows = [
    ["false-positive rate", (one) => withInterval(one, "fpr", one.fpr)],
    ["… clean tools", (one) => withInterval(one, "clean_fpr", one.cleanFpr)],
    ["… hard negatives", (one) => withInterval(one, "hard_negative_fpr", one.hardNegativeFpr)],
    ["recall", (one) => withInterval(one, "recall", one.recall)],
    ...["plain", "evasive", "novel"].map((name) => [
      `… ${name}`,
      (one) => percent(one.perDifficulty[name]?.recall),
    ]),
    ...Object.entries(perDetector[0].perCategory)
      .filter(([, group]) => group.recall !== null)
      .map(([name, { entries }]) => [
        `… ${name} (${entries})`,
        (one) => percent(one.perCategory[name].recall),
      ]),
    ["precision", (one) => withInterval(one, "precision", one.precision)],
    ["F1", (one) => percent(one.f1)],
    ["pairs told apart", (one) => percent(one.pairDiscrimination.rate)],
    ["abstained", (one) => String(one.abstained)],
  ];
  const tests = comparisons
    .filter(({ detectors: [first, second] }) => first === "scanner" && second === "keyword")
    .map(({ on, onlyFirstRight, onlySecondRight, pValue }) => {
      const p = pValue < 0.001 ? "p < 0.001" : `p = ${pValue.toFixed(3)}`;
      return `On ${on} entries the scanner alone is right ${onlyFirstRight} times, the keyword floor ${onlySecondRight} times (McNemar, ${p}).`;
    });
  return [
    `## Split ${split}: ${malicious} malicious, ${samples.length - malicious} benign`,
    "",
    `| | ${perDetector.map(({ detector }) => detector).join(" | ")} |`,
    `|---|${perDetector.map(() => "---:").join("|")}|`,
    ...rows.map(([label, cell]) => `| ${label} | ${perDetector.map(cell).join(" | ")} |`),
    "",
    ...tests,
    "",
  ];
}

function withInterval(detector, name, value) {
  const interval = detector.intervals[name];
  if (interval === undefined) return detector.nullReasons[name] ?? "–";
  return `${percent(value)} (${(interval.low * 100).toFixed(1)}–${(interval.high * 100).toFixed(1)})`;
}

function percent(value) {
  return value === null || value === undefined ? "–" : `${(value * 100).toFixed(1)} %`;
}
