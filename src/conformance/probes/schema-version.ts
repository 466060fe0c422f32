import type { Probe } from "../probe.js";
import { versionRemarks } from "./version-remarks.js";

export const schemaVersion: Probe = {
  id: "schema_version",
  question: "Does every object declare its schema version?",
  evidence: "meta.schema_version, or meta.schemaVersion",
  rule: "Present in all Contexts, Plans, Traces and Confirms; both spellings count, two different values fail.",
  needs: ["context", "plan", "trace"],
  inspect: (view) => versionRemarks(view, "schema"),
};
