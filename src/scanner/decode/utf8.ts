const decoder = new TextDecoder("utf-8", { fatal: true });

/** The text of valid UTF-8 bytes, undefined for anything else. */
export function utf8(bytes: Uint8Array): string | undefined {
  if (!isWellFramed(bytes)) return undefined;
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Most bytes that are no text lack their continuations; seeing that is far cheaper than an exception. */
function isWellFramed(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at++) {
    const lead = bytes[at]!;
    if (lead < 0x80) continue;
    if (lead < 0xc0) return false;
    for (let left = lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3; left > 0; left--) {
      if (at + 1 >= bytes.length || (bytes[++at]! & 0xc0) !== 0x80) return false;
    }
  }
  return true;
}
