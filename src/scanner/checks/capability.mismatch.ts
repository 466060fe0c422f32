import type { Check } from "../check.js";
import type { InspectedTool } from "../inspected-tool.js";
import { remarkOf, totalWeight, type Weighed, weighed } from "../mechanisms/weigh.js";
import { conceptSet, includesAny } from "../text/concepts.js";
import { annotation } from "../tool-view.js";

const THRESHOLD = 0.38;
const READ_ONLY = conceptSet(["readOnly"]);

export const capabilityMismatch: Check = {
  id: "capability.mismatch",
  titleClean: "The tool touches what it declares",
  titleFlagged: "The tool touches more than it declares",
  why: "A harmless name and a read-only mark get a tool approved; what its text touches is what it will do.",
  looksAt:
    "Secrets, keys, shell, foreign hosts and conversation history against the name, the lead sentence and the annotations; parameters that collect data the tool does not need; destructive text under a read-only mark.",
  ignores: "Tools that declare what they touch, negations, and configuration read by the server itself.",
  tier: "soft",
  threatType: "capability_mismatch",
  remediation: "Declare what the tool does in its name and annotations, and ask for nothing else.",
  references: ["https://modelcontextprotocol.io/specification"],
  lifecycle: "stable",
  inspect(tool) {
    const all = weighed(tool, "capability").filter((each) => isUndeclared(tool, each));
    const total = totalWeight(all);
    return total < THRESHOLD ? [] : [remarkOf(all[0]!, "soft", "capability_mismatch", total)];
  },
};

function isUndeclared(tool: InspectedTool, { match }: Weighed): boolean {
  if (match.mechanism.id === "destroys-while-reading") return declaresReadOnly(tool);
  return true;
}

function declaresReadOnly(tool: InspectedTool): boolean {
  if (annotation(tool, "readOnlyHint") === true) return true;
  return tool.places.some(
    (place) =>
      place.parameter === undefined &&
      tool.read(place).sentences.some((sentence) => includesAny(sentence, READ_ONLY)),
  );
}
