/**
 * Text from tools is written by attackers. Everything that reaches a person goes through here:
 * control characters, terminal escapes, bidirectional controls and characters without a glyph
 * become visible escapes, so that what is shown is what is there.
 */
const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\u{e0100}-\u{e01ef}]/gu;

/** Replaces everything invisible by `\u{HEX}`; a newline becomes `\n`, a tab `\t`. Emoji joiners are escaped too. */
export function visible(text: string): string {
  return text.replace(INVISIBLE, escapeCharacter);
}

function escapeCharacter(character: string): string {
  if (character === "\n") return "\\n";
  if (character === "\t") return "\\t";
  if (character === "\r") return "\\r";
  return `\\u{${character.codePointAt(0)!.toString(16).toUpperCase()}}`;
}

/** `visible` and at most `limit` characters long; a cut is shown by an ellipsis. */
export function excerpt(text: string, limit: number): string {
  const head = text.length > limit * 2 ? text.slice(0, limit * 2) : text;
  const shown = visible(head);
  return shown.length <= limit && head.length === text.length ? shown : `${sliceWhole(shown, limit - 1)}…`;
}

function sliceWhole(text: string, end: number): string {
  const last = text.charCodeAt(end - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? end - 1 : end);
}

/** `visible`, in pieces: what was there to see, and what was hidden. */
export function visibleParts(text: string): { text: string; isHidden: boolean }[] {
  const parts: { text: string; isHidden: boolean }[] = [];
  let end = 0;
  for (const match of text.matchAll(INVISIBLE)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), isHidden: false });
    parts.push({ text: escapeCharacter(match[0]), isHidden: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isHidden: false });
  return parts;
}
