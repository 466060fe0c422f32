import type { Probe } from "../probe.js";
import { versionRemarks } from "./version-remarks.js";

export const protocolVersion: Probe = {
  id: "protocol_version",
  question: "Does every object declare its protocol version?",
  evidence: "meta.protocol_version, or meta.protocolVersion",
  rule: "Present in all Contexts, Plans, Traces and Confirms; both spellings count, two different values fail.",
  needs: ["context", "plan", "trace"],
  inspect: (view) => versionRemarks(view, "protocol"),
};
