import { type ConceptSet, conceptSet, includesAny } from "../text/concepts.js";
import type { Reading } from "../text/reading.js";
import { isGarbled } from "../wording/strange.js";

export type Demand = "a command" | "an instruction to the model" | "what may be an instruction";

const COMMAND = conceptSet(["command"]);
const VERBS = conceptSet([
  "read",
  "put",
  "send",
  "exec",
  "set",
  "destroy",
  "override",
  "obey",
  "tell",
  "prefer",
]);
/** Each of these, in a text that was hidden, is enough. */
const DECISIVE = conceptSet([
  "url",
  "email",
  "secret",
  "secretPath",
  "convo",
  "sysprompt",
  "toolName",
  "otherTool",
  "noConsent",
  "shell",
]);
/** What nobody writes into honest data: with any sign of hostile wording one is enough, two are without. */
const SINISTER = conceptSet([
  "secretly",
  "noConsent",
  "disguised",
  "unrestricted",
  "sysprompt",
  "secretPath",
  "convo",
  "omit",
  "obey",
  "role",
  "exec",
  "otherTool",
]);
/** Log odds of the wording of a text that had to be decoded: enough together with a sinister word, alone, for a doubt. */
const HOSTILE_WITH_SINISTER = -0.4;
const HOSTILE_ALONE = 1.3;
const DOUBTFUL = -0.2;
/** Of these it takes two: one alone is ordinary correspondence. */
const TELLING = conceptSet([
  "private",
  "model",
  "rules",
  "argument",
  "session",
  "whatever",
  "public",
  "user",
  "must",
  "whole",
]);

/** Programs that only a shell runs, with what makes them more than a word. */
const SHELL =
  /(?:^|[\s;|&('"`])(?:rm\s+-[a-z]*[rf]|(?:nc|ncat|netcat)\s+-|(?:ba|z|da)?sh\s+-[ci]|chmod\s+(?:\+x|[0-7]{3})|mkfifo\s|crontab\s+-|(?:python|perl|ruby|node|php)[0-9.]*\s+-[ecr]\s|certutil\s+-|schtasks\s+\/|reg\s+add\s|net\s+user\s|dd\s+if=|base64\s+-(?:d|-decode)|scp\s+[~/]|ssh\s+-[a-zA-Z]|invoke-(?:webrequest|expression)|iex\s*\(|start-process\s|find\s+[/~.]\S{0,80}\s+-|git\s+(?:config|push|remote)\s|unset\s+\w|history\s+-c|useradd\s|usermod\s|(?:curl|wget)\s+(?:-|https?:)|iptables\s+-|ip\s+route\s+add\s|shutdown\s+[-/]|-exec\s)|\/bin\/(?:ba|z|da)?sh\b|\/dev\/tcp\/|\|\s*(?:sudo\s+)?(?:(?:ba|z)?sh|curl|wget|nc|openssl|python3?|xargs)\b|\b(?:eval|exec|system|popen|spawn|execsync)\s?\(|\bchild_process\b|\bsubprocess\.|\bdocument\.cookie\b|\blocalStorage\b|\bnew-object\s+net\.|\binvoke-restmethod\b|\burlopen\(|\brmtree\(|\bdrop\s+table\s|\bos\.(?:system|environ)\b|\bprocess\.env\b/i;

/**
 * What a decoded text asks for; a single word or a plain sentence about nothing asks for nothing. `score` is that of its
 * most hostile sentence. Documents (HTML, JSON) hold verbs and addresses as a matter of course.
 */
export function demandOf(reading: Reading, score: number, isDocument: boolean): Demand | undefined {
  const all: ConceptSet = { low: 0, high: 0 };
  for (const { low, high } of reading.sentences) {
    all.low |= low;
    all.high |= high;
  }
  const { text } = reading;
  if (includesAny(all, COMMAND) || SHELL.test(text)) return "a command";
  if (reading.words < FEWEST_WORDS) return undefined;
  const sinister = countIn(all, SINISTER);
  const isHostile =
    sinister > 1 ||
    (sinister > 0 && score >= HOSTILE_WITH_SINISTER) ||
    (score >= HOSTILE_ALONE && hasWords(text));
  if (isHostile) return "an instruction to the model";
  if (isDocument || !isSentence(text)) return undefined;
  if (includesAny(all, VERBS) && (includesAny(all, DECISIVE) || countIn(all, TELLING) > 1))
    return "an instruction to the model";
  return score >= DOUBTFUL && hasWords(text) ? "what may be an instruction" : undefined;
}

/** Programs of builds, installations and lessons. */
const HARMLESS = new Set(
  (
    "set cd echo ls sort head wc uniq grep find mkdir npm yarn pnpm make pytest cargo go mvn gradle tsc apt-get apk yum dnf systemctl pip pip3 " +
    "get-service get-process get-childitem where-object select-object sort-object write-host write-output"
  ).split(" "),
);
/** Whatever makes more of a program: substitution, redirection, addresses, code in an option. */
const MORE =
  /[`<>\\]|\$\(|:\/\/|\d\.\d{1,3}\.\d|\s-(?:exec|execdir|ok|delete|o)\b|\.(?:ssh|env|aws|kube|gnupg)\b/;

/** `npm test`, `Get-Service`, `find . -name '*.log'`. */
export function isHarmlessCommand(text: string): boolean {
  if (MORE.test(text)) return false;
  return text
    .split(/\n|;|&&|\|/)
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .every((line) => HARMLESS.has(line.split(/\s/, 1)[0]!.toLowerCase()));
}

const FEWEST_WORDS = 4;

const NO_LETTERS = /[^\p{L}\p{M}\s]+/gu;
const MOSTLY = 0.8;

/** Noise that decodes to printable characters has neither words nor the letters of words. */
function hasWords(text: string): boolean {
  if (/[^\x00-\x7f]/.test(text)) return text.replace(NO_LETTERS, "").length >= text.length * MOSTLY;
  return (text.match(/[a-zA-Z]{3,}/g)?.length ?? 0) >= FEWEST_WORDS - 1 && !isGarbled(text, 0, text.length);
}

/** An address with parameters has words, but no blanks between them. */
function isSentence(text: string): boolean {
  if (/^(?:https?:)?\/\/\S*$/.test(text)) return false;
  return /[^\x00-\x7f]/.test(text) || (text.match(/\s/g)?.length ?? 0) >= FEWEST_WORDS - 1;
}

function countIn(all: ConceptSet, wanted: ConceptSet): number {
  return bitsIn(all.low & wanted.low) + bitsIn(all.high & wanted.high);
}

function bitsIn(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
}
