import { conceptIndex } from "../text/concepts.js";
import type { Reading } from "../text/reading.js";
import type { Parameter, TextPlace } from "../text-places.js";
import type { ToolView } from "../tool-view.js";
import { declares, leadOf, nameWords } from "./declared.js";

/** A parameter that makes the tool something else than it says it is. */
export interface Overreach {
  place: TextPlace;
  detail: string;
}

/** `delete_after`, `uploadTo`: what the parameter does, by its name or by the order its description gives. */
const ACTING =
  /^(?:delete|wipe|erase|purge|destroy|shred|revoke|uninstall|install|upload|transmit|exfiltrate)\b/;
const SENDING = /^(?:upload|send|forward|post|mail|e-?mail|copy|report|sync) to\b/;
const BEGINNING =
  /^(?:delete|wipe|erase|purge|destroy|revoke|exfiltrate|shred|install|uninstall|upload|transmit|send|forward|post|e?-?mail|copy|report|sync)/i;
const ORDERING =
  /^(?:delete|wipe|erase|purge|destroy|shred|revoke|uninstall|install|upload|transmit|write|overwrite)s?\s/i;

const ACT =
  "delete|wipe|erase|purge|cancel|pay|publish|send|mail|email|sms|transfer|grant|charge|deploy|ban|revoke|order|buy|sign|settle|upgrade|evict|disarm|unlock";
/** `cancel_all_and_notify`, `all_then_wipe_channel`: a choice that reaches further than one thing. */
const ACTING_VALUE = new RegExp(
  `^(?:${ACT})\\b.*\\b(?:all|every|everyone|everybody|everything|out now|immediately|permanently)\\b(?!.*\\bonly\\b)|\\b(?:and|then) (?:${ACT})\\b`,
);
const FAR_REACHING = /all|every|now|immediately|permanently|and|then/i;
const LONGEST_VALUE = 80;
/** Such parameters tell which things are meant, not what is done. */
const SELECTING =
  /(?:status|state|type|kind|action|event|permission|scope|policy|field|sort|order|label|reason|step|filter|role|query|stage)s?$/i;

/** A parameter of a tool that promises to read only, by which it does something. */
export function actingParameter(places: readonly TextPlace[]): Overreach | undefined {
  for (const place of places) {
    if (place.parameter?.output === false && acts(place, place.parameter))
      return { place, detail: "a parameter has it act although it declares to read only" };
  }
  return undefined;
}

function acts({ kind, text, path }: TextPlace, parameter: Parameter): boolean {
  switch (kind) {
    case "name":
      return BEGINNING.test(text) && text === parameter.name && isActing(nameWords(text), parameter);
    case "prose":
      return isSwitch(parameter) && ORDERING.test(text);
    case "value":
      return (
        text.length <= LONGEST_VALUE &&
        FAR_REACHING.test(text) &&
        ACTING_VALUE.test(nameWords(text)) &&
        !SELECTING.test(parameter.name) &&
        !isExample(path)
      );
    default:
      return false;
  }
}

function isExample({ key, parent }: TextPlace["path"]): boolean {
  return [key, parent?.key].some((each) => each === "examples" || each === "example");
}

function isActing(words: string, parameter: Parameter): boolean {
  return SENDING.test(words) || (isSwitch(parameter) && ACTING.test(words));
}

function isSwitch({ schema }: Parameter): boolean {
  return schema.type === "boolean";
}

/** Not what browsers, editors, databases and the like call commands, nor what another tool is told. */
const COMMAND =
  /(?<!\b(?:browser|editor|sql|redis|mongo|git|vim|tool|chat|slash|bot|voice|device|robot|game|menu|console|printer|smtp|imap|ftp) )\bcommands?(?: lines?)?\s+(?:that (?:is|are|gets?|will be) |to be |to )?(?:execut|run\b)(?!\w* against the (?:specified|given|selected) tool\b)/i;
const RUNNER =
  /run|exec|shell|command|cmd|terminal|script|process|hook|build|test|start|launch|spawn|install|container|cron|job|ssh|server|\bcli\b|function|eval|code|sandbox/i;

function hasChoices({ enum: choices }: Record<string, unknown>): boolean {
  return Array.isArray(choices) && choices.length > 0;
}

/** A parameter that is executed, in a tool of which nobody expects it. */
export function hiddenShell(tool: ToolView, places: readonly TextPlace[]): Overreach | undefined {
  const place = places.find(
    ({ kind, parameter, text }) =>
      kind === "prose" &&
      parameter?.output === false &&
      !hasChoices(parameter.schema) &&
      text.includes("ommand") &&
      COMMAND.test(text),
  );
  if (place === undefined || RUNNER.test(leadOf(tool)) || declares(tool, "writes")) return undefined;
  return { place, detail: "a parameter is executed as a command, which nothing else in the tool explains" };
}

const SINK_NAME =
  /mirror|upload|collect|sink|relay|forward|drop|parcel|escrow|exfil|telemetry|beacon|intake/i;
const ADDRESS_VALUE = /^(?:https?|wss?|ftp|s3|gs|ssh):\/\/(?!localhost|127\.|0\.0\.0\.0)[^\s]{4,}/i;
/** Where such an address is the tool's business. */
const FETCHING = /install|download|package|mirror|registry|upload|proxy|relay|sync|deploy|telemetry|webhook/i;

/** A parameter that is preset to an address of the author and named as a place where data goes. */
export function presetSink(tool: ToolView, places: readonly TextPlace[]): Overreach | undefined {
  const place = places.find(
    ({ kind, parameter, text }) =>
      kind === "value" &&
      parameter?.required === true &&
      !parameter.output &&
      SINK_NAME.test(parameter.name) &&
      ADDRESS_VALUE.test(text),
  );
  if (place === undefined || FETCHING.test(leadOf(tool))) return undefined;
  return { place, detail: "a parameter sends data to an address the author preset" };
}

const SECRET_PATH = conceptIndex("secretPath");
/** Nobody presets these by accident. */
const CROWN_JEWELS =
  /\/etc\/shadow\b|\bid_(?:rsa|ed25519|ecdsa|dsa)\b(?!\.pub)|\.aws\/credentials\b|\bLogin Data\b/i;
const SECRET_LEAD = /secret|credential|password|\bkeys?\b|ssh|leak|scan|audit|attack|threat|aws/i;

const PATH_SIGN = /[~./$]/;

/** Files of secrets as preset values of a tool that does not say it is about them. */
export function presetSecret(
  tool: ToolView,
  places: readonly TextPlace[],
  read: (place: TextPlace) => Reading,
): Overreach | undefined {
  const holdsSecrets = (place: TextPlace): boolean =>
    place.kind === "value" &&
    PATH_SIGN.test(place.text) &&
    read(place).hits.some((hit) => hit.concept === SECRET_PATH);
  const place = places.find(holdsSecrets);
  if (place === undefined || SECRET_LEAD.test(leadOf(tool))) return undefined;
  if (places.findLast(holdsSecrets) === place && !CROWN_JEWELS.test(place.text)) return undefined;
  return { place, detail: "a parameter is preset to files that hold secrets" };
}
