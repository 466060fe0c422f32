import type { Check, Remark } from "../check.js";
import { imitated } from "../imitation.js";
import type { InspectedTool } from "../inspected-tool.js";
import { plainestOfEach, remarkOf, totalWeight, weighed } from "../mechanisms/weigh.js";
import type { RegistryView } from "../registry-view.js";
import { containment, shingles } from "../similarity.js";
import { passageIn, pointerTo, type TextPlace } from "../text-places.js";
import type { ToolView } from "../tool-view.js";
import { remarkOn } from "../wording/remark.js";
import type { Suspicion } from "../wording/suspicion.js";
import { CONDEMNED } from "../wording/suspicious-text.js";

const SOFT_THRESHOLD = 0.7;
/** The share of another tool's description that a clone repeats. */
const CLONE_CONTAINMENT = 0.4;
/** Shorter descriptions are alike by accident. */
const CLONE_SHINGLES = 6;
/** Less than in the open: an addition to a copy needs less to be hostile. */
const ADDED_IN_EARNEST = -0.5;
/** How many tools of the same name a tool is compared with. */
const COMPARED = 8;

export const shadowingCrossServer: Check = {
  id: "shadowing.cross_server",
  titleClean: "Leaves the tools of other servers alone",
  titleFlagged: "Imitates or steers a tool of another server",
  why: "All servers share one context: a definition can pose as another server's tool or change how that tool is used, without being called itself.",
  looksAt:
    "Clones of another server's tool with additions, near-copies under nearly the same name in a server that has nothing else to do with it, look-alike names, and text that replaces, pre-empts or rewrites the arguments of a tool of another server.",
  ignores:
    "Equal names alone, identical definitions (the same server twice), servers that have several tools in common, references to tools of the own server, honest comparisons.",
  tier: "hard",
  threatType: "shadowing",
  remediation: "Speak only of your own tools; disconnect the server if it imitates another.",
  references: ["https://genai.owasp.org/llmrisk/llm01-prompt-injection/"],
  lifecycle: "stable",
  inspect(tool, registry) {
    const added = clone(tool, registry);
    const copied = added.length > 0 ? added : imitation(tool, registry);
    return tool.speaking.length === 0 ? copied : [...steering(tool), ...namesForeignTool(tool), ...copied];
  },
};

function steering(tool: InspectedTool): Remark[] {
  const all = plainestOfEach(weighed(tool, "shadowing"), (one, other) => one.weight > other.weight);
  if (all.length === 0) return [];
  const commands = all.filter(
    ({ match }) => match.mechanism.hard === true && match.position === "instruction",
  );
  const total = totalWeight(all);
  if (commands.length >= 2) return [remarkOf(commands[0]!, "hard", "shadowing", Math.max(total, 0.8))];
  return total < SOFT_THRESHOLD ? [] : [remarkOf(all[0]!, "soft", "shadowing", total)];
}

/** Hostile wording that names a tool or a server that is not its own. */
function namesForeignTool(tool: InspectedTool): Remark[] {
  const naming = tool.suspicions.find(({ foreign }) => foreign);
  return naming === undefined
    ? []
    : [remarkOn(naming, naming.score >= CONDEMNED ? "hard" : "soft", "shadowing")];
}

/** A near-duplicate of another server's tool that asks for more than the original. */
function clone(tool: InspectedTool, registry: RegistryView): Remark[] {
  const demand = demandingParameter(tool.places);
  if (demand === undefined && !tool.speaking.some(({ suspicions }) => suspicions.some(isInEarnest)))
    return [];
  const original = originalOf(tool, registry);
  if (original === undefined) return [];
  const detail = `repeats ${original.server}:${original.name} and adds to it`;
  const theirs = original.description ?? "";
  for (const { place, suspicions } of tool.speaking) {
    const added = suspicions.find(
      (each) => isInEarnest(each) && !theirs.includes(place.text.slice(each.start, each.end).trim()),
    );
    if (added === undefined) continue;
    const passage = passageIn(place, added.start, added.end);
    return [{ tier: "hard", threatType: "shadowing", confidence: 0.8, detail, ...passage }];
  }
  if (demand === undefined || hasParameter(original, demand.parameter!.name)) return [];
  const location = { pointer: pointerTo(demand.path), start: 0, end: demand.text.length };
  return [
    { tier: "soft", threatType: "shadowing", confidence: 0.6, evidence: demand.text, detail, location },
  ];
}

/** A copy that adds nothing waits for being called in the place of the original. */
function imitation(tool: InspectedTool, registry: RegistryView): Remark[] {
  const original = imitated(tool.view, registry);
  if (original === undefined) return [];
  return [
    {
      tier: "soft",
      threatType: "shadowing",
      confidence: 0.6,
      evidence: tool.name,
      detail: `is nearly the same as ${original.server}:${original.name} and has nothing to do with the rest of its own server`,
      location: { pointer: "/name", start: 0, end: tool.name.length },
    },
  ];
}

function isInEarnest({ score }: Suspicion): boolean {
  return score >= ADDED_IN_EARNEST;
}

const CREDENTIAL_NAME = /passw|passphrase|secret|private_?key|credential/i;
const ADDRESS_VALUE = /^(?:https?:\/\/\S{4,}|[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{2,64})$/i;

/** A parameter that has a credential handed over, or is preset to somebody's address. */
function demandingParameter(places: readonly TextPlace[]): TextPlace | undefined {
  return places.find(
    ({ kind, text, parameter }) =>
      parameter?.required === true &&
      !parameter.output &&
      (kind === "name" ? CREDENTIAL_NAME.test(text) : kind === "value" && ADDRESS_VALUE.test(text)),
  );
}

function hasParameter({ inputSchema }: ToolView, name: string): boolean {
  const properties = (inputSchema as { properties?: unknown } | null | undefined)?.properties;
  return properties !== null && typeof properties === "object" && Object.hasOwn(properties, name);
}

function originalOf(tool: InspectedTool, registry: RegistryView): ToolView | undefined {
  const namesakes = registry.namesakes(tool);
  if (namesakes.length < 2) return undefined;
  const others: ToolView[] = [];
  for (const other of namesakes) {
    if (other.server !== tool.server && others.push(other) === COMPARED) break;
  }
  if (others.length === 0) return undefined;
  const mine = shingles(tool.description ?? "");
  return others.find((other) => repeats(shingles(other.description ?? ""), mine));
}

function repeats(theirs: ReadonlySet<number>, mine: ReadonlySet<number>): boolean {
  return theirs.size >= CLONE_SHINGLES && containment(theirs, mine) >= CLONE_CONTAINMENT;
}
