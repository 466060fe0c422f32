import { stem as stemEnglish } from "porter2";
import { splitWords } from "./words.js";

/** Words too common in queries and descriptions to tell tools apart. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    "a about all also am an and any are as at be been but by can could d did do does each either every few for from had " +
    "has have he her here him his how i if in into is it its just know let like ll m many may me might more most much my " +
    "need needs no not now of off on one or other our out over own please re s she should since so some still such t than " +
    "that the their them then there these they thing this those through to too under until up us use used uses using ve " +
    "very via want was we well were what when where which while who whom whose why will with within without would you your " +
    "el la los las un una de del en y o que por para con mi mis le les des du et ou dans sur pour avec mon ma mes ce cette " +
    "der die das den dem ein eine einen und oder im von zu mit fur auf ist ich " +
    "bir ve bu icin ile ne mi hangi olan gibi daha cok benim bana lutfen " +
    "na sie nie jest tej tym jak czy od przez dla oraz moj moja moje mojego prosze ktore ktory " +
    "mot cua trong cho va cac toi nay voi nhung duoc vao " +
    "का की के को में से है हैं और पर यह वह इस उस मेरा मेरी मेरे मुझे एक ने कि लिए कृपया करें क्या सभी"
  ).split(" "),
);

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** The stem under which a folded word is indexed. Words of other scripts are their own stem. */
export function stemWord(word: string): string {
  return /^[a-z]+$/.test(word) ? stemEnglish(word) : word;
}

/** Index terms of a text or name: words without stop words, stemmed. */
export function tokenize(text: string): string[] {
  return splitWords(text)
    .filter((word) => !isStopWord(word))
    .map(stemWord);
}
