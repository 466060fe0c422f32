import type { Probe } from "../probe.js";
import { field, textField } from "../view/fields.js";
import { firstById } from "../view/first-by-id.js";
import { shown } from "../view/shown.js";
import { duplicateRemarks } from "./duplicate-remarks.js";

export const contextExists: Probe = {
  id: "context_exists",
  question: "Is there a Context with an id?",
  evidence: "Context.context_id",
  rule: "Every Context has a context_id, and no two share one.",
  needs: ["context"],
  *inspect({ contexts }) {
    for (const artifact of contexts) {
      if (textField(artifact.value, "context_id") !== null) continue;
      yield {
        level: "fail",
        code: "context.without_id",
        artifact,
        path: ["context_id"],
        observed: shown(field(artifact.value, "context_id")),
        expected: "an identifier",
        hint: "add context_id",
      };
    }
    const identified = contexts.map((artifact) => ({
      id: textField(artifact.value, "context_id"),
      artifact,
    }));
    const place = ({ artifact }: (typeof identified)[number]) => ({ artifact, path: ["context_id"] });
    yield* duplicateRemarks("context", identified, firstById(identified), place);
  },
};
