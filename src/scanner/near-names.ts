import { skeleton } from "./text/confusables.js";
import type { ToolView } from "./tool-view.js";

/** A name that so many tools nearly have is an ordinary one. */
const MOST_NEAR = 8;
/** Names of fewer words are near too many others once a word is left out. */
const FEWEST_WORDS = 3;

/** Finds the tools whose names consist of the same words, or of the same but one. */
export interface NearNames {
  /** None where the name is an ordinary one. */
  of(tool: ToolView): ReadonlySet<ToolView>;
}

export function indexNearNames(tools: readonly ToolView[]): NearNames {
  const byKey = new Map<number, ToolView[]>();
  for (const tool of tools) {
    for (const key of keysOf(tool.name)) {
      const near = byKey.get(key);
      if (near === undefined) byKey.set(key, [tool]);
      else near.push(tool);
    }
  }
  return {
    of(tool) {
      const near = new Set<ToolView>();
      for (const key of keysOf(tool.name)) {
        const found = byKey.get(key) ?? [];
        if (found.length > MOST_NEAR) continue;
        for (const each of found) if (each.server !== tool.server) near.add(each);
      }
      return near;
    },
  };
}

/** One number for all words of a name, whatever their order, and one for each way to leave a word out. */
function keysOf(name: string): number[] {
  const hashes = wordHashes(isAscii(name) ? name : skeletonWords(name));
  let all = hashes.length;
  for (const hash of hashes) all = (all + hash) | 0;
  if (hashes.length < FEWEST_WORDS) return [all];
  const keys = [all];
  for (const hash of hashes) keys.push((all - hash - 1) | 0);
  return keys;
}

function isAscii(name: string): boolean {
  for (let i = 0; i < name.length; i++) if (name.charCodeAt(i) > 127) return false;
  return true;
}

function skeletonWords(name: string): string {
  return name
    .split(/[\s_.\-/]+/)
    .map(skeleton)
    .join("_");
}

/** Of `createPayout`, `create-payout` and `create_payout` the same. */
function wordHashes(name: string): number[] {
  const hashes: number[] = [];
  let hash = 0;
  let isSmall = false;
  for (let i = 0; i < name.length; i++) {
    const unit = name.charCodeAt(i);
    const isCapital = unit >= 65 && unit <= 90;
    const isWord = isCapital || (unit >= 97 && unit <= 122) || (unit >= 48 && unit <= 57) || unit > 127;
    if (hash !== 0 && (!isWord || (isCapital && isSmall))) {
      hashes.push(hash);
      hash = 0;
    }
    if (isWord) hash = Math.imul(hash ^ (isCapital ? unit + 32 : unit), 0x01000193) || 1;
    isSmall = isWord && !isCapital;
  }
  if (hash !== 0) hashes.push(hash);
  return hashes;
}
