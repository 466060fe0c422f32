import type { Dimension } from "../probe.js";
import { orderDeterminable } from "../probes/order-determinable.js";
import { parentChildValid } from "../probes/parent-child-valid.js";
import { statusRecorded } from "../probes/status-recorded.js";
import { timestampsPresent } from "../probes/timestamps-present.js";

export const traceIntegrity: Dimension = {
  id: "trace_integrity",
  title: "Trace integrity",
  question: "Can the execution be reconstructed from the Trace?",
  probes: [timestampsPresent, orderDeterminable, parentChildValid, statusRecorded],
};
