import { skeleton } from "./text/confusables.js";
import type { ToolView } from "./tool-view.js";

/** A name that so many tools nearly have is an ordinary one. */
const MOST_NEAR = 8;
/** Names of fewer words are near too many others once a word is left out. */
const FEWEST_WORDS = 3;
/** Of longer names the words beyond do not count: every word is a key more. */
const MOST_WORDS = 7;

export type NearNames = ReadonlyMap<ToolView, ReadonlySet<ToolView>>;

/** For each tool those of other servers whose names consist of the same words, or of the same but one, unless many do. */
export function indexNearNames(tools: readonly ToolView[]): NearNames {
  const groups = groupByKeys(tools);
  const near = new Map<ToolView, Set<ToolView>>();
  for (const group of groups) {
    for (const index of group) {
      const tool = tools[index]!;
      for (const other of group) {
        if (tools[other]!.server === tool.server) continue;
        const known = near.get(tool);
        if (known === undefined) near.set(tool, new Set([tools[other]!]));
        else known.add(tools[other]!);
      }
    }
  }
  return near;
}

const NONE = -1;
const hashes = new Int32Array(MOST_WORDS);
const keys = new Int32Array(MOST_WORDS + 1);

/** Tools with a key in common, two or a few of them. A table of numbers: large registries have few such names and many keys. */
function groupByKeys(tools: readonly ToolView[]): number[][] {
  // Twice as many as there can be keys, so that looking for a free one ends soon.
  const size = 2 ** Math.ceil(Math.log2((MOST_WORDS + 1) * 2 * tools.length + 1));
  const slots = new Int32Array(size).fill(NONE);
  const keyOf = new Int32Array(size);
  const shared = new Map<number, number[]>();
  for (let index = 0; index < tools.length; index++) {
    const count = keysOf(tools[index]!.name);
    for (let i = 0; i < count; i++) {
      let slot = (Math.imul(keys[i]!, 0x9e3779b1) >>> 0) & (size - 1);
      while (slots[slot] !== NONE && keyOf[slot] !== keys[i]) slot = (slot + 1) & (size - 1);
      const first = slots[slot]!;
      if (first === NONE) {
        slots[slot] = index;
        keyOf[slot] = keys[i]!;
      } else if (first !== index) {
        const group = shared.get(keys[i]!);
        if (group === undefined) shared.set(keys[i]!, [first, index]);
        else if (group.length <= MOST_NEAR && group.at(-1) !== index) group.push(index);
      }
    }
  }
  return [...shared.values()].filter(({ length }) => length <= MOST_NEAR);
}

/** One number for all words of a name, whatever their order, and one for each way to leave a word out. */
function keysOf(name: string): number {
  const count = wordHashes(name);
  let all = count;
  for (let i = 0; i < count; i++) all = (all + hashes[i]!) | 0;
  keys[0] = all;
  if (count < FEWEST_WORDS) return 1;
  for (let i = 0; i < count; i++) keys[i + 1] = (all - hashes[i]! - 1) | 0;
  return count + 1;
}

/** Of `createPayout`, `create-payout` and `create_payout` the same. */
function wordHashes(name: string): number {
  let count = 0;
  let hash = 0;
  let isSmall = false;
  for (let i = 0; i < name.length; i++) {
    const unit = name.charCodeAt(i);
    if (unit > 127) return wordHashes(inLatin(name));
    const isCapital = unit >= 65 && unit <= 90;
    const isWord = isCapital || (unit >= 97 && unit <= 122) || (unit >= 48 && unit <= 57);
    if (hash !== 0 && (!isWord || (isCapital && isSmall))) {
      if (count < MOST_WORDS) hashes[count++] = hash;
      hash = 0;
    }
    if (isWord) hash = Math.imul(hash ^ (isCapital ? unit + 32 : unit), 0x01000193) || 1;
    isSmall = isWord && !isCapital;
  }
  if (hash !== 0 && count < MOST_WORDS) hashes[count++] = hash;
  return count;
}

/** Letters that look like Latin ones become those; others are spelled by their numbers. */
function inLatin(name: string): string {
  return name
    .split(/[\s_.\-/]+/)
    .map((word) => skeleton(word).replace(/[^\x00-\x7f]/g, (letter) => letter.charCodeAt(0).toString(36)))
    .join("_");
}
