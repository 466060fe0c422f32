/** A stable id for deep links; different names never meet. */
export function anchor(kind: string, name: string): string {
  const safe = name.replace(/[^A-Za-z0-9.-]/gu, (character) => `_${character.codePointAt(0)!.toString(16)}_`);
  return `${kind}-${safe}`;
}
