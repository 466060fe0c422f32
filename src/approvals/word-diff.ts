/** A run of words that stayed, went or came. */
export interface Segment {
  kind: "same" | "removed" | "added";
  text: string;
}

/** Beyond this many comparisons the middle is shown as replaced whole; time stays bounded. */
const MAX_CELLS = 4_000_000;

/** Word by word; every other character, visible or not, is a word of its own. */
export function wordDiff(before: string, after: string): Segment[] {
  const old = words(before);
  const now = words(after);
  let head = 0;
  while (head < old.length && head < now.length && old[head] === now[head]) head++;
  let tail = 0;
  while (
    tail < old.length - head &&
    tail < now.length - head &&
    old[old.length - 1 - tail] === now[now.length - 1 - tail]
  ) {
    tail++;
  }
  const segments: Segment[] = [];
  push(segments, "same", old.slice(0, head));
  middle(old.slice(head, old.length - tail), now.slice(head, now.length - tail), segments);
  push(segments, "same", old.slice(old.length - tail));
  return segments;
}

function words(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}_]+|[^\p{L}\p{M}\p{N}_]/gu) ?? [];
}

function middle(old: readonly string[], now: readonly string[], segments: Segment[]): void {
  if (old.length * now.length > MAX_CELLS) {
    push(segments, "removed", old);
    push(segments, "added", now);
    return;
  }
  const lengths = commonLengths(old, now);
  const width = now.length + 1;
  let i = 0;
  let j = 0;
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      push(segments, "same", [old[i]!]);
      i++;
      j++;
    } else if (
      j === now.length ||
      (i < old.length && lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!)
    ) {
      push(segments, "removed", [old[i++]!]);
    } else {
      push(segments, "added", [now[j++]!]);
    }
  }
}

/** The longest common subsequence of every pair of ends. */
function commonLengths(old: readonly string[], now: readonly string[]): Uint32Array {
  const width = now.length + 1;
  const lengths = new Uint32Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      lengths[i * width + j] =
        old[i] === now[j]
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!);
    }
  }
  return lengths;
}

function push(segments: Segment[], kind: Segment["kind"], added: readonly string[]): void {
  if (added.length === 0) return;
  const last = segments.at(-1);
  if (last?.kind === kind) last.text += added.join("");
  else segments.push({ kind, text: added.join("") });
}
