const decoder = new TextDecoder();

/** The text of valid UTF-8 bytes, undefined for anything else. */
export function utf8(bytes: Uint8Array): string | undefined {
  return isUtf8(bytes) ? decoder.decode(bytes) : undefined;
}

/** Looked at first: most bytes are no text, and a decoder that throws costs more than all else. */
function isUtf8(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; ) {
    const lead = bytes[at++]!;
    if (lead < 0x80) continue;
    const more = lead < 0xc2 ? 0 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : lead < 0xf5 ? 3 : 0;
    if (more === 0 || at + more > bytes.length) return false;
    const next = bytes[at]!;
    if ((lead === 0xe0 && next < 0xa0) || (lead === 0xed && next > 0x9f)) return false;
    if ((lead === 0xf0 && next < 0x90) || (lead === 0xf4 && next > 0x8f)) return false;
    for (const end = at + more; at < end; at++) if ((bytes[at]! & 0xc0) !== 0x80) return false;
  }
  return true;
}
