import type { Probe, Remark } from "../probe.js";
import { declaredVersion } from "../view/declared-version.js";
import type { EvidenceView } from "../view/evidence-view.js";
import { field } from "../view/fields.js";
import { shown } from "../view/shown.js";

const SUPPORTED = /^1\.0\.\d{1,9}$/;
const MANIFEST_NAMES = ["protocol_version", "mplp_protocol_version", "protocol_ref"];

export const versionMatch: Probe = {
  id: "version_match",
  question: "Do all objects declare the same versions?",
  evidence: "meta of all objects, manifest.protocol_version",
  rule: "One protocol version and one schema version across the pack; the manifest's protocol version, where given, is the same; the protocol version is 1.0.x.",
  needs: ["context", "plan", "trace"],
  *inspect(view) {
    const protocol = yield* differing(view, "protocol");
    yield* differing(view, "schema");
    if (protocol === null) return;
    if (!SUPPORTED.test(protocol)) yield unsupported(protocol);
    const declared = manifestVersion(view);
    if (declared !== null && declared.value !== protocol) yield otherInManifest(declared, protocol);
  },
};

/** Reports the objects that are not of the most frequent version, and returns that version. */
function* differing(
  { evidence }: EvidenceView,
  which: "protocol" | "schema",
): Generator<Remark, string | null> {
  const declared = evidence.artifacts.flatMap((artifact) => {
    const { value } = declaredVersion(artifact.value, which);
    return typeof value === "string" && value !== "" ? [{ artifact, value }] : [];
  });
  const usual = mostFrequent(declared.map(({ value }) => value));
  for (const { artifact, value } of declared) {
    if (value === usual) continue;
    yield {
      level: "fail",
      code: `${which}_version.differs`,
      artifact,
      path: ["meta", `${which}_version`],
      observed: shown(value),
      expected: `${shown(usual)}, as in the other objects`,
      hint: "export all objects of a pack with one version",
    };
  }
  return usual;
}

function mostFrequent(values: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const ranked = [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  return ranked[0]?.[0] ?? null;
}

interface ManifestVersion {
  place: string;
  name: string;
  value: string;
}

function manifestVersion({ evidence: { manifest } }: EvidenceView): ManifestVersion | null {
  if (manifest === null) return null;
  for (const name of MANIFEST_NAMES) {
    const value = versionText(field(manifest.value, name));
    if (value !== null) return { place: manifest.place, name, value };
  }
  return null;
}

/** A reference may be the version itself, an object holding it, or a name that ends in it. */
function versionText(value: unknown): string | null {
  const text =
    typeof value === "string" ? value : (field(value, "protocol_version") ?? field(value, "version"));
  if (typeof text !== "string") return null;
  return /\d+\.\d+\.\d+/.exec(text.slice(0, 200))?.[0] ?? text;
}

function unsupported(protocol: string): Remark {
  return {
    level: "fail",
    code: "protocol_version.unsupported",
    artifact: null,
    path: [],
    observed: shown(protocol),
    expected: "1.0.x",
    hint: "these rules are those of protocol 1.0",
  };
}

function otherInManifest({ place, name, value }: ManifestVersion, protocol: string): Remark {
  return {
    level: "fail",
    code: "manifest.protocol_version_differs",
    artifact: null,
    path: [],
    observed: `${shown(value)} in ${name} of ${place}`,
    expected: `${shown(protocol)}, as in the objects`,
    hint: "write the manifest from the objects it lists",
  };
}
