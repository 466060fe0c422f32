import { type Check, oneRemark, type Remark } from "../check.js";
import { carryingAddress } from "../effects/carrying-address.js";
import type { InspectedTool } from "../inspected-tool.js";
import { pointerTo } from "../text-places.js";
import { softRemark } from "../wording/remark.js";

export const exfiltrationChannel: Check = {
  id: "exfiltration.channel",
  titleClean: "No channel that carries data out",
  titleFlagged: "A channel that carries data out",
  why: "Data leaves through addresses, images, copies and host names that a model is told to fill in, without any tool that looks like sending.",
  looksAt:
    "Data put into a URL, a Markdown image or a host name; copies sent to an address of the author; private data made public.",
  ignores: "Addresses of documentation, webhooks the user gives, images whose address carries no data.",
  tier: "soft",
  threatType: "exfiltration",
  remediation: "Let the server send what it needs itself, and say so.",
  references: ["https://genai.owasp.org/llmrisk/llm02-sensitive-information-disclosure/"],
  lifecycle: "stable",
  inspect(tool) {
    return oneRemark(softRemark(tool, ["exfil"], "exfiltration") ?? carrying(tool));
  },
};

function carrying({ places }: InspectedTool): Remark | undefined {
  const found = carryingAddress(places);
  if (found === undefined) return undefined;
  const { place, start, end } = found;
  return {
    tier: "soft",
    threatType: "exfiltration",
    confidence: 0.6,
    evidence: place.text.slice(start, end),
    detail: "an address carries data that the tool does not need",
    location: { pointer: pointerTo(place.path), start, end },
  };
}
