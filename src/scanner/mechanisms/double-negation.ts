import type { Hit } from "../text/reading.js";

/** Verbs and phrases whose negation urges: who does not hesitate, fail or forget to do something does it. */
const URGING =
  /^\W{0,3}(?:(?:ever|even|once|be|an?|you|to|in|any|se|te|vous|me)\W{1,2}){0,2}(?:hesita|fail|forget|neglect|refus|refrain|avoid|shy|delay|omit|optional|only|but\b|dud[ae]|deje?[sn]?\b|olvid|hesit|deix|esque[cç]|esit|dimentic|h[eé]sit|oubli|manqu|стесн|забу|бой|сомнев|wah|zapom|вагай)/i;
/** Where the negation follows its verb: "zögere nicht", "n'oublie pas". */
const URGED =
  /(?:z[oö]ger[ne]?|vergi(?:ss|ß)|vergessen|vers[aä]ume|aarzel|vergeet|h[eé]sitez?|oubliez?|manquez?|why)\s{1,2}$/i;
const REACH = 36;
const REACH_BACK = 14;

/** Where the word ends that turns a negation into its opposite; -1 where nothing does. */
export function endOfDoubleNegation(text: string, { start, end }: Hit): number {
  if (URGED.test(text.slice(Math.max(0, start - REACH_BACK), start))) return end;
  const urging = URGING.exec(text.slice(end, end + REACH));
  return urging === null ? -1 : end + urging[0].length;
}
