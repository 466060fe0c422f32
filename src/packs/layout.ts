import type { ObjectKind } from "../conformance/schemas/registry.js";

export interface LayoutFiles {
  layout: "documented" | "lab-1" | "lab-2" | "golden-flow" | "flat";
  objects: { path: string; kind: ObjectKind }[];
}

const KIND = "(context|plan|trace|confirm)";
/** `plan.json`, and `plan-2.json` where a pack has several. */
const NAMED = `${KIND}(?:-[A-Za-z0-9_-]{1,80})?\\.json`;
const DOCUMENTED = new RegExp(`^${KIND}s/[^/]+\\.json$`);
const LAB = new RegExp(`^artifacts/${NAMED}$`);
const EXPECTED = new RegExp(`^expected/${NAMED}$`);
const INPUT = new RegExp(`^input/${NAMED}$`);
const FLAT = new RegExp(`^(?:mplp-)?${NAMED}$`);

/** Finds the objects by where they lie; null when nothing lies where any known layout has it. */
export function recognizeLayout(paths: readonly string[], manifest: unknown): LayoutFiles | null {
  const documented = matching(paths, DOCUMENTED);
  if (documented.length > 0) return { layout: "documented", objects: documented };
  const lab = matching(paths, LAB);
  if (lab.length > 0 || paths.some((path) => path.startsWith("artifacts/"))) {
    return { layout: isLayout2(manifest) ? "lab-2" : "lab-1", objects: lab };
  }
  const expected = matching(paths, EXPECTED);
  const input = matching(paths, INPUT);
  if (expected.length + input.length > 0)
    return { layout: "golden-flow", objects: goldenFlow(expected, input) };
  const flat = matching(paths, FLAT);
  return flat.length > 0 ? { layout: "flat", objects: flat } : null;
}

function matching(paths: readonly string[], pattern: RegExp): LayoutFiles["objects"] {
  return paths.flatMap((path) => {
    const kind = pattern.exec(path)?.[1];
    return kind === undefined ? [] : [{ path, kind: kind as ObjectKind }];
  });
}

/** Input and expected describe the same objects before and after: the state after is the evidence. */
function goldenFlow(expected: LayoutFiles["objects"], input: LayoutFiles["objects"]): LayoutFiles["objects"] {
  const after = new Set(expected.map(({ kind }) => kind));
  return [...expected, ...input.filter(({ kind }) => !after.has(kind))];
}

function isLayout2(manifest: unknown): boolean {
  return (manifest as { pack_layout_version?: unknown } | null)?.pack_layout_version === "2";
}
