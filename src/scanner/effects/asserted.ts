import { type Effect, VERB_FORMS, type VerbForm } from "./verbs.js";

/** An effect that a text says the tool has, at raw offsets. */
export interface Assertion {
  effect: Effect;
  start: number;
  end: number;
  /** Running number of its sentence in the text, and where that begins and ends. */
  sentence: number;
  from: number;
  to: number;
  /** It says neither what it acts on nor where to. */
  isVague: boolean;
}

const ADVERB =
  /^(?:also|then|always|first|next|later|afterwards|thereafter|too|likewise|thus|now|still|even|at|once|all|each|both|[a-z]{2,14}ly)$/;
const PASSIVE = /^(?:is|are|gets|get)$/;
/** What may stand before an active verb: the tool itself, or nothing but the verb before it. */
const ACTOR = /^(?:it|this|tool|call|function|server|and|but)$/;
/** What makes a clause a condition, an ability, a purpose, a denial or a remark on something else. */
const HYPOTHETICAL =
  /^(?:if|when|whenever|whether|until|unless|before|after|because|since|where|while|how|why|by|for|to|can|may|might|must|should|could|would|cannot|can't|not|never|no|nothing|none|neither|nor|nobody|without|isn't|aren't|doesn't|don't|whose|than|like|lets|use|using|only|either|deprecated)$/;
/** "Every search emails …": the tool is what is used. */
const USE = /^(?:call|search|lookup|use|read|view|request|query|run|listing|visit|invocation|check)$/;
/** "when it deletes", "what it removes". */
const SUBORDINATE =
  /^(?:that|which|what|whatever|if|when|whenever|whether|until|unless|before|after|because|since|where|while|how|why|once|files|data|as)$/;
const RELATIVE = /^(?:that|which|who)$/;
const FINITE = /^(?:is|are|was|were|has|have|had|does|do|did|[a-z]{3,}ed)$/;
/** "This tool will be removed": a notice about the definition. */
const ABOUT_ITSELF = /^(?:tool|endpoint|parameter|field|option|method|function|alias|api)$/;
export const OBJECTS =
  "the|an?|each|every|all|its|this|that|these|those|them|it|him|her|any|what|whatever|whichever|whoever|your|their|his|our|everything|everyone|both|one|another|some|anything|anyone";
const OBJECT = new RegExp(`^(?:${OBJECTS})$`);
const NO_OBJECT = /^(?:nothing|no|none|nobody)$/;
const PROGRAM = /\b(?:shell|commands?|scripts?|binary|binaries|programs?|code|powershell|bash|installer)\b/i;
const FOR_GOOD =
  /\b(?:for good|permanently|irrevocabl[ey]|afterwards|(?:on|from|into|to) (?:the |your |its )?(?:trash|remote|disk|server|database|bucket|account|cluster|repository|drive|mailbox|machine|system))\b|\b(?:once|after) (?:it|they|being|having|shown|read|listed|returned)\b/i;
const PLACE =
  /\bmark(?:s|ed)\b.{0,20}\bas (?:paid|read|seen|done|sent|resolved|closed|approved|spam)\b|(?:^|\s)[~$.]?\/[\w.]|\b(?:startup|autostart|crontab|profile|(?<!tool )registry|settings|configuration|config|trash)\b|\bour (?:servers?|cloud|database|lists?|newsletter|archive)\b|\bby an? (?:empty|blank|other)|\b(?:card|account|wallet) (?:is|gets) charged\b|\bcharged\b.{0,30}\b(?:card|account|wallet)\b/i;
const RECIPIENT =
  /https?:\/\/|\b[\w.+-]{1,64}@[\w-]{1,64}\.\w|\bwith (?:our|third|everyone|anyone)\b|\bto (?:us|our|its|the (?:author|vendor|developer|maker|publisher|operator|provider|maintainer|public)|an? (?:external|remote|outside|public|third)|third parties|everyone|everybody|all|each|every|whoever|[\w-]{1,60}\.(?:com|net|org|io|dev|app|example|invalid|test)\b)/i;

const TARGETS: Partial<Record<Effect, RegExp>> = {
  destroys: FOR_GOOD,
  writes: PLACE,
  sends: RECIPIENT,
  runs: PROGRAM,
};

/** How long a tool keeps what it was given: "are deleted after 30 days", "photos are deleted when the check is done". */
const RETENTION =
  /\b(?:kept|retained|for|after|within) (?:for )?(?:\d{1,4}|an?|one|two|thirty|sixty|ninety) (?:minute|hour|day|week|month|year)s?\b/i;
const GIVEN_BACK =
  /\b(?:cop(?:y|ies)|temporary|uploads?|photos?|pictures?|images?|recordings?|audio|inputs?|scans?|samples?)(?: files?| data)? (?:is|are|gets?) (?:deleted|destroyed|erased) (?:t?here )?(?:after (?:the |this )?(?:call|answer|analysis|check|session|event|processing|reading|use)\b|when (?:done|the)\b|once the\b|on exit|at the end)/i;
/** The acts of others: "are deleted by an administrator". */
const NOT_ITS_DOING =
  /^[^.!?\n]{0,30}\b(?:after (?:an?|\d{1,4}|one|two|three|six|seven|thirty|sixty|ninety|some|a few) (?:second|minute|hour|day|week|month|year)|by (?:the|an?|another|your|its)\b(?! (?:tool|empty|blank|other)))/i;

/** Words by which a sentence may say something of this kind; without one it need not be taken apart. */
const ANY_VERB = new RegExp(`(?:${[...VERB_FORMS.keys()].join("|")})`, "i");

/**
 * What a text says outright that the tool does: "the file is then deleted", "it also uploads a copy". English only.
 * Sentences that `mayAct` rules out are passed over.
 */
export function assertedEffects(text: string, mayAct: RegExp = ANY_VERB): Assertion[] {
  const assertions: Assertion[] = [];
  const first = text.search(mayAct);
  if (first < 0) return assertions;
  let sentence = 0;
  let from = 0;
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && !endsSentence(text, at)) continue;
    const to = Math.min(at + 1, text.length);
    if (to > first && mayAct.test(text.slice(from, to))) {
      for (const assertion of assertedIn(text, sentence, from, to)) assertions.push(assertion);
    }
    sentence++;
    from = to;
  }
  return assertions;
}

