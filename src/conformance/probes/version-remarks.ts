import type { Remark } from "../probe.js";
import { declaredVersion } from "../view/declared-version.js";
import type { EvidenceView } from "../view/evidence-view.js";
import { shown } from "../view/shown.js";

/** Objects that do not declare a version, or declare two. */
export function* versionRemarks({ evidence }: EvidenceView, which: "protocol" | "schema"): Generator<Remark> {
  for (const artifact of evidence.artifacts) {
    const { value, isContradictory } = declaredVersion(artifact.value, which);
    const isDeclared = typeof value === "string" && value !== "";
    if (isDeclared && !isContradictory) continue;
    yield {
      level: "fail",
      code: isContradictory ? `${which}_version.contradictory` : `${which}_version.missing`,
      artifact,
      path: ["meta", `${which}_version`],
      observed: isContradictory ? "two spellings with different values" : shown(value),
      expected: `one ${which} version`,
      hint: isContradictory ? "keep the snake_case spelling" : `add meta.${which}_version, such as 1.0.0`,
    };
  }
}
