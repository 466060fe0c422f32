import { join } from "node:path";
import type { Evidence } from "../conformance/evidence.js";
import { declaredVersion } from "../conformance/view/declared-version.js";
import { TOOL_VERSION } from "../core/version.js";
import { writeAtomically } from "../files/write-atomically.js";
import { openFolder } from "./folder-source.js";
import { hashFile, isCovered, ROOT, rootHashes, SUMS } from "./integrity.js";
import { DEFAULT_PACK_OPTIONS, type PackOptions } from "./read-pack.js";
import { readSource } from "./read-source.js";

export interface Seal {
  files: number;
  rootHash: string;
  wroteManifest: boolean;
}

/**
 * Writes the integrity files over everything in a pack, and a manifest where there is none. An existing
 * manifest is kept as it is. `exportedAt` is only used for a new manifest.
 */
export async function sealPack(
  folder: string,
  exportedAt: string,
  options: PackOptions = DEFAULT_PACK_OPTIONS,
): Promise<Seal> {
  const unsealed = await openFolder(folder, options.limits);
  const evidence = await readSource(unsealed, options);
  const wroteManifest = evidence.manifest === null;
  if (wroteManifest) {
    await writeAtomically(
      join(folder, "manifest.json"),
      `${JSON.stringify(manifestFor(evidence, exportedAt), null, 2)}\n`,
    );
  }
  const source = await openFolder(folder, options.limits);
  const sums = [];
  for (const { path } of source.files.filter((file) => isCovered(file.path))) {
    sums.push({ path, hash: await hashFile(source, path) });
  }
  const text = sums.map(({ hash, path }) => `${hash}  ${path}\n`).join("");
  const rootHash = rootHashes(sums, Buffer.from(text))["sorted-lines"];
  await writeAtomically(join(folder, SUMS), text);
  await writeAtomically(join(folder, ROOT), `${rootHash}\n`);
  return { files: sums.length, rootHash, wroteManifest };
}

function manifestFor({ artifacts, events }: Evidence, exportedAt: string) {
  const count = (kind: string) => artifacts.filter((artifact) => artifact.kind === kind).length;
  const version = artifacts
    .map(({ value }) => declaredVersion(value, "protocol").value)
    .find((value) => typeof value === "string");
  return {
    manifest_version: "1.0",
    protocol_version: version ?? "1.0.0",
    exported_at: exportedAt,
    exporter: `toolgauge@${TOOL_VERSION}`,
    contents: {
      contexts: count("context"),
      plans: count("plan"),
      traces: count("trace"),
      confirms: count("confirm"),
      events: events.lines,
    },
  };
}
