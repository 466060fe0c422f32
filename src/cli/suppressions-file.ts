import { access } from "node:fs/promises";
import { fromDisk } from "../core/disk-names.js";
import { parseFormat, parseYamlText } from "../corpus/parse.js";
import { readText } from "../files/read-text.js";
import type { Suppression } from "../formats/suppressions.js";

export const DEFAULT_SUPPRESSIONS = "toolgauge.suppressions.yaml";

/** The accepted findings: of the file named, or of the usual one when it is there. */
export async function loadSuppressions(named: string | undefined): Promise<Suppression[]> {
  const path = named ?? DEFAULT_SUPPRESSIONS;
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (named === undefined && !isThere) return [];
  const { value } = parseFormat("suppressions", parseYamlText(await readText(path), path), path, true);
  return fromDisk(value).suppressions;
}
