import { type FromDisk, fromDisk } from "../core/disk-names.js";
import type { Problem } from "../core/errors.js";
import { ToolgaugeError } from "../core/errors.js";
import { readText } from "../files/read-text.js";
import type { ApprovalsExportFile } from "../formats/approvals-export.js";
import type { Baseline } from "../formats/baseline.js";
import type { Corpus, CorpusFile } from "../formats/corpus.js";
import type { GoldenSet, GoldenSetFile } from "../formats/golden-set.js";
import { FORMATS, type FormatId, recognizeFormat } from "../formats/index.js";
import type { LockedCorpus } from "../formats/locked-corpus.js";
import type { RunRecord } from "../formats/run-record.js";
import type { SecurityCorpus, SecurityCorpusFile } from "../formats/security-corpus.js";
import type { Suite } from "../formats/suite.js";
import { corpusHash, goldenSetHash, securityCorpusHash } from "./content-hash.js";
import { checkCorpus, checkGoldenSet, checkSecurityCorpus, type InvariantReport } from "./invariants.js";
import { parseFormat, parseJson, parseYamlText, problemsError } from "./parse.js";

export interface LoadOptions {
  /** Hold a foreign file to everything the committed datasets promise. */
  strict?: boolean;
}

/** A dataset as loaded: its content, its hash, and what a strict reading would have refused. */
export interface Loaded<T> {
  path: string;
  data: T;
  sha256: string;
  warnings: Problem[];
}

export interface LoadedCorpus extends Loaded<Corpus> {
  file: CorpusFile;
}

export async function loadCorpus(path: string, options: LoadOptions = {}): Promise<LoadedCorpus> {
  const { value, warnings } = await readFormat("corpus", path, options);
  const report = settle(path, checkCorpus(value), options);
  const data = fromDisk(value) as Corpus;
  return { path, file: value, data, sha256: corpusHash(value), warnings: [...warnings, ...report] };
}

/** A golden set is only valid together with the corpus that its labels refer to. */
export async function loadGoldenSet(
  path: string,
  corpus: LoadedCorpus,
  options: LoadOptions = {},
): Promise<Loaded<GoldenSet>> {
  const { value, warnings } = await readFormat("golden-set", path, options);
  const file: GoldenSetFile = value;
  const report = settle(path, checkGoldenSet(file, corpus.file), options);
  const data = fromDisk(file) as GoldenSet;
  return { path, data, sha256: goldenSetHash(file), warnings: [...warnings, ...report] };
}

export async function loadSecurityCorpus(
  path: string,
  options: LoadOptions = {},
): Promise<Loaded<SecurityCorpus>> {
  const { value, warnings } = await readFormat("security-corpus", path, options);
  const file: SecurityCorpusFile = value;
  const report = settle(path, checkSecurityCorpus(file), options);
  const data = fromDisk(file) as SecurityCorpus;
  return { path, data, sha256: securityCorpusHash(file), warnings: [...warnings, ...report] };
}

export async function loadBaseline(path: string): Promise<Baseline> {
  return (await loadOwn("baseline", path)) as Baseline;
}

export async function loadRunRecord(path: string): Promise<RunRecord> {
  return (await loadOwn("run-record", path)) as RunRecord;
}

export async function loadLockedCorpus(path: string): Promise<LockedCorpus> {
  return (await loadOwn("locked-corpus", path)) as LockedCorpus;
}

export async function loadApprovalsExport(path: string): Promise<ApprovalsExportFile> {
  return (await readFormat("approvals-export", path, { strict: true })).value;
}

export async function loadSuite(path: string): Promise<Suite> {
  return (await loadOwn("suite", path)) as Suite;
}

/** Parses any file of a known format, chosen by its content. */
export async function readAnyFormat(path: string): Promise<{ format: FormatId; raw: unknown }> {
  const raw = parseText(path, await readText(path));
  const format = recognizeFormat(raw);
  if (format === undefined) {
    throw new ToolgaugeError("schema_mismatch", `${path} is none of the known formats`, {
      next: `expected one of ${Object.keys(FORMATS).join(", ")}`,
    });
  }
  return { format, raw };
}

async function loadOwn(
  format: "baseline" | "locked-corpus" | "run-record" | "suite",
  path: string,
): Promise<FromDisk<unknown>> {
  const { value } = await readFormat(format, path, { strict: true });
  return fromDisk(value);
}

async function readFormat<Id extends FormatId>(format: Id, path: string, options: LoadOptions) {
  return parseFormat(format, parseText(path, await readText(path)), path, options.strict ?? false);
}

function parseText(path: string, text: string): unknown {
  return /\.ya?ml$/i.test(path) ? parseYamlText(text, path) : parseJson(text, path);
}

function settle(path: string, { errors, warnings }: InvariantReport, options: LoadOptions): Problem[] {
  const refused = options.strict === true ? [...errors, ...warnings] : errors;
  if (refused.length > 0) throw problemsError("invariant_broken", `${path} breaks an invariant`, refused);
  return warnings;
}
