import type { Probe } from "../probe.js";
import { schemaRemarks } from "./object-remarks.js";

export const planValid: Probe = {
  id: "plan_valid",
  question: "Does every Plan pass its schema?",
  evidence: "mplp-plan.schema.json",
  rule: "No Plan has a validation error under the chosen profile.",
  needs: ["plan"],
  inspect: (view) => schemaRemarks(view, "plan"),
};
