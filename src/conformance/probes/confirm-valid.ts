import type { Probe } from "../probe.js";
import { schemaRemarks } from "./object-remarks.js";

export const confirmValid: Probe = {
  id: "confirm_valid",
  question: "Does every Confirm pass its schema?",
  evidence: "mplp-confirm.schema.json",
  rule: "No Confirm has a validation error under the chosen profile. A pack without Confirms passes.",
  needs: [],
  inspect: (view) => schemaRemarks(view, "confirm"),
};
