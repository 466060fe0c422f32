import type { Check, Remark } from "../check.js";
import type { InspectedTool } from "../inspected-tool.js";
import { remarkOf, totalWeight, type Weighed, weighed } from "../mechanisms/weigh.js";
import { type ConceptSet, conceptIndex, conceptSet, includesAny } from "../text/concepts.js";
import { pointerTo, type TextPlace } from "../text-places.js";
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
    if (total >= THRESHOLD) return [remarkOf(all[0]!, "soft", "capability_mismatch", total)];
    return [...presetSinks(tool), ...presetSecrets(tool)];
  },
};

const SINK_NAME =
  /mirror|upload|collect|sink|relay|forward|drop|parcel|escrow|exfil|telemetry|beacon|intake/i;
const ADDRESS_VALUE = /^(?:https?|wss?|ftp|s3|gs|ssh):\/\/(?!localhost|127\.|0\.0\.0\.0)[^\s]{4,}/i;

/** A parameter that is preset to an address of the author and named as a place where data goes. */
function presetSinks(tool: InspectedTool): Remark[] {
  for (const place of tool.places) {
    const { parameter } = place;
    if (place.kind !== "value" || parameter === undefined || parameter.output) continue;
    if (!parameter.required || !SINK_NAME.test(parameter.name) || !ADDRESS_VALUE.test(place.text)) continue;
    return [structural(place, "a parameter sends data to an address the author preset")];
  }
  return [];
}

const SECRET_PATH = conceptIndex("secretPath");
const SECRET_LEAD = conceptSet(["secret", "secretPath", "threat"]);

/** Several files of secrets as preset values of a tool that does not say it is about them. */
function presetSecrets(tool: InspectedTool): Remark[] {
  const places = tool.places.filter(
    (place) => place.kind === "value" && tool.read(place).hits.some((hit) => hit.concept === SECRET_PATH),
  );
  if (places.length < 2 || leadSays(tool, SECRET_LEAD)) return [];
  return [structural(places[0]!, "a parameter is preset to files that hold secrets")];
}

function structural(place: TextPlace, detail: string): Remark {
  return {
    tier: "soft",
    threatType: "capability_mismatch",
    confidence: 0.5,
    evidence: place.text,
    detail,
    location: { pointer: pointerTo(place.path), start: 0, end: place.text.length },
  };
}

const SHELL = conceptSet(["shell", "command"]);
const SHELL_MECHANISMS = new Set(["text-executed", "input-reaches-shell", "runs-downloads"]);

function isUndeclared(tool: InspectedTool, { place, match }: Weighed): boolean {
  if (match.mechanism.id === "destroys-while-reading") {
    return isDone(place.text, match.start, match.end) && declaresReadOnly(tool);
  }
  return !SHELL_MECHANISMS.has(match.mechanism.id) || !leadSays(tool, SHELL);
}

/** "is deleted", "then removes": something is done. "deleted items", "a delete_command" only name it. */
function isDone(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 24), start);
  const word = text.slice(start, end);
  if (/[^\u0000-\u024f]/.test(word)) return true;
  return (
    /(?:\b(?:is|are|been|then|also|likewise|permanently|and)\s+(?:[a-z]{3,12}ly\s+)?)$/i.test(before) &&
    /(?:ed|en|es|ped|out of|origin|remote)$/i.test(word)
  );
}

function declaresReadOnly(tool: InspectedTool): boolean {
  if (annotation(tool, "readOnlyHint") === true) return true;
  return tool.places.some(
    (place) =>
      place.parameter === undefined &&
      tool.read(place).sentences.some((sentence) => includesAny(sentence, READ_ONLY)),
  );
}

/** What the name, the title and the first sentence declare. */
function leadSays(tool: InspectedTool, concepts: ConceptSet): boolean {
  return tool.places.some((place) => {
    if (place.parameter !== undefined || place.path.parent !== undefined) return false;
    const [first] = tool.read(place).sentences;
    return first !== undefined && first.start === 0 && includesAny(first, concepts);
  });
}
