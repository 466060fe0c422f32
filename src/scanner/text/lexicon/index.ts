import type { Lexicon } from "../concepts.js";
import { buildPhraseTrie, type PhraseTrie } from "../phrase-trie.js";
import { ar } from "./ar.js";
import { de } from "./de.js";
import { en } from "./en.js";
import { es } from "./es.js";
import { fa } from "./fa.js";
import { fr } from "./fr.js";
import { he } from "./he.js";
import { hi } from "./hi.js";
import { it } from "./it.js";
import { ja } from "./ja.js";
import { ko } from "./ko.js";
import { nl } from "./nl.js";
import { pl } from "./pl.js";
import { pt } from "./pt.js";
import { ru } from "./ru.js";
import { tr } from "./tr.js";
import { uk } from "./uk.js";
import { universal } from "./universal.js";
import { vi } from "./vi.js";
import { zh } from "./zh.js";

export const LEXICONS: Record<string, Lexicon> = {
  universal,
  ar,
  de,
  en,
  es,
  fa,
  fr,
  he,
  hi,
  it,
  ja,
  ko,
  nl,
  pl,
  pt,
  ru,
  tr,
  uk,
  vi,
  zh,
};

export const LANGUAGES = Object.keys(LEXICONS);

/** By index: languages in Latin script, whose words can be mistaken for each other's. */
export const SHARED_SCRIPT = LANGUAGES.map((language) =>
  ["de", "en", "es", "fr", "it", "nl", "pl", "pt", "tr", "vi"].includes(language),
);

let trie: PhraseTrie | undefined;

/** Built when the first text is read closely: most scans read few, most commands none. */
export function lexiconTrie(): PhraseTrie {
  trie ??= buildPhraseTrie(Object.values(LEXICONS));
  return trie;
}
