export type { Corpus, CorpusTool } from "../formats/corpus.js";
export type { GoldenQuery, GoldenSet } from "../formats/golden-set.js";
export type { SecurityCorpus, SecurityEntry } from "../formats/security-corpus.js";
export {
  type Loaded,
  type LoadedCorpus,
  type LoadOptions,
  loadBaseline,
  loadCorpus,
  loadGoldenSet,
  loadRunRecord,
  loadSecurityCorpus,
  loadSuite,
} from "./load.js";
