import { fileURLToPath } from "node:url";

/** A file that ships with the package, wherever it is installed. */
export function packagedFile(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}

export const DEFAULT_SUITE = packagedFile("suites/default.yaml");
export const DEFAULT_CORPUS = packagedFile("datasets/corpus_v1.json");
export const DEFAULT_GOLDEN = packagedFile("datasets/retrieval_golden_v1.json");
export const DEFAULT_SECURITY_CORPUS = packagedFile("datasets/security_corpus_v1.json");
export const DEFAULT_BASELINE = packagedFile("datasets/baseline_v16.json");
export const DEFAULT_LOCK = packagedFile("datasets/real_servers.lock.json");
