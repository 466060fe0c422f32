import type { Candidates, Decoded } from "./decode/decoded.js";
import type { Assertion } from "./effects/asserted.js";
import type { Promises } from "./effects/declared.js";
import type { FoundSecret } from "./secrets/find.js";
import { type Plain, undisguise } from "./text/disguise.js";
import { traitsOf, UNUSUAL } from "./text/traits.js";
import { type Stretch, type Suspicion, suspicionsIn } from "./wording/suspicion.js";

/** What was found out about a text, wherever it stands; what nobody has asked for yet is undefined. */
export interface KnownText {
  readonly text: string;
  /** What its characters are like; see `text/traits.ts`. */
  readonly traits: number;
  /** The same with letters in disguise replaced, place by place; undefined when there are none. */
  readonly plain: Plain | undefined;
  suspicions: readonly Suspicion[] | undefined;
  /** What no reader understands, found along with the suspicions. */
  garbled: readonly Stretch[];
  assertions: readonly Assertion[] | undefined;
  claims: Promises | undefined;
  candidates: Candidates | undefined;
  secrets: readonly FoundSecret[] | undefined;
  /** What the garbled stretches may be in plain words. */
  deciphered: readonly Decoded[] | undefined;
}

const SLOTS = 1 << 13;
/** Longer texts hardly come twice, and are not kept. */
const LONGEST = 4096;
const BEGINNING = 24;
const SAMPLE_BITS = 3;

/**
 * The tools of a registry say many things in the same words. One slot per hash, and what comes later takes it: this costs
 * next to nothing where no text comes twice.
 */
export class TextMemory {
  private readonly slots = new Array<KnownText | undefined>(SLOTS).fill(undefined);

  know(text: string): KnownText {
    if (text.length > LONGEST) return newlyKnown(text);
    const slot = slotOf(text);
    const kept = this.slots[slot];
    if (kept !== undefined && kept.text === text) return kept;
    const known = newlyKnown(text);
    this.slots[slot] = known;
    return known;
  }
}

/** As it is read: without letters in disguise. */
export function plainText({ plain, text }: KnownText): string {
  return plain?.text ?? text;
}

let unread: Stretch[] = [];

export function knownSuspicions(known: KnownText): readonly Suspicion[] {
  if (known.suspicions === undefined) {
    known.suspicions = suspicionsIn(plainText(known), unread);
    if (unread.length > 0) {
      known.garbled = unread;
      unread = [];
    }
  }
  return known.suspicions;
}

const NONE: readonly Stretch[] = [];

function newlyKnown(text: string): KnownText {
  const traits = traitsOf(text);
  return {
    text,
    traits,
    plain: (traits & UNUSUAL) === 0 ? undefined : undisguise(text),
    suspicions: undefined,
    garbled: NONE,
    assertions: undefined,
    claims: undefined,
    candidates: undefined,
    secrets: undefined,
    deciphered: undefined,
  };
}

/** How a text begins and a few of its other characters tell it from most others. */
function slotOf(text: string): number {
  const { length } = text;
  const start = Math.min(length, BEGINNING);
  let hash = length;
  for (let at = 0; at < start; at += 3) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  const step = 1 + ((length - start) >> SAMPLE_BITS);
  for (let at = start; at < length; at += step) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & (SLOTS - 1);
}
