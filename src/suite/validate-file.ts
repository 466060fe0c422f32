import type { Problem } from "../core/errors.js";
import { loadCorpus, loadGoldenSet, loadSecurityCorpus, readAnyFormat } from "../corpus/load.js";
import { parseFormat } from "../corpus/parse.js";
import type { FormatId } from "../formats/index.js";

export interface Validation {
  path: string;
  format: FormatId;
  warnings: Problem[];
  /** What could not be checked, and what would allow it. */
  unchecked?: string;
}

/** Holds a file to its schema and its invariants, strictly: what is committed promises everything. */
export async function validateFile(path: string, corpusPath: string | undefined): Promise<Validation> {
  const { format, raw } = await readAnyFormat(path);
  const strict = { strict: true };
  switch (format) {
    case "corpus":
      return { path, format, warnings: (await loadCorpus(path, strict)).warnings };
    case "security-corpus":
      return { path, format, warnings: (await loadSecurityCorpus(path, strict)).warnings };
    case "golden-set": {
      parseFormat(format, raw, path, true);
      if (corpusPath === undefined) {
        return {
          path,
          format,
          warnings: [],
          unchecked: "labels were not checked: name the corpus with --corpus",
        };
      }
      const corpus = await loadCorpus(corpusPath, strict);
      return { path, format, warnings: (await loadGoldenSet(path, corpus, strict)).warnings };
    }
    default:
      return { path, format, warnings: parseFormat(format, raw, path, true).warnings };
  }
}
