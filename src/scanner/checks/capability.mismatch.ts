import type { Check, Remark } from "../check.js";
import type { InspectedTool } from "../inspected-tool.js";
import { negatedHits } from "../mechanisms/negation.js";
import { type ConceptSet, conceptIndex, conceptSet, includesAny } from "../text/concepts.js";
import { UNUSUAL } from "../text/traits.js";
import { pointerTo, type TextPlace } from "../text-places.js";
import { annotation } from "../tool-view.js";
import { remarkOn, softRemark } from "../wording/remark.js";

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
    return [
      ...softRemark(tool, ["mismatch"], "capability_mismatch"),
      ...collectingParameter(tool),
      ...destroysWhileReading(tool),
      ...presetSinks(tool),
      ...presetSecrets(tool),
    ].slice(0, 1);
  },
};

/** A parameter whose description asks for what the tool does not need. */
function collectingParameter(tool: InspectedTool): Remark[] {
  const asking = tool.suspicions.find(
    ({ label, place }) => label === "disclosure" && place.parameter?.output === false,
  );
  return asking === undefined ? [] : [remarkOn(asking, "soft", "capability_mismatch")];
}

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
  const places: TextPlace[] = [];
  for (const place of tool.places) {
    if (place.kind !== "value" || !/[~./$]/.test(place.text)) continue;
    if (tool.read(place).hits.some((hit) => hit.concept === SECRET_PATH)) places.push(place);
  }
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

const DESTROY = conceptIndex("destroy");
const DESTROYS = conceptSet(["destroy"]);
/** Rules out most texts before they are read. */
const DESTRUCTIVE =
  /\b(?:is|are|been|then|also|likewise|permanently|and)\s{1,3}(?:[a-z]{1,12}ly\s)?(?:delet|remov|wip|drop|purg|eras|overwrit|truncat|destroy|clear|discard|emptied|force)/i;
const READ_ONLY_WORDS =
  /\bread[- ]?only\b|\bonly (?:reads|looks)|\blook ?up|\bside effects|\bnothing is |changes nothing|offline|local/i;

/** Text that has something destroyed, in a tool that declares to read only. */
function destroysWhileReading(tool: InspectedTool): Remark[] {
  for (const place of tool.places) {
    if (place.kind !== "prose") continue;
    place.known.mayDestroy ??= (place.traits & UNUSUAL) !== 0 || DESTRUCTIVE.test(place.text);
    if (!place.known.mayDestroy) continue;
    if (!declaresReadOnly(tool)) return [];
    const reading = tool.read(place);
    const negated = negatedHits(reading);
    const done = reading.hits.findIndex(
      ({ concept, start, end }, index) =>
        concept === DESTROY && negated[index] === 0 && isDone(tool, place.text, start, end),
    );
    if (done < 0) continue;
    if (leadSays(tool, DESTROYS)) return [];
    const { start, end } = reading.hits[done]!;
    return [
      {
        tier: "soft",
        threatType: "capability_mismatch",
        confidence: 0.5,
        evidence: place.text.slice(Math.max(0, start - 60), end + 60),
        detail: "destroys data although it declares to read only",
        location: { pointer: pointerTo(place.path), start, end },
      },
    ];
  }
  return [];
}

/** "is deleted", "then removes": something is done. "deleted items", "a delete_command" only name it. */
function isDone(tool: InspectedTool, text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 24), start);
  const word = text.slice(start, end);
  // Without inflection a word does not tell; there only the mark counts, not what the text says of itself.
  if (/[^\u0000-\u024f]/.test(word)) return annotation(tool, "readOnlyHint") === true;
  if (/\band\s+$/i.test(before)) return /es$/i.test(word);
  return (
    /(?:\b(?:is|are|been|then|also|likewise|permanently)\s+(?:[a-z]{3,12}ly\s+)?)$/i.test(before) &&
    /(?:ed|en|es|ped|out of|origin|remote)$/i.test(word)
  );
}

function declaresReadOnly(tool: InspectedTool): boolean {
  if (annotation(tool, "readOnlyHint") === true) return true;
  return tool.places.some(
    (place) =>
      place.parameter === undefined &&
      READ_ONLY_WORDS.test(place.text) &&
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
