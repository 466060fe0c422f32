import type { TextPlace } from "../text-places.js";
import type { ToolView } from "../tool-view.js";
import { type Assertion, assertedEffects, OBJECTS } from "./asserted.js";
import { declares, type Promises } from "./declared.js";
import { VERB_FORMS, type VerbForm } from "./verbs.js";

/** A text that says the opposite of what the tool promises. */
export interface Contradiction {
  place: TextPlace;
  assertion: Assertion;
  detail: string;
}

/** Rules out most texts before they are taken apart; of `takes` only a promise to leave something alone makes anything. */
const ACTING = new RegExp(
  `\\b(?:will|${formsThat(({ form, needs }) => form === "participle" || (form === "third" && needs !== "object"))})\\b|\\b(?:${formsThat(({ form, needs }) => form === "third" && needs === "object")})\\s+(?:${OBJECTS})\\b`,
  "i",
);

function formsThat(holds: (verb: VerbForm) => boolean): string {
  return [...VERB_FORMS]
    .filter(([, verb]) => verb.effect !== "takes" && holds(verb))
    .map(([word]) => word)
    .join("|");
}

/** The first one in a definition. */
export function contradictionIn(
  tool: ToolView,
  places: readonly TextPlace[],
  promises: Promises,
): Contradiction | undefined {
  const { readOnly, local, untouched } = promises;
  if (!readOnly && !local && untouched.size === 0) return undefined;
  for (const place of places) {
    if (place.kind !== "prose" || place.parameter?.output === true) continue;
    const assertions = untouched.size > 0 ? assertedEffects(place.text) : knownAssertions(place);
    const isTop = place.path.parent === undefined;
    for (const assertion of assertions) {
      if (isTop && assertion.sentence === 0) continue;
      const detail = brokenBy(assertion, place, promises);
      if (detail !== undefined && !declares(tool, assertion.effect)) return { place, assertion, detail };
    }
  }
  return undefined;
}

function knownAssertions({ known, text }: TextPlace): readonly Assertion[] {
  known.assertions ??= assertedEffects(text, ACTING);
  return known.assertions;
}

const OUTCOME = {
  destroys: "destroys data",
  writes: "changes something",
  sends: "sends data away",
  runs: "runs commands",
  takes: "touches what it promises not to",
} as const;

function brokenBy(
  { effect, from, to, isVague }: Assertion,
  { text }: TextPlace,
  promises: Promises,
): string | undefined {
  if (effect === "takes") {
    const said = text.slice(from, Math.min(to, from + 400)).toLowerCase();
    const touched = [...promises.untouched].some((noun) => said.includes(noun));
    return touched ? OUTCOME.takes : undefined;
  }
  if (promises.local && effect === "sends") return `${OUTCOME.sends} although it promises to keep them`;
  return promises.readOnly && !isVague ? `${OUTCOME[effect]} although it declares to read only` : undefined;
}
