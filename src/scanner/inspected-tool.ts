import type { LimitName, Limits } from "./limits.js";
import { findMechanisms } from "./mechanisms/find.js";
import type { Match } from "./mechanisms/mechanism.js";
import type { RegistryView } from "./registry-view.js";
import { conceptSet, includesAny } from "./text/concepts.js";
import { read } from "./text/reader.js";
import type { NameLookup, Reading } from "./text/reading.js";
import { type TextPlace, textPlaces } from "./text-places.js";
import type { ToolView } from "./tool-view.js";

/** One tool as checks see it: what was declared, every text with its place, and what each text says, read once. */
export interface InspectedTool extends ToolView {
  readonly places: readonly TextPlace[];
  readonly limits: Limits;
  /** What a text is about; computed on first use and shared by all checks. */
  read(place: TextPlace): Reading;
  /** The mechanisms at work in a text. */
  matches(place: TextPlace): readonly Match[];
  /** Reads a text that is not in the definition as such, for example a decoded one. */
  readDerived(text: string): { reading: Reading; matches: readonly Match[] };
  /** The tool's own subject is finding, teaching or filtering attacks. */
  readonly aboutAttacks: boolean;
  /** Records that a bound was hit. */
  hit(limit: LimitName): void;
}

const DOC = conceptSet(["doc"]);
const THREAT = conceptSet(["threat"]);

export function inspectedTool(
  view: ToolView,
  registry: RegistryView,
  limits: Limits,
  hit: (limit: LimitName) => void,
): InspectedTool {
  const places = textPlaces(view, limits, hit);
  const names = registry.names.seenFrom(view.server);
  const readings = new Map<TextPlace, Reading>();
  const matched = new Map<TextPlace, readonly Match[]>();
  let about: boolean | undefined;
  const tool: InspectedTool = {
    ...view,
    places,
    limits,
    hit,
    read: (place) => remembered(readings, place, () => read(place.text, names)),
    matches: (place) =>
      remembered(matched, place, () =>
        findMechanisms(tool.read(place), {
          parameter: place.parameter !== undefined,
          output: place.parameter?.output ?? false,
          aboutAttacks: () => tool.aboutAttacks,
        }),
      ),
    readDerived: (text) => derived(text, names),
    get aboutAttacks() {
      about ??= isAboutAttacks(tool);
      return about;
    },
  };
  return tool;
}

function remembered<K, V>(cache: Map<K, V>, key: K, compute: () => V): V {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const value = compute();
  cache.set(key, value);
  return value;
}

function derived(text: string, names: NameLookup | undefined): ReturnType<InspectedTool["readDerived"]> {
  const reading = read(text, names);
  return {
    reading,
    matches: findMechanisms(reading, { parameter: false, output: false, aboutAttacks: () => false }),
  };
}

/** The lead declares that something is found, filtered or taught, and the description says that these are attacks. */
function isAboutAttacks(tool: InspectedTool): boolean {
  let finds = false;
  let attacks = false;
  for (const place of tool.places) {
    if (place.path.parent !== undefined) continue;
    const { sentences } = tool.read(place);
    const [first] = sentences;
    if (first === undefined) continue;
    if (first.start === 0 && includesAny(first, DOC)) finds = true;
    if (sentences.some((sentence) => includesAny(sentence, THREAT))) attacks = true;
  }
  return finds && attacks;
}
