const decoder = new TextDecoder("utf-8", { fatal: true });

/** The text of valid UTF-8 bytes, undefined for anything else. */
export function utf8(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}
