import type { TextPlace } from "../text-places.js";
import type { Decoded } from "./decoded.js";
import { isReadable } from "./readable.js";
import { decodeToken } from "./token.js";

/** What comes out of parts that stand in different sentences, parameters or items of a list, with the first place. */
export interface DecodedFragments {
  place: TextPlace;
  decoded: Decoded;
}

/** More tokens than these are data. */
const MOST_TOKENS = 64;

/** Tokens of a whole definition, in their order. */
export function joinTokens(first: TextPlace, tokens: readonly string[]): DecodedFragments[] {
  return tokens.length < 2 || tokens.length > MOST_TOKENS ? [] : joined(first, tokens);
}

const FEWEST_ITEMS = 3;
const SHORTEST_ITEM = 4;

/** Neighbouring values of one length, of which only the last may be shorter. */
export function joinItems(places: readonly TextPlace[]): DecodedFragments[] {
  const found: DecodedFragments[] = [];
  let run: TextPlace[] = [];
  for (const place of places) {
    const [first] = run;
    const isNext = first !== undefined && place.kind === "value" && place.path.parent === first.path.parent;
    const length = first?.text.length ?? 0;
    if (isNext && place.text.length <= length) run.push(place);
    if (isNext && place.text.length === length) continue;
    if (run.length >= FEWEST_ITEMS)
      found.push(
        ...joined(
          run[0]!,
          run.map(({ text }) => text),
        ),
      );
    run = place.kind === "value" && place.text.length >= SHORTEST_ITEM ? [place] : [];
  }
  if (run.length >= FEWEST_ITEMS)
    found.push(
      ...joined(
        run[0]!,
        run.map(({ text }) => text),
      ),
    );
  return found;
}

function joined(place: TextPlace, tokens: readonly string[]): DecodedFragments[] {
  const token = tokens.join("");
  if (/[^A-Za-z0-9+/=_-]/.test(token)) return [];
  const decoded = decodeToken(token);
  if (decoded === undefined || !isReadable(decoded.text)) return [];
  return [
    {
      place,
      decoded: { ...decoded, encoding: `scattered ${decoded.encoding}`, start: 0, end: place.text.length },
    },
  ];
}