const AFTER_STOP = /[\s"'`)]/;

function endsSentence(text: string, at: number): boolean {
  switch (text.charCodeAt(at)) {
    case 10: // line break
    case 33: // !
    case 59: // ;
    case 63: // ?
      return true;
    case 46: // .
      return at + 1 === text.length || AFTER_STOP.test(text.charAt(at + 1));
    default:
      return false;
  }
}

function assertedIn(text: string, sentence: number, from: number, to: number): Assertion[] {
  const assertions: Assertion[] = [];
  const whole = text.slice(from, to);
  let clause: string[] = [];
  let isConditional = false;
  let pending: { verb: VerbForm; assertion: Assertion } | undefined;
  /** How many of the last ones still wait for the object that they share: "edits and removes no lines". */
  let waiting = 0;
  const settle = (next: string | undefined): void => {
    if (pending === undefined) return;
    const { verb, assertion } = pending;
    pending = undefined;
    if (next !== undefined && NO_OBJECT.test(next)) {
      assertions.length -= waiting;
      waiting = 0;
      return;
    }
    const hasObject = next !== undefined && OBJECT.test(next);
    if (verb.needs === "object" && !hasObject && verb.effect !== "takes") return;
    const isOpen = next === undefined || next === "and" || next === "or";
    waiting = isOpen && verb.form === "third" ? waiting + 1 : 0;
    assertion.isVague = verb.needs === "target" || (verb.needs === "either" && !hasObject);
    assertions.push(assertion);
  };
  for (let at = 0; at < whole.length; ) {
    const opens = at;
    while (at - opens < LONGEST_WORD && isWordUnit(whole.charCodeAt(at), at === opens)) at++;
    if (at === opens) {
      if (endsClause(whole.charCodeAt(at++))) {
        settle(undefined);
        clause = [];
      }
      continue;
    }
    const lower = whole.slice(opens, at).toLowerCase();
    settle(lower);
    const verb = VERB_FORMS.get(lower);
    if (verb !== undefined && !isConditional && isAsserted(clause, verb, clauseOpens(whole, opens))) {
      const [start, end] = [from + opens, from + at];
      const assertion = { effect: verb.effect, start, end, sentence, from, to, isVague: false };
      pending = { verb, assertion };
    }
    if (clause.length === 0 && lower === "if") isConditional = true;
    if (clause.length < LONGEST_CLAUSE) clause.push(lower);
  }
  settle(undefined);
  return withoutOthersActs(assertions, whole, from);
}

/** Leaves out retention and what others do, and asks vague verbs for their target. */
function withoutOthersActs(assertions: Assertion[], whole: string, from: number): Assertion[] {
  while (assertions.length > 0 && NOT_ITS_DOING.test(whole.slice(assertions.at(-1)!.end - from)))
    assertions.pop();
  if (assertions.length === 0) return assertions;
  const said = whole.slice(0, LONGEST_SENTENCE);
  if (RETENTION.test(said) || GIVEN_BACK.test(said)) {
    while (assertions.at(-1)?.effect === "destroys") assertions.pop();
  }
  const known = new Map<Effect, boolean>();
  const hasTarget = (effect: Effect): boolean => {
    if (!known.has(effect)) known.set(effect, TARGETS[effect]?.test(said) === true);
    return known.get(effect)!;
  };
  for (const assertion of assertions) if (assertion.isVague) assertion.isVague = !hasTarget(assertion.effect);
  return assertions;
}

/** Letters, and from the second on apostrophes and hyphens. */
function isWordUnit(code: number, isFirst: boolean): boolean {
  const letter = code | 32;
  return (letter >= 97 && letter <= 122) || (!isFirst && (code === 39 || code === 45 || code === 0x2019));
}

function endsClause(code: number): boolean {
  switch (code) {
    case 10: // line break
    case 33: // !
    case 40: // (
    case 41: // )
    case 44: // ,
    case 58: // :
    case 59: // ;
    case 63: // ?
    case 0x2013: // –
    case 0x2014: // —
      return true;
    default:
      return false;
  }
}

const LONGEST_WORD = 41;
const LONGEST_SENTENCE = 600;
const LONGEST_CLAUSE = 60;

const MARKS_OF_A_LIST = /^[^A-Za-z,(:]{0,12}$/;

/** Nothing but marks of a list stands between the beginning of the sentence and this. */
function clauseOpens(sentence: string, at: number): boolean {
  return at <= 12 && MARKS_OF_A_LIST.test(sentence.slice(0, at));
}

function isAsserted(clause: readonly string[], { form }: VerbForm, opensSentence: boolean): boolean {
  let at = clause.length - 1;
  while (at >= 0 && ADVERB.test(clause[at]!)) at--;
  let before = clause[at];
  if (form === "participle" && /^(?:and|or)$/.test(before ?? "") && FINITE.test(clause[at - 1] ?? "")) {
    at -= 2;
    before = clause[at];
  }
  const will = form === "base" ? at : before === "be" ? at - 1 : -1;
  if (form === "third") {
    if (before === "it") return !SUBORDINATE.test(clause[at - 1] ?? "");
    const isRepeated = at === 1 && /^(?:each|every)$/.test(clause[0]!) && USE.test(before!);
    const follows =
      before === undefined ? opensSentence || clause.length > 0 : isRepeated || ACTOR.test(before);
    if (!follows) return false;
  } else if (clause[will] === "will") {
    if (clause.some((word) => ABOUT_ITSELF.test(word))) return false;
  } else if (form === "base" || before === undefined || !PASSIVE.test(before)) return false;
  return isMainClause(clause, form === "third" ? at : at - 1);
}

/** "Accounts that are removed" only tells which; in "each file that was shown is removed" the relative clause is over. */
function isMainClause(clause: readonly string[], last: number): boolean {
  const said = clause.slice(0, last + 1);
  const relative = said.findIndex((word) => RELATIVE.test(word));
  if (relative < 0) return !isHypothetical(said);
  const within = said.slice(relative + 1);
  // "shows which packages are installed": there the first word is no verb.
  const names = said[relative] === "which" && clause[last + 1] === "are";
  const isVerb = (word: string) => !names && /^[a-z]{3,}s$/.test(word);
  const isOver = within.some((word, index) => FINITE.test(word) || (index === 0 && isVerb(word)));
  return isOver && !isHypothetical(said.slice(0, relative));
}

/** "As soon as" tells when as well, "soon" does not. */
function isHypothetical(words: readonly string[]): boolean {
  return words.some(
    (word, index) => HYPOTHETICAL.test(word) || (word === "soon" && words[index - 1] === "as"),
  );
}
