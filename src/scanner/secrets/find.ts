import { entropy } from "../text/entropy.js";
import { TOKEN, traitsOf } from "../text/traits.js";
import { isPlaceholder, mask } from "./placeholder.js";
import { ANY_ANCHOR, NAMED_SECRET, SECRET_RULES, type SecretRule } from "./rules.js";

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

const NAMES = /ecret|assw|assphrase|oken|ey|ogin/i;

/** A value whose parameter is named like a credential: its own text does not say what it is. */
export function findSecretValue(name: string, value: string): FoundSecret[] {
  const found: FoundSecret[] = [];
  findNamed(`${name.replace(/([a-z])(?=[A-Z])/g, "$1_")}: ${value}`, found);
  return found
    .filter(({ secret }) => secret === value)
    .map((each) => ({ ...each, start: 0, end: value.length }));
}

function findNamed(text: string, found: FoundSecret[]): void {
  if (!NAMES.test(text)) return;
  for (let at = 0; at < text.length && found.length < MOST; at++) {
    const code = text.charCodeAt(at) | 32;
    if (code !== 115 && code !== 97 && code !== 112 && code !== 116 && code !== 108) continue;
    if (at > 0 && /[a-z]/i.test(text[at - 1]!)) continue;
    NAMED_SECRET.lastIndex = at;
    const match = NAMED_SECRET.exec(text);
    if (match === null || POSITION_IN_A_LIST.test(text.slice(Math.max(0, at - 16), at))) continue;
    const secret = match[1]!.replace(/\.{1,3}$/, "");
    if (isGenerated(secret) && !isPublic(secret) && !isPlaceholder(secret, 3)) {
      found.push({ kind: "credential", start: at, end: at + match[0].length, secret });
    }
  }
}

/** `page_token`, `next sync token`: where a listing goes on. */
const POSITION_IN_A_LIST =
  /(?:page|paging|pagination|next|prev|previous|sync|delta|continuation|continue|cursor|resume|start|skip|change)[ _-]?$/i;
/** Generated strings are long and hexadecimal, or mix cases and digits; identifiers and prose do not. */
const HEXADECIMAL = /^[0-9a-f]{32,128}$/;

function isGenerated(secret: string): boolean {
  if (HEXADECIMAL.test(secret)) return true;
  const digits = secret.match(/\d/g)?.length ?? 0;
  return digits >= 2 && /[a-z]/.test(secret) && /[A-Z]/.test(secret) && entropy(secret) >= 3.3;
}

/** An account or a contract on a chain: everybody may know it. */
function isPublic(secret: string): boolean {
  return /^0x[0-9a-f]{40}$/i.test(secret);
}
