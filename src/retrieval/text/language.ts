const ENGLISH = wordSet(
  "the a an of to in on for my our is are was be it this that and with from by at all me i you how what which who does " +
    "can could please would one has have not so then into over out up",
);

/** Short words that hold sentences together: Spanish, French, German, Italian, Portuguese, Dutch, Swedish, Polish, Turkish, Vietnamese. */
const FOREIGN = wordSet(
  "el la los las un una de del en y que por para con mi mis le les des du et ou dans sur pour avec mon mes ce cette " +
    "der die das den dem ein eine einen und oder im von zu mit fur auf ist ich bei sind wie welche hat " +
    "il lo gli di che per su come non sono della nel no na da os um uma meu minha ao pela quais " +
    "het een van voor er welke zijn op met mijn och att det som med till ett vilka finns alla " +
    "sie nie jest tej ten tym ktore moje bir ve icin bu ile ne hangi var mot cua trong cho va cac toi khoi",
);
const OTHER_SCRIPT = /[^\u0000-\u024f\u1e00-\u1eff\u2000-\u2bff]/;
const ACCENTED = /[\u00c0-\u024f\u1e00-\u1eff]/;

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}

/** Whether a query is written in another language than English, by its script and its short words. */
export function isForeign(query: string, words: readonly string[]): boolean {
  if (OTHER_SCRIPT.test(query)) return true;
  let balance = ACCENTED.test(query) ? 1 : 0;
  for (const word of words) {
    if (ENGLISH.has(word)) balance--;
    else if (FOREIGN.has(word)) balance++;
  }
  return balance > 0;
}
