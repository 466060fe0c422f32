/** RFC 6901. */
export function jsonPointer(path: readonly PropertyKey[]): string {
  return path.map((key) => `/${escapePointerToken(String(key))}`).join("");
}

export function escapePointerToken(token: string): string {
  return token.replaceAll("~", "~0").replaceAll("/", "~1");
}
