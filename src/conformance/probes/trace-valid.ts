import type { Probe } from "../probe.js";
import { schemaRemarks } from "./object-remarks.js";

export const traceValid: Probe = {
  id: "trace_valid",
  question: "Does every Trace pass its schema?",
  evidence: "mplp-trace.schema.json",
  rule: "No Trace has a validation error under the chosen profile.",
  needs: ["trace"],
  inspect: (view) => schemaRemarks(view, "trace"),
};
