import { type Check, oneRemark } from "../check.js";
import { softRemark } from "../wording/remark.js";

export const activationDeferred: Check = {
  id: "activation.deferred",
  titleClean: "The definition means the same at all times",
  titleFlagged: "The definition means something else later",
  why: "A tool that is harmless during review and changes its demands after some calls, a date or its approval escapes every review.",
  looksAt:
    "Different demands after a number of calls, from a date on, once approved, or taken from a remote text that can change.",
  ignores: "Quotas, deprecation dates, validity of results, and remote documentation that is only reference.",
  tier: "soft",
  threatType: "rug_pull",
  remediation: "State one behaviour; pin the definition and review it again when it changes.",
  references: ["https://modelcontextprotocol.io/specification"],
  lifecycle: "stable",
  inspect(tool) {
    return oneRemark(softRemark(tool, ["defer"], "rug_pull"));
  },
};
