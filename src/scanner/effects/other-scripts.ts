import type { InspectedTool } from "../inspected-tool.js";
import { negatedHits } from "../mechanisms/negation.js";
import { conceptIndex, conceptSet, includesAny } from "../text/concepts.js";
import { UNUSUAL } from "../text/traits.js";
import type { TextPlace } from "../text-places.js";
import { annotation } from "../tool-view.js";

const DESTROY = conceptIndex("destroy");
const DESTROYS = conceptSet(["destroy"]);
const OTHER_SCRIPT = /[^\u0000-\u024f]/;

export interface Destruction {
  place: TextPlace;
  start: number;
  end: number;
}

/**
 * Where the grammar of English does not help: a word for destruction, not negated, in a script other than Latin. It says
 * nothing of who acts, so that only the annotation counts as a promise, not what the text says of itself.
 */
export function destructionInOtherScripts(tool: InspectedTool): Destruction | undefined {
  if (annotation(tool, "readOnlyHint") !== true) return undefined;
  for (const place of tool.places) {
    if (place.kind !== "prose" || (place.traits & UNUSUAL) === 0) continue;
    const reading = tool.read(place);
    const negated = negatedHits(reading);
    const hit = reading.hits.find(
      ({ concept, start, end }, index) =>
        concept === DESTROY && negated[index] === 0 && OTHER_SCRIPT.test(place.text.slice(start, end)),
    );
    if (hit !== undefined && !isDeclared(tool)) return { place, start: hit.start, end: hit.end };
  }
  return undefined;
}

function isDeclared(tool: InspectedTool): boolean {
  return tool.places.some((place) => {
    if (place.parameter !== undefined || place.path.parent !== undefined) return false;
    const [first] = tool.read(place).sentences;
    return first !== undefined && first.start === 0 && includesAny(first, DESTROYS);
  });
}
