import { type Check, oneRemark } from "../check.js";
import { softRemark } from "../wording/remark.js";

export const directiveImperative: Check = {
  id: "directive.imperative",
  titleClean: "No orders beyond the tool's own job",
  titleFlagged: "Orders to the model beyond the tool's own job",
  why: "A definition that directs other tools, claims precedence or keeps things from the user steers the session without ever being called.",
  looksAt:
    "Text that commands the model to run another tool first, set another tool's argument, prefer this tool over others, skip consent, obey what comes from elsewhere, or act on unrelated work.",
  ignores:
    "Workflow guidance about the own server, warnings, formats, limits, and orders that protect the user.",
  tier: "soft",
  threatType: "tool_poisoning",
  remediation: "Describe what the tool does and leave the conduct of the session to the user.",
  references: ["https://genai.owasp.org/llmrisk/llm01-prompt-injection/"],
  lifecycle: "stable",
  inspect(tool) {
    return oneRemark(softRemark(tool, ["steer", "consent"], "tool_poisoning"));
  },
};
