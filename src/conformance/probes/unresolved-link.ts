import type { Artifact } from "../evidence.js";
import type { Remark } from "../probe.js";
import { field } from "../view/fields.js";
import { shown } from "../view/shown.js";

/** A link field that names nothing in the pack. Other spellings do not count, but are pointed out. */
export function unresolvedLink(artifact: Artifact, name: "context_id" | "plan_id", alias: string): Remark {
  const observed = field(artifact.value, name);
  const aliasSeen = observed === undefined && field(artifact.value, alias) !== undefined;
  const kind = name === "context_id" ? "Context" : "Plan";
  return {
    level: "fail",
    code: observed === undefined ? `${name}.missing` : `${name}.unresolved`,
    artifact,
    path: [name],
    observed: aliasSeen ? `nothing, but a field ${alias}` : shown(observed),
    expected: `the id of a ${kind} in the pack`,
    hint: aliasSeen ? `rename ${alias} to ${name}` : `name an existing ${kind}, or add it to the pack`,
  };
}
