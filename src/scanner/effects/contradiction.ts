import type { TextPlace } from "../text-places.js";
import type { ToolView } from "../tool-view.js";
import { type Assertion, assertedEffects } from "./asserted.js";
import { declares, type Promises } from "./declared.js";
import { VERB_FORMS } from "./verbs.js";

/** A text that says the opposite of what the tool promises. */
export interface Contradiction {
  place: TextPlace;
  assertion: Assertion;
  detail: string;
}

const NONE: readonly Assertion[] = [];

/** Rules out most texts before they are taken apart. */
const ACTING = new RegExp(
  `\\b(?:will|${[...VERB_FORMS]
    .filter(([, { form }]) => form !== "base")
    .map(([word]) => word)
    .join("|")})\\b`,
  "i",
);

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
    place.known.assertions ??= ACTING.test(place.text) ? assertedEffects(place.text) : NONE;
    const isTop = place.path.parent === undefined;
    for (const assertion of place.known.assertions) {
      if (isTop && assertion.sentence === 0) continue;
      const detail = brokenBy(assertion, place, promises);
      if (detail !== undefined && !declares(tool, assertion.effect)) return { place, assertion, detail };
    }
  }
  return undefined;
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
