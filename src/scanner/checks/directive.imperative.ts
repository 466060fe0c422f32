import type { Check } from "../check.js";
import { remarkOf, totalWeight, weighed } from "../mechanisms/weigh.js";

const THRESHOLD = 0.5;

export const directiveImperative: Check = {
  id: "directive.imperative",
  titleClean: "No orders beyond the tool's own job",
  titleFlagged: "Orders to the model beyond the tool's own job",
  why: "A definition that directs other tools, claims precedence or keeps things from the user steers the session without ever being called.",
  looksAt:
    "Text that commands the model to run another tool first, set another tool's argument, prefer this tool over others, withhold something from the user, skip consent, or act on unrelated work.",
  ignores:
    "Workflow guidance about the own server, warnings, formats, limits, and orders that protect the user.",
  tier: "soft",
  threatType: "tool_poisoning",
  remediation: "Describe what the tool does and leave the conduct of the session to the user.",
  references: ["https://genai.owasp.org/llmrisk/llm01-prompt-injection/"],
  lifecycle: "stable",
  inspect(tool) {
    const all = weighed(tool, "directive");
    const total = totalWeight(all);
    return total < THRESHOLD ? [] : [remarkOf(all[0]!, "soft", "tool_poisoning", total)];
  },
};
