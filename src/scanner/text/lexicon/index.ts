import { buildPhraseTrie } from "../phrase-trie.js";
import { en } from "./en.js";

export const LEXICONS = { en };

export const LEXICON_TRIE = buildPhraseTrie(Object.values(LEXICONS));
