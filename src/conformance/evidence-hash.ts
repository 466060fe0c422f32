import { hashJson } from "../core/canonical-json.js";
import { contentHash } from "./content-hash.js";
import type { Artifact, Evidence } from "./evidence.js";
import { textField } from "./view/fields.js";

interface HashedArtifact {
  artifact: Artifact;
  sha256: string;
}

/**
 * The objects in an order that depends on their content alone, and a hash over all of them: renaming,
 * reordering or reformatting files changes neither.
 */
export function orderByContent(evidence: Evidence): { artifacts: Artifact[]; sha256: string } {
  const hashed = evidence.artifacts
    .map((artifact) => ({ artifact, sha256: contentHash(artifact.value) }))
    .sort(compareHashed);
  return {
    artifacts: hashed.map(({ artifact }) => artifact),
    sha256: hashJson(hashed.map(({ artifact: { kind }, sha256 }) => ({ kind, sha256 }))),
  };
}

const KIND_ORDER = { context: 0, plan: 1, trace: 2, confirm: 3 };

function compareHashed(a: HashedArtifact, b: HashedArtifact): number {
  const byKind = KIND_ORDER[a.artifact.kind] - KIND_ORDER[b.artifact.kind];
  return byKind || compareText(idOf(a.artifact), idOf(b.artifact)) || compareText(a.sha256, b.sha256);
}

function idOf({ kind, value }: Artifact): string {
  return textField(value, `${kind}_id`) ?? "";
}

function compareText(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
