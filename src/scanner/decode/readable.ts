/** Longer texts are judged by how they begin. */
const SAMPLE = 2000;
const SHORTEST = 6;
const MOSTLY = 0.7;

/** Something a person or a decoder can go on with: printable ASCII, or mostly letters of any script. */
export function isReadable(text: string | undefined): text is string {
  if (text === undefined || text.length < SHORTEST) return false;
  const sample = text.slice(0, SAMPLE);
  if (/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufffd]/.test(sample)) return false;
  if (/^[\t-\r -~]*$/.test(sample)) return true;
  return lettersIn(sample) >= sample.length * MOSTLY;
}

function lettersIn(text: string): number {
  let length = 0;
  for (const [stretch] of text.matchAll(/[\p{L}\p{M}\p{N}\p{Zs}]+/gu)) length += stretch.length;
  return length;
}
