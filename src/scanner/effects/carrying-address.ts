import { LINKED, TOKEN } from "../text/traits.js";
import type { TextPlace } from "../text-places.js";

/** An address into which data of the conversation is filled in, at raw offsets. */
export interface CarryingAddress {
  place: TextPlace;
  start: number;
  end: number;
}

const ADDRESS = /(?:https?|wss?|ftp):\/\/[^\s"'`)]{3,300}/gi;
/** A blank to be filled in: `{name}`, `{{name}}`, `${name}`, `<name>`, `%name%`, `[name]`. */
const BLANK = /[{<%[]{1,2}([A-Za-z][\w .-]{2,60})[}>%\]]{1,2}/g;
const BLANK_BEGINS = /[{<%[]/;
/** What nobody puts into an address but to carry it away; the id of such a thing is something else. */
const PRIVATE =
  /^(?!.*[_ -]?id$).*(?:conversation|transcript|chat[_ -]?(?:history|log)|(?:last|previous|user|full|entire|all)[_ -]?(?:user[_ -]?)?(?:messages?|prompts?|reply|answer|question|context)|system[_ -]?prompt|secrets|passwords|credentials|api[_ -]?keys|private[_ -]?key|environment[_ -]?variables|cookies|clipboard|file[_ -]?contents?)/i;
const HOST_BLANK = /<([^<>\n]{3,60})>\.[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}/gi;
/** An address in the open, and not of the own machine or network: no documentation uploads files there. */
const BARE_ADDRESS = /\b(?!10\.|127\.|192\.168\.|169\.254\.|0\.)\d{1,3}(?:\.\d{1,3}){3}\b/;
const LONGEST_COMMAND = 200;
/** Shorter texts hold no address with a blank in it. */
const SHORTEST = 16;

/** An address with a blank for private data, in its path, its query or its host name, or a shell upload of a file. */
export function carryingAddress(places: readonly TextPlace[]): CarryingAddress | undefined {
  for (const place of places) {
    const { text, traits } = place;
    if ((traits & (LINKED | TOKEN)) === 0 || text.length < SHORTEST) continue;
    if (place.kind === "name" || place.parameter?.output === true) continue;
    if (text.includes("://") && BLANK_BEGINS.test(text)) {
      for (const { 0: address, index } of text.matchAll(ADDRESS)) {
        if (hasPrivateBlank(address)) return { place, start: index, end: index + address.length };
      }
    }
    if (text.includes(">.")) {
      for (const { 0: host, 1: blank, index } of text.matchAll(HOST_BLANK)) {
        if (PRIVATE.test(blank!) || ENCODING.test(blank!))
          return { place, start: index, end: index + host.length };
      }
    }
    // A `@` makes a text one with tokens.
    const upload = place.kind === "prose" && (traits & TOKEN) !== 0 ? shellUpload(text) : undefined;
    if (upload !== undefined) return { place, ...upload };
  }
  return undefined;
}

/** "<base32 of the last reply>": data made fit for a host name. */
const ENCODING = /\b(?:base(?:16|32|64)|hex|encoded)\b/i;

function hasPrivateBlank(address: string): boolean {
  for (const [, name] of address.matchAll(BLANK)) if (PRIVATE.test(name!)) return true;
  return false;
}

/** `curl … @file … 203.0.113.9` */
function shellUpload(text: string): { start: number; end: number } | undefined {
  for (let start = text.indexOf("curl "); start >= 0; start = text.indexOf("curl ", start + 5)) {
    const command = /^[^\n`]*/.exec(text.slice(start, start + LONGEST_COMMAND))![0];
    if (command.includes("@") && BARE_ADDRESS.test(command))
      return { start, end: start + command.trimEnd().length };
  }
  return undefined;
}
