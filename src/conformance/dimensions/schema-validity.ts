import type { Dimension } from "../probe.js";
import { confirmValid } from "../probes/confirm-valid.js";
import { contextValid } from "../probes/context-valid.js";
import { planValid } from "../probes/plan-valid.js";
import { traceValid } from "../probes/trace-valid.js";

export const schemaValidity: Dimension = {
  id: "schema_validity",
  title: "Schema validity",
  question: "Do all objects pass JSON Schema validation?",
  probes: [contextValid, planValid, traceValid, confirmValid],
};
