import type { Folded } from "./fold.js";
import { wordClass } from "./phrase-trie.js";

const APOSTROPHE = 39;
const LONGEST = 600;

/** The quotations of a text, told one mark after the other. */
export class Quotations {
  /** Flat pairs of raw offsets. */
  readonly closed: number[] = [];
  private start = -1;
  private closer = 0;
  private readonly text: string;
  private readonly folded: Folded;

  constructor(text: string, folded: Folded) {
    this.text = text;
    this.folded = folded;
  }

  /** `raw` is where the mark stands in the text, `sentence` where its sentence begins. */
  mark(at: number, code: number, raw: number, sentence: number): void {
    if (this.start >= 0 && this.closes(at, code, raw, sentence)) {
      if (raw + 1 - this.start <= LONGEST) this.closed.push(this.start, raw + 1);
      this.start = -1;
      return;
    }
    const closer = closerOf(code);
    if (closer === 0 || (this.start >= 0 && this.closer !== APOSTROPHE)) return;
    if (code === APOSTROPHE && !apostropheOpens(this.folded, at, this.text.charCodeAt(raw))) return;
    this.start = raw;
    this.closer = closer;
  }

  /** No quotation goes on here. */
  breakOff(): void {
    this.start = -1;
  }

  /** "'til the feed ends. … all users'": an apostrophe opens no quotation that goes on over the end of a sentence. */
  private closes(at: number, code: number, raw: number, sentence: number): boolean {
    if (!isCloserFor(this.closer, code)) return false;
    if (code !== APOSTROPHE) return true;
    const isInSentence = sentence <= this.start || sentence === raw;
    return isInSentence && apostropheCloses(this.folded, at);
  }
}

const BEFORE_QUOTE = new Set(Array.from(" ([{<:=,;/-|", (mark) => mark.charCodeAt(0)));

/** "git's", "`git`'s" and "'90" have apostrophes, which look like the mark that opens; `raw` is the one that stands in the text. */
function apostropheOpens(folded: Folded, at: number, raw: number): boolean {
  if (raw !== APOSTROPHE && raw !== 0x2018) return false;
  const next = folded.codes[at + 1]!;
  if (!isWordAt(folded, at + 1) || (next >= 48 && next <= 57)) return false;
  return at === 0 || BEFORE_QUOTE.has(folded.codes[at - 1]!);
}

function apostropheCloses(folded: Folded, at: number): boolean {
  return !isWordAt(folded, at + 1);
}

function isWordAt({ codes, length }: Folded, at: number): boolean {
  return at < length && wordClass(codes[at]!) !== 0;
}

/** In Polish and Hungarian the low mark is closed by the one that closes in English. */
function isCloserFor(closer: number, code: number): boolean {
  return code === closer || (code === 0x201d && closer === 0x201c);
}

function closerOf(code: number): number {
  switch (code) {
    case 34:
      return 34;
    case 39: // also where ‘ and ’ stood
      return 39;
    case 96:
      return 96;
    case 0x201c:
      return 0x201d;
    case 0x201e:
      return 0x201c;
    case 0xab:
      return 0xbb;
    case 0xbb:
      return 0xab;
    case 0x300c:
      return 0x300d;
    case 0x300e:
      return 0x300f;
    default:
      return 0;
  }
}
