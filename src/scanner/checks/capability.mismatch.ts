import { type Check, oneRemark, type Remark } from "../check.js";
import { contradictionIn } from "../effects/contradiction.js";
import { type Promises, promisesOf } from "../effects/declared.js";
import { needlessSecret } from "../effects/needless-secret.js";
import { actingParameter, hiddenShell, presetSecret, presetSink } from "../effects/parameters.js";
import type { InspectedTool } from "../inspected-tool.js";
import { DESCRIPTION, passageIn, type TextPlace } from "../text-places.js";
import { remarkOn, softRemark } from "../wording/remark.js";

export const capabilityMismatch: Check = {
  id: "capability.mismatch",
  titleClean: "The tool touches what it declares",
  titleFlagged: "The tool touches more than it declares",
  why: "A harmless name and a read-only mark get a tool approved; what its text touches is what it will do.",
  looksAt:
    "What name, lead sentence and annotations promise (to read only, to keep data on the machine, to leave something alone) against what later sentences and parameters say is destroyed, changed, sent, executed or read; parameters that collect data, secrets or commands the tool does not need; choices by which a reading tool acts; preset addresses and files of secrets.",
  ignores:
    "Tools that declare what they touch, negations, conditions, abilities and remarks on what others do, retention, and configuration read by the server itself.",
  tier: "soft",
  threatType: "capability_mismatch",
  remediation: "Declare what the tool does in its name and annotations, and ask for nothing else.",
  references: ["https://modelcontextprotocol.io/specification"],
  lifecycle: "stable",
  inspect(tool) {
    const description = tool.places.find(({ path }) => path === DESCRIPTION);
    const promises = promisesOf(tool, description?.known);
    return oneRemark(
      softRemark(tool, ["mismatch"], "capability_mismatch") ??
        collectingParameter(tool) ??
        brokenPromise(tool, promises) ??
        overreaching(tool, promises),
    );
  },
};

/** A parameter whose description asks for what the tool does not need. */
function collectingParameter({ suspicions }: InspectedTool): Remark | undefined {
  const asking = suspicions.find(
    ({ label, place }) => label === "disclosure" && place.parameter?.output === false,
  );
  return asking === undefined ? undefined : remarkOn(asking, "soft", "capability_mismatch");
}

function brokenPromise({ view, places }: InspectedTool, promises: Promises): Remark | undefined {
  const contradiction = contradictionIn(view, places, promises);
  if (contradiction === undefined) return undefined;
  const { place, assertion, detail } = contradiction;
  return structural(place, detail, assertion.from, assertion.to);
}

function overreaching(tool: InspectedTool, promises: Promises): Remark | undefined {
  const { places } = tool;
  const found =
    (promises.readOnly ? actingParameter(places) : undefined) ??
    hiddenShell(tool, places) ??
    needlessSecret(tool, places) ??
    presetSink(tool, places) ??
    presetSecret(tool, places, (place) => tool.read(place));
  return found === undefined ? undefined : structural(found.place, found.detail, 0, found.place.text.length);
}

function structural(place: TextPlace, detail: string, from: number, to: number): Remark {
  const passage = passageIn(place, from, to);
  return { tier: "soft", threatType: "capability_mismatch", confidence: 0.5, detail, ...passage };
}
