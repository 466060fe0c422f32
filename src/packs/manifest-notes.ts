import type { Artifact } from "../conformance/evidence.js";
import { field, listField } from "../conformance/view/fields.js";

/** Where the manifest and the pack disagree about what is in it. Told, not judged. */
export function manifestNotes(manifest: unknown, artifacts: readonly Artifact[]): string[] {
  const counts = new Map<string, number>();
  for (const { kind } of artifacts) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const contents = field(manifest, "contents");
  const notes: string[] = [];
  for (const kind of ["context", "plan", "trace", "confirm"]) {
    const declared = field(contents, `${kind}s`);
    const found = counts.get(kind) ?? 0;
    if (typeof declared === "number" && declared !== found) {
      notes.push(`the manifest counts ${declared} ${kind}s, the pack has ${found}`);
    }
    if (listField(manifest, "artifacts_included").includes(kind) && found === 0) {
      notes.push(`the manifest lists ${kind}, the pack has none`);
    }
  }
  return notes;
}
