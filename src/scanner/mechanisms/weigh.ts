import type { Remark } from "../check.js";
import type { InspectedTool } from "../inspected-tool.js";
import type { ThreatType } from "../signal.js";
import { touchedBy } from "../text/spans.js";
import { pointerTo, type TextPlace } from "../text-places.js";
import { ORDINARY } from "../wording/suspicion.js";
import { mayExplain } from "../wording/suspicious-text.js";
import type { Family, Match, Mechanism } from "./mechanism.js";

export interface Weighed {
  place: TextPlace;
  match: Match;
  /** The mechanism's weight after its position is taken into account. */
  weight: number;
}

/** A quotation that nothing explains still weighs something; a documented one weighs nothing. */
const POSITION_WEIGHT = { instruction: 1, quoted: 0.5, described: 0 } as const;

const BY_TOOL = new WeakMap<InspectedTool, Weighed[]>();
const NOTHING: Weighed[] = [];

/** All mechanisms of a family at work in a tool. */
export function weighed(tool: InspectedTool, family: Family): Weighed[] {
  if (tool.speaking.length === 0) return NOTHING;
  let all = BY_TOOL.get(tool);
  if (all === undefined) {
    all = weighAll(tool);
    BY_TOOL.set(tool, all);
  }
  return all.length === 0 ? NOTHING : all.filter(({ match }) => match.mechanism.family === family);
}

function weighAll(tool: InspectedTool): Weighed[] {
  const all: Weighed[] = [];
  const isBare = !mayExplain(tool);
  for (const { place, suspicions } of tool.speaking) {
    if (!suspicions.some(({ score, decisive }) => decisive || score >= ORDINARY)) continue;
    for (const match of tool.matches(place)) {
      const least = leastWording(match, isBare);
      if (least !== undefined && !touchedBy(suspicions, match).some(({ score }) => score >= least)) continue;
      const weight = match.mechanism.weight * POSITION_WEIGHT[match.position] * discount(tool, match);
      if (weight > 0) all.push({ place, match, weight });
    }
  }
  return all;
}

/** A sentence whose words are this ordinary does nothing by its concepts alone; where these decide, only far more ordinary ones undo it. */
const ORDINARY_WORDS = -0.5;
const DECIDED_WORDS = -2.5;
/** Honest texts, too, have things kept from third parties, and name the tools of other servers: there it takes more. */
const SECRETIVE_WORDS = -0.3;
const STEERING_WORDS = 0.5;

/** What the wording around a match has to score; undefined where a command is given, whatever its words, or hardly anything else is said. */
function leastWording({ mechanism, position, commands }: Match, isBare: boolean): number | undefined {
  const { family, hard, negated } = mechanism;
  if (family === "shadowing") return STEERING_WORDS;
  if (negated !== undefined) return SECRETIVE_WORDS;
  if (hard !== true) return ORDINARY_WORDS;
  return isBare || (commands && position === "instruction") ? undefined : DECIDED_WORDS;
}

/** Soft evidence weighs less where the user is told or asked, and in tools whose subject is such texts. */
const PROTECTIVE = 0.6;
const SUBJECT = 0.7;

function discount(tool: InspectedTool, { mechanism, protective }: Match): number {
  if (mechanism.hard === true) return 1;
  return (protective && mechanism.negated === undefined ? PROTECTIVE : 1) * (tool.aboutAttacks ? SUBJECT : 1);
}

/** Of each mechanism in a text the plainest match, so that no honest one hides another; strongest first. */
export function plainestOfEach<T extends Weighed>(
  all: readonly T[],
  isPlainer: (one: T, other: T) => boolean,
): T[] {
  const byPlace = new Map<TextPlace, Map<Mechanism, T>>();
  for (const each of all) {
    const { mechanism } = each.match;
    const plainest = byPlace.get(each.place) ?? new Map<Mechanism, T>();
    byPlace.set(each.place, plainest);
    const other = plainest.get(mechanism);
    if (other === undefined || isPlainer(each, other)) plainest.set(mechanism, each);
  }
  return [...byPlace.values()]
    .flatMap((plainest) => [...plainest.values()])
    .sort((a, b) => b.weight - a.weight);
}

/** Different mechanisms support each other; the same one twice does not. */
export function totalWeight(all: readonly Weighed[]): number {
  const byMechanism = new Map<string, number>();
  for (const { match, weight } of all) {
    byMechanism.set(match.mechanism.id, Math.max(byMechanism.get(match.mechanism.id) ?? 0, weight));
  }
  let miss = 1;
  for (const weight of byMechanism.values()) miss *= 1 - weight;
  return 1 - miss;
}

export function remarkOf(
  { place, match }: Weighed,
  tier: "hard" | "soft",
  threatType: ThreatType,
  confidence: number,
): Remark {
  return {
    tier,
    threatType,
    confidence,
    evidence: place.text.slice(match.start, match.end),
    detail: `the text ${match.mechanism.detail}`,
    location: { pointer: pointerTo(place.path), start: match.start, end: match.end },
  };
}
