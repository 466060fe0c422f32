import type { Probe } from "../probe.js";
import { schemaRemarks } from "./object-remarks.js";

export const contextValid: Probe = {
  id: "context_valid",
  question: "Does every Context pass its schema?",
  evidence: "mplp-context.schema.json",
  rule: "No Context has a validation error under the chosen profile.",
  needs: ["context"],
  inspect: (view) => schemaRemarks(view, "context"),
};
