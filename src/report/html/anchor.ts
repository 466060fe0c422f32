import { createHash } from "node:crypto";

const LONGEST = 80;

/** A stable id for deep links; different names never meet. */
export function anchor(kind: string, name: string): string {
  const safe = name
    .slice(0, LONGEST)
    .replace(/[^A-Za-z0-9.-]/gu, (character) => `_${character.codePointAt(0)!.toString(16)}_`);
  if (name.length <= LONGEST) return `${kind}-${safe}`;
  return `${kind}-${safe}-${createHash("sha256").update(name).digest("hex").slice(0, 16)}`;
}
