import { entropy } from "../text/entropy.js";
import { TOKEN, traitsOf } from "../text/traits.js";
import { isPlaceholder, mask } from "./placeholder.js";
import { ANY_ANCHOR, CREDENTIAL_NAME, NAMED_BEHIND, SECRET_RULES, type SecretRule } from "./rules.js";

export interface FoundSecret {
  kind: string;
  start: number;
  end: number;
  secret: string;
}

const MOST = 8;

/** Live-looking credentials in a text; none in one without the trait `TOKEN`. */
export function findSecrets(text: string): FoundSecret[] {
  const found: FoundSecret[] = [];
  if (ANY_ANCHOR.test(text)) for (const rule of SECRET_RULES) find(text, rule, found);
  if (found.length === 0) findNamed(text, found);
  return found;
}

/** The text with every credential in it masked: no report may publish one. */
export function withoutSecrets(text: string): string {
  if ((traitsOf(text) & TOKEN) === 0) return text;
  let safe = text;
  for (const { secret } of findSecrets(text)) safe = safe.replaceAll(secret, mask(secret));
  return safe;
}

function find(text: string, rule: SecretRule, found: FoundSecret[]): void {
  const { anchor, pattern } = rule;
  for (
    let at = text.indexOf(anchor);
    at >= 0 && found.length < MOST;
    at = text.indexOf(anchor, at + anchor.length)
  ) {
    // Inside a run of token characters no credential begins, and one try per run keeps absurd texts quick.
    if (rule.lead === undefined && /\w/.test(anchor[0]!) && at > 0 && /[\w-]/.test(text[at - 1]!)) continue;
    for (let lead = rule.lead ?? 0; lead >= 0; lead--) {
      pattern.lastIndex = Math.max(0, at - lead);
      const match = pattern.exec(text);
      if (match === null) continue;
      const secret = match[1] ?? match[0];
      const body = match[1] ?? match[0].slice(anchor.length);
      if (!isPlaceholder(body, rule.entropy)) {
        found.push({ kind: rule.kind, start: match.index, end: match.index + match[0].length, secret });
      }
      break;
    }
  }
}

/** A value whose parameter is named like a credential: its own text does not say what it is. */
export function findSecretValue(name: string, value: string): FoundSecret[] {
  const found: FoundSecret[] = [];
  findNamed(`${name.replace(/([a-z])(?=[A-Z])/g, "$1_")}: ${value}`, found);
  return found
    .filter(({ secret }) => secret === value)
    .map((each) => ({ ...each, start: 0, end: value.length }));
}

/** Longer runs are data. */
const RUN = /[A-Za-z0-9+/_!@#$%^&*~.-]{14,}/g;
const LONGEST = 100;
/** How far before a value its name may stand. */
const REACH = 48;

/** Generated strings that a text calls a credential. */
function findNamed(text: string, found: FoundSecret[]): void {
  for (const { 0: run, index } of text.matchAll(RUN)) {
    if (found.length === MOST) return;
    const secret = run.replace(/\.{1,3}$/, "");
    if (secret.length > LONGEST || !isGenerated(secret) || isPublic(secret)) continue;
    const end = index + secret.length;
    if (isNamed(text, index, end) && !isPlaceholder(secret, 3)) {
      found.push({ kind: "credential", start: index, end, secret });
    }
  }
}

function isNamed(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - REACH), start);
  const clause = before.slice(before.search(/[^.!?\n。]*$/));
  if (POSITION_IN_A_LIST.test(clause)) return false;
  return CREDENTIAL_NAME.test(clause) || NAMED_BEHIND.test(text.slice(end, end + REACH));
}

/** `page_token`, `next sync token`: where a listing goes on. */
const POSITION_IN_A_LIST =
  /(?:page|paging|pagination|next|prev|previous|sync|delta|continuation|continue|cursor|resume|start|skip|change)[ _-]?token/i;
/** Generated strings are long and hexadecimal, or mix cases and digits; identifiers and prose do not. */
const HEXADECIMAL = /^[0-9a-f]{32,128}$/;

function isGenerated(secret: string): boolean {
  if (HEXADECIMAL.test(secret)) return true;
  const digits = secret.match(/\d/g)?.length ?? 0;
  return digits >= 2 && /[a-z]/.test(secret) && /[A-Z]/.test(secret) && entropy(secret) >= 3.3;
}

/** An account or a contract on a chain, the public half of a key: everybody may know it. */
function isPublic(secret: string): boolean {
  return /^0x[0-9a-f]{40}$/i.test(secret) || secret.startsWith("AAAA");
}
