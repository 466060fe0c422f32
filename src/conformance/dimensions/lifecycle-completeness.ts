import type { Dimension } from "../probe.js";
import { contextExists } from "../probes/context-exists.js";
import { planLinked } from "../probes/plan-linked.js";
import { stepsTraced } from "../probes/steps-traced.js";
import { traceLinked } from "../probes/trace-linked.js";

export const lifecycleCompleteness: Dimension = {
  id: "lifecycle_completeness",
  title: "Lifecycle completeness",
  question: "Is the chain from Plan to Trace complete?",
  probes: [contextExists, planLinked, traceLinked, stepsTraced],
};
