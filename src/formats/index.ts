import type { z } from "zod";
import { approvalsExportFile } from "./approvals-export.js";
import { baselineFile } from "./baseline.js";
import { corpusFile } from "./corpus.js";
import { engineAdapterFile } from "./engine-adapter.js";
import { goldenSetFile } from "./golden-set.js";
import { lockedCorpusFile } from "./locked-corpus.js";
import { packManifestFile } from "./pack-manifest.js";
import { runRecordFile } from "./run-record.js";
import { securityCorpusFile } from "./security-corpus.js";
import { suiteFile } from "./suite.js";
import { suppressionsFile } from "./suppressions.js";
import { toolVerdictsFile } from "./tool-verdicts.js";

/** Every file format of the product; its id is the name of its published schema. */
export const FORMATS = {
  corpus: corpusFile,
  "locked-corpus": lockedCorpusFile,
  "golden-set": goldenSetFile,
  "security-corpus": securityCorpusFile,
  baseline: baselineFile,
  suite: suiteFile,
  "run-record": runRecordFile,
  "engine-adapter": engineAdapterFile,
  "approvals-export": approvalsExportFile,
  "pack-manifest": packManifestFile,
  suppressions: suppressionsFile,
  "tool-verdicts": toolVerdictsFile,
} satisfies Record<string, z.ZodType>;

export type FormatId = keyof typeof FORMATS;

/** What kind of file a parsed value claims to be, from the fields that only that kind has. */
export function recognizeFormat(value: unknown): FormatId | undefined {
  if (value === null || typeof value !== "object") return undefined;
  const has = (key: string) => Object.hasOwn(value, key);
  const kind = (value as { kind?: unknown }).kind;
  if (kind === "baseline") return "baseline";
  if (kind === "run_record") return "run-record";
  if (kind === "locked_corpus") return "locked-corpus";
  if (kind === "tool_verdicts") return "tool-verdicts";
  if (kind === "engine") return "engine-adapter";
  if (kind === "approvals") return "approvals-export";
  if (has("queries")) return "golden-set";
  if (has("entries")) return "security-corpus";
  if (has("suppressions")) return "suppressions";
  if (has("tools")) return "corpus";
  if (has("manifest_version") || has("pack_version") || has("pack_layout_version")) return "pack-manifest";
  if (has("retrieval") || has("security") || has("conformance")) return "suite";
  return undefined;
}
