import { ar } from "./ar.js";
import { de } from "./de.js";
import { en } from "./en.js";
import { es } from "./es.js";
import { fr } from "./fr.js";
import { hi } from "./hi.js";
import { it } from "./it.js";
import { ja } from "./ja.js";
import { ko } from "./ko.js";
import { pt } from "./pt.js";
import { ru } from "./ru.js";
import type { Sense, Thesaurus } from "./thesaurus.js";
import { zh } from "./zh.js";

/**
 * What the words of a sentence mean, whatever the language: an attack in words that nobody taught the wording model is
 * still about the same things. English comes first, and a word that it has too means what it means there.
 */
export const THESAURI: readonly Thesaurus[] = [en, ar, de, es, fr, hi, it, ja, ko, pt, ru, zh];

export const SENSES = Object.keys(en) as Sense[];
