import { LANGUAGES, SHARED_SCRIPT } from "./lexicon/index.js";

/** A language is spoken where it has at least this share of the votes of the strongest. */
const SENTENCE_SHARE = 0.6;
const TEXT_SHARE = 0.25;
/** So many words of a sentence, and twice as many as the language of the text has there, are no coincidence. */
const FEWEST_FOREIGN = 3;

/**
 * Which languages a sentence is written in, by the words recognised in it. "can" and "so" are English here and words of
 * other languages there; without this, every lexicon would speak in every text. Only languages that share the Latin
 * script are in dispute.
 */
export class LanguageVotes {
  private readonly sentence = new Int32Array(LANGUAGES.length);
  private readonly text = new Int32Array(LANGUAGES.length);
  private languages = 0;

  nextText(): void {
    this.text.fill(0);
    this.sentence.fill(0);
    this.languages = 0;
  }

  cast(language: number): void {
    if (SHARED_SCRIPT[language] !== true) return;
    if (this.sentence[language]!++ === 0) this.languages++;
  }

  disputed(): boolean {
    return this.languages > 0;
  }

  /** The languages in which the sentence speaks, as a bit set; those of other scripts always do. */
  spoken(): number {
    let most = 0;
    let mostInText = 0;
    let ofTextHere = 0;
    for (let language = 0; language < this.text.length; language++) {
      const votes = this.sentence[language]!;
      most = Math.max(most, votes);
      if (this.text[language]! + votes <= mostInText) continue;
      mostInText = this.text[language]! + votes;
      ofTextHere = votes;
    }
    const leastForeign = Math.max(FEWEST_FOREIGN, 2 * ofTextHere);
    let spoken = 0;
    for (let language = 0; language < this.text.length; language++) {
      const votes = this.sentence[language]!;
      const belongs = votes >= leastForeign || votes + this.text[language]! >= TEXT_SHARE * mostInText;
      const speaks = belongs && votes >= SENTENCE_SHARE * most;
      if (speaks || SHARED_SCRIPT[language] !== true) spoken |= 1 << language;
    }
    return spoken;
  }

  nextSentence(): void {
    if (this.languages === 0) return;
    for (let language = 0; language < this.text.length; language++) {
      this.text[language]! += this.sentence[language]!;
      this.sentence[language] = 0;
    }
    this.languages = 0;
  }
}
