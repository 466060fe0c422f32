import type { Folded } from "./fold.js";
import { endsLink, isMailbox } from "./marks.js";
import { wordClass } from "./phrase-trie.js";
import type { Span } from "./spans.js";

/** Enough to tell a host from a file or a member of an object. */
const TOP_LEVEL = new Set(
  "com net org io dev app ai co example xyz info biz online site cloud me ru cn de fr uk eu nl pl br jp kr in ir tr ua vn top".split(
    " ",
  ),
);

/** `https://…` around its colon. `isLoaded` unless it is empty or only points to reading matter. */
export function linkAround({ codes, length }: Folded, colon: number): Span & { isLoaded: boolean } {
  let start = colon;
  while (start > 0 && colon - start < 12 && wordClass(codes[start - 1]!) === 1) start--;
  let end = colon + 3;
  while (end < length && !endsLink(codes[end]!)) end++;
  return { start, end, isLoaded: end > colon + 3 && !isDocumentation(codes, start, end) };
}

/** `[text](https://…)` points to reading matter; `![…](https://…)` is loaded. */
function isDocumentation(codes: Uint16Array, start: number, end: number): boolean {
  if (start < 2 || codes[start - 1] !== 40 || codes[start - 2] !== 93 || codes[end] !== 41) return false;
  let open = start - 3;
  while (open > 0 && start - open < 200 && codes[open] !== 91) open--;
  return codes[open - 1] !== 33;
}

/** `name@host.example` around its `@`. */
export function mailboxAround({ codes, length }: Folded, at: number): Span | undefined {
  if (at === 0 || wordClass(codes[at - 1]!) !== 1 || wordClass(codes[at + 1]!) !== 1) return undefined;
  let dot = false;
  let end = at + 1;
  for (; end < length && end - at < 100; end++) {
    const code = codes[end]!;
    if (code === 46 && wordClass(codes[end + 1]!) === 1) dot = true;
    else if (wordClass(code) !== 1 && code !== 45) break;
  }
  return dot ? { start: mailboxStart(codes, at), end } : undefined;
}

/** `cdn.tool.example` around one of its dots: labels and a top-level domain, without a scheme. */
export function hostAround({ codes, length }: Folded, dot: number): Span | undefined {
  const start = mailboxStart(codes, dot);
  let end = dot + 1;
  let lastDot = dot;
  while (end < length && end - dot < 100 && isMailbox(codes[end]!) && codes[end] !== 43) {
    if (codes[end] === 46) {
      if (wordClass(codes[end + 1]!) !== 1) break;
      lastDot = end;
    }
    end++;
  }
  const topLevel = String.fromCharCode(...codes.subarray(lastDot + 1, Math.min(end, lastDot + 12)));
  return TOP_LEVEL.has(topLevel) && !(codes[start] === 46 && start === dot) ? { start, end } : undefined;
}

function mailboxStart(codes: Uint16Array, at: number): number {
  let start = at;
  while (start > 0 && at - start < 64 && isMailbox(codes[start - 1]!)) start--;
  return start;
}
