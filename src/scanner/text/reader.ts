import { hostAround, linkAround, mailboxAround } from "./addresses.js";
import { conceptIndex } from "./concepts.js";
import { type Folded, fold } from "./fold.js";
import { LanguageVotes } from "./language-votes.js";
import { lexiconTrie } from "./lexicon/index.js";
import { goesOn, isCloser, isSymbolStart } from "./marks.js";
import { ANCHORED, CONCEPT_SPAN, isGap, OPEN, wordClass } from "./phrase-trie.js";
import { Quotations } from "./quotation-marks.js";
import {
  type Hit,
  NAME_SEED,
  type NameLookup,
  nameStep,
  type Reading,
  type Sentence,
  UNIVERSAL,
} from "./reading.js";
import type { Span } from "./spans.js";

const URL = conceptIndex("url");
const EMAIL = conceptIndex("email");
const ORDINAL = conceptIndex("ordinal");
const DATE = conceptIndex("date");
const MAX_INDENT = 40;
const FILLER = conceptIndex("filler");

/** One reading never dies, for the reason that `living-shapes.ts` gives; it is made late, since the lexicon is large. */
const LIVING: Reading[] = [];
/** Has half words, a dropped character and hits: whatever gives the parts of a reading their shape. */
const SHAPING = "\u304b\u306e\u200b tell 2nd";

export function read(text: string, names?: NameLookup): Reading {
  if (LIVING.length === 0) LIVING.push(readWith(SHAPING, undefined));
  return readWith(text, names);
}

function readWith(text: string, names: NameLookup | undefined): Reading {
  const reader = new Reader(text, names);
  reader.run();
  return reader;
}

/** One text is read at a time, into buffers that are kept. */
const VOTES = new LanguageVotes();

class Reader implements Reading {
  readonly hits: Hit[] = [];
  readonly sentences: Sentence[] = [];
  readonly quotes: readonly number[];
  readonly clauseEnds: number[] = [];
  words = 0;
  private sentence: Sentence = { start: 0, end: 0, low: 0, high: 0, from: 0, to: 0 };
  private readonly votes = VOTES;
  private readonly trie = lexiconTrie();
  private readonly folded: Folded;
  private readonly quotations: Quotations;

  readonly text: string;
  private readonly names: NameLookup | undefined;

  constructor(text: string, names: NameLookup | undefined) {
    this.text = text;
    this.names = names;
    this.folded = fold(text);
    this.quotations = new Quotations(text, this.folded);
    this.quotes = this.quotations.closed;
    VOTES.nextText();
  }

  run(): void {
    const { codes, length } = this.folded;
    let identifierStart = -1;
    let identifierHash = NAME_SEED;
    let inWord = false;
    let i = 0;
    while (i < length) {
      const code = codes[i]!;
      const kind = wordClass(code);
      if (kind === 1) {
        if (!inWord) {
          inWord = true;
          this.words++;
          this.match(i);
          if (code <= 57 && code >= 48) this.numeral(i);
        }
        if (identifierStart < 0) {
          identifierStart = i;
          identifierHash = NAME_SEED;
        }
        identifierHash = nameStep(identifierHash, code);
        i++;
        continue;
      }
      if (identifierStart >= 0) {
        if ((code === 45 || code === 95) && inWord && wordClass(codes[i + 1]!) === 1) {
          identifierHash = nameStep(identifierHash, code);
        } else {
          if (this.names !== undefined) this.identifier(identifierHash, identifierStart, i);
          identifierStart = -1;
        }
      }
      if (kind === 2) {
        if (code >= 0x3041 && code < 0xac00) this.words += 0.5;
        this.match(i);
        inWord = false;
        i++;
        continue;
      }
      if (!inWord && isSymbolStart(code)) this.match(i);
      inWord = false;
      if (code !== 32) i = this.punctuation(i, code);
      else {
        if (wordClass(codes[i + 1]!) === 2) this.words++;
        this.lineBreak(i);
        i++;
      }
    }
    if (identifierStart >= 0 && this.names !== undefined) {
      this.identifier(identifierHash, identifierStart, length);
    }
    this.endSentence(this.text.length);
  }

  private raw(at: number): number {
    const { offsets, length } = this.folded;
    if (at >= length) return this.text.length;
    return offsets === undefined ? at : offsets[at]!;
  }

  private match(start: number): void {
    const { alphabet, nodes, outputAt, outputs } = this.trie;
    const { codes, length } = this.folded;
    let node = 0;
    let base = nodes[1]! >> 1;
    let at = start;
    while (at < length) {
      const letter = alphabet[codes[at]!]!;
      const child = base + letter;
      if (letter === 0 || nodes[child * 2] !== node) return;
      node = child;
      const entry = nodes[child * 2 + 1]!;
      base = entry >> 1;
      const gap = isGap(codes[at]!);
      at++;
      if (gap) while (at < length && isGap(codes[at]!)) at++;
      if ((entry & 1) === 0) continue;
      let output = outputAt[node]!;
      const closed = wordClass(codes[at]!) !== 1 || wordClass(codes[at - 1]!) !== 1;
      for (; outputs[output] !== -1; output++) {
        const value = outputs[output]!;
        const begins = (value & ANCHORED) === 0 || start === 0 || wordClass(codes[start - 1]!) !== 2;
        if (begins && ((value & OPEN) !== 0 || closed)) this.found(value >> 2, start, at);
      }
    }
  }

