import type { Artifact } from "../evidence.js";
import type { Remark } from "../probe.js";
import { hintFor } from "../schemas/hints.js";
import type { Profile } from "../schemas/profile.js";
import { type ObjectKind, validatorFor } from "../schemas/registry.js";
import type { EvidenceView } from "../view/evidence-view.js";
import { shown } from "../view/shown.js";

/** Schema errors of all objects of a kind, and where the two profiles disagree. */
export function* schemaRemarks(view: EvidenceView, kind: ObjectKind): Generator<Remark> {
  const { profile } = view.options;
  for (const artifact of view.evidence.artifacts) {
    if (artifact.kind !== kind) continue;
    const published = validatorFor(kind, "published")(artifact.value);
    // Everything the published schemas accept, the other profile accepts too.
    const spec = published.total === 0 ? published : validatorFor(kind, "spec")(artifact.value);
    const report = profile === "spec" ? spec : published;
    for (const error of report.errors) {
      yield {
        level: "fail",
        code: `schema.${error.keyword}`,
        artifact,
        path: error.path,
        observed: shown(error.observed),
        expected: error.expected,
        hint: hintFor(error, kind, profile),
      };
    }
    const unlisted = report.total - report.errors.length;
    if (unlisted > 0) yield unlistedErrors(artifact, unlisted);
    if (spec.total === 0 && published.total > 0) {
      yield profileDifference(artifact, published.errors[0]!.path, profile);
    }
  }
}

function unlistedErrors(artifact: Artifact, count: number): Remark {
  return {
    level: "fail",
    code: "schema.more",
    artifact,
    path: [],
    count,
    observed: `${count} further errors`,
    expected: "none",
    hint: "correct the listed ones first",
  };
}

function profileDifference(artifact: Artifact, path: (string | number)[], profile: Profile): Remark {
  const name = String(path.at(-1) ?? "");
  return {
    level: "info",
    code: "schema.profiles_differ",
    artifact,
    path,
    observed: `${name} is judged differently by the two profiles`,
    expected: "valid under spec, invalid under published",
    hint: profile === "spec" ? "check with --profile published too" : "check with --profile spec too",
  };
}
