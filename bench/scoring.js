// What scoring costs beyond the detectors themselves: 10,000 entries × four built-in detectors. The limit is 10 %.
import { loadSecurityCorpus } from "../dist/corpus/load.js";
import { DEFAULT_PREVALENCE } from "../dist/scoring/base-rate.js";
import { findDetector } from "../dist/scoring/detectors/registry.js";
import { measureSecurity } from "../dist/suite/measure-security.js";
import { DEFAULT_SECURITY_CORPUS } from "../dist/suite/packaged.js";

const ENTRIES = 10_000;

const corpus = await loadSecurityCorpus(DEFAULT_SECURITY_CORPUS);
const dev = corpus.data.entries.filter((entry) => entry.split === "dev");
const entries = Array.from({ length: ENTRIES }, (_, index) => {
  const round = Math.floor(index / dev.length);
  const entry = dev[index % dev.length];
  const resembles = entry.resembles === undefined ? {} : { resembles: `${entry.resembles}/${round}` };
  return { ...entry, ...resembles, id: `${entry.id}/${round}` };
});

let judging = 0;
const detectors = ["scanner", "scanner-hard", "keyword", "secrets"].map((name) => {
  const detector = findDetector(name);
  return {
    name,
    judge(sample, run) {
      const start = performance.now();
      const verdict = detector.judge(sample, run);
      judging += performance.now() - start;
      return verdict;
    },
  };
});

const plan = { split: "all", runs: 1, prevalence: DEFAULT_PREVALENCE, detectors };
const start = performance.now();
await measureSecurity({ ...plan, corpus: { ...corpus, data: { ...corpus.data, entries } } });
const total = performance.now() - start;
console.log(
  `scoring ${ENTRIES} entries × ${detectors.length} detectors: ${((1 - judging / total) * 100).toFixed(1)} % of the time is not the detectors'`,
);
