/** From one offset of a text up to, not including, another. */
export interface Span {
  start: number;
  end: number;
}

/** Those of a text's sentences, in order and apart from each other, that a span touches. */
export function touchedBy<T extends Span>(sentences: readonly T[], { start, end }: Span): readonly T[] {
  let low = 0;
  let high = sentences.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sentences[middle]!.end <= start) low = middle + 1;
    else high = middle;
  }
  let after = low;
  while (after < sentences.length && sentences[after]!.start < end) after++;
  return sentences.slice(low, after);
}