  private found(value: number, start: number, end: number): void {
    const concept = value % CONCEPT_SPAN;
    const language = (value - concept) / CONCEPT_SPAN;
    this.votes.cast(language);
    if (concept !== FILLER) this.add(concept, this.raw(start), this.raw(end - 1) + 1, language);
  }

  private add(concept: number, start: number, end: number, language = UNIVERSAL): void {
    if (concept < 32) this.sentence.low |= 1 << concept;
    else this.sentence.high |= 1 << (concept - 32);
    this.hits.push({ concept, start, end, word: this.words, language });
  }

  private identifier(hash: number, start: number, end: number): void {
    const from = this.raw(start);
    const to = this.raw(end - 1) + 1;
    const concept = this.names!.find(hash, this.text, from, to);
    if (concept < 0) return;
    this.forgetFrom(from);
    this.add(concept, from, to);
  }

  private numeral(start: number): void {
    const { codes, length } = this.folded;
    let end = start;
    while (end < length && end - start < 5 && codes[end]! >= 48 && codes[end]! <= 57) end++;
    const digits = end - start;
    const century = digits === 4 && codes[start] === 50 && codes[start + 1] === 48;
    if (century && wordClass(codes[end]!) !== 1) this.add(DATE, this.raw(start), this.raw(end - 1) + 1);
    const suffix = codes[end]! * 128 + codes[end + 1]!;
    const ordinal = suffix === 14836 || suffix === 14180 || suffix === 14692 || suffix === 14952;
    if (ordinal && digits <= 4) this.add(ORDINAL, this.raw(start), this.raw(end + 1) + 1);
  }

  private punctuation(at: number, code: number): number {
    const { codes, length } = this.folded;
    switch (code) {
      case 46: // .
        if (at + 1 < length && codes[at + 1] !== 32 && !isCloser(codes[at + 1]!)) {
          return at > 0 && wordClass(codes[at - 1]!) === 1 && wordClass(codes[at + 1]!) === 1
            ? this.address(URL, hostAround(this.folded, at), at)
            : at + 1;
        }
        if (codes[at - 2] === 46) return at + 1;
        if (at >= 2 && codes[at - 2] === 32 && goesOn(this.text, this.raw(at) + 1)) return at + 1;
        this.endSentence(this.raw(at) + 1);
        return at + 1;
      case 33: // !
      case 63: // ?
        if (wordClass(codes[at + 1]!) === 1) return at + 1;
        this.endSentence(this.raw(at) + 1);
        return at + 1;
      case 0x3002:
      case 0xff61:
      case 0x61f:
      case 0x6d4:
      case 0x964:
      case 0x965:
        this.endSentence(this.raw(at) + 1);
        return at + 1;
      case 58: // :
        if (codes[at + 1] === 47 && codes[at + 2] === 47 && this.words > 0) return this.link(at);
        this.clauseEnds.push(this.raw(at));
        return at + 1;
      case 44: // ,
      case 59: // ;
      case 40: // (
      case 41: // )
      case 0x3001:
      case 0x60c:
      case 0x61b:
        this.clauseEnds.push(this.raw(at));
        return at + 1;
      case 64: // @
        return this.address(EMAIL, mailboxAround(this.folded, at), at);
      default:
        this.quotations.mark(at, code, this.raw(at), this.sentence.start);
        return at + 1;
    }
  }

  private link(colon: number): number {
    const { start, end, isLoaded } = linkAround(this.folded, colon);
    if (isLoaded) this.add(URL, this.raw(start), this.raw(end - 1) + 1);
    return end;
  }

  /** An address in the midst of words takes the place of what was found in them; none, and reading goes on. */
  private address(concept: number, found: Span | undefined, at: number): number {
    if (found === undefined) return at + 1;
    this.forgetFrom(this.raw(found.start));
    this.add(concept, this.raw(found.start), this.raw(found.end - 1) + 1);
    return found.end;
  }

  /** Words inside an address are not words of the sentence. */
  private forgetFrom(start: number): void {
    while (this.hits.length > this.sentence.from && this.hits.at(-1)!.start >= start) this.hits.pop();
  }

  /** Drops words that only mean something in a language the sentence is not written in. */
  private keepSpokenLanguages(): void {
    const { hits, sentence } = this;
    const spoken = this.votes.spoken();
    let kept = sentence.from;
    sentence.low = 0;
    sentence.high = 0;
    for (let index = sentence.from; index < hits.length; index++) {
      const hit = hits[index]!;
      if (((spoken >>> hit.language) & 1) === 0) continue;
      hits[kept++] = hit;
      if (hit.concept < 32) sentence.low |= 1 << hit.concept;
      else sentence.high |= 1 << (hit.concept - 32);
    }
    hits.length = kept;
  }

  private lineBreak(at: number): void {
    const raw = this.raw(at);
    if (this.text.charCodeAt(raw) !== 10) return;
    let after = raw + 1;
    while (after - raw < MAX_INDENT && this.text.charCodeAt(after) === 32) after++;
    const next = this.text.charCodeAt(after);
    const isSmall = next >= 97 && next <= 122;
    if (isSmall) this.clauseEnds.push(raw);
    else this.endSentence(raw + 1);
    if (next === 10) this.quotations.breakOff();
  }

  private endSentence(end: number): void {
    const { sentence } = this;
    if (this.votes.disputed()) this.keepSpokenLanguages();
    this.votes.nextSentence();
    sentence.end = end;
    sentence.to = this.hits.length;
    if (sentence.to > sentence.from) this.sentences.push(sentence);
    this.sentence = { start: end, end, low: 0, high: 0, from: this.hits.length, to: this.hits.length };
  }
}
