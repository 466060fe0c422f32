import { toDisk } from "../../core/disk-names.js";
import { ToolgaugeError } from "../../core/errors.js";
import { checkSecurityCorpus } from "../../corpus/invariants.js";
import { parseFormat } from "../../corpus/parse.js";
import type { SecurityCorpusFile } from "../../formats/security-corpus.js";
import type { Proof } from "./proof.js";

export const unclearProvenanceIsRefused: Proof = {
  id: "INV-4",
  claim: "an entry without provenance, or with a licence that forbids redistribution, fails validation",
  async show({ security }) {
    const { version, entries } = toDisk<SecurityCorpusFile>(security.data);
    const [first, ...rest] = entries as [
      SecurityCorpusFile["entries"][number],
      ...SecurityCorpusFile["entries"],
    ];
    const { provenance, ...without } = first;
    const restricted = { ...first, provenance: { ...provenance, license: "CC-BY-NC-4.0" } };
    const missing = isRefused({ version, entries: [without, ...rest] });
    const { errors } = checkSecurityCorpus({ version, entries: [restricted, ...rest] });
    const named = errors.filter(({ pointer }) => pointer === "/entries/0/provenance/license");
    return {
      passed: missing && named.length === 1 && !isRefused({ version, entries }),
      detail: `without provenance: ${missing ? "refused" : "accepted"}; CC-BY-NC-4.0: ${named.length === 1 ? "refused" : "accepted"}`,
    };
  },
};

function isRefused(file: unknown): boolean {
  try {
    parseFormat("security-corpus", file, "the corpus", true);
    return false;
  } catch (error) {
    if (error instanceof ToolgaugeError) return true;
    throw error;
  }
}
