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
  for (let at = 0; at < places.length; ) {
    const end = endOfItems(places, at);
    if (end - at >= FEWEST_ITEMS) {
      const items = places.slice(at, end);
      found.push(
        ...joined(
          items[0]!,
          items.map(({ text }) => text),
        ),
      );
    }
    at = end;
  }
  return found;
}

function endOfItems(places: readonly TextPlace[], start: number): number {
  const { kind, text, path } = places[start]!;
  let end = start + 1;
  if (kind !== "value" || text.length < SHORTEST_ITEM) return end;
  for (; end < places.length; end++) {
    const next = places[end]!;
    if (next.kind !== "value" || next.path.parent !== path.parent || next.text.length > text.length)
      return end;
    if (next.text.length < text.length) return end + 1;
  }
  return end;
}

function joined(place: TextPlace, tokens: readonly string[]): DecodedFragments[] {
  const all = tokens.join("");
  // Addresses of devices and identifiers are numbers with signs between.
  const token = /^[0-9a-fA-F:.-]+$/.test(all) ? all.replace(/[:.-]/g, "") : all;
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
