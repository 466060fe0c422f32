import { entropy } from "../text/entropy.js";
import { assignedPasswords, isCalledCredential, isCredentialName, isPublicName, REACH } from "./names.js";
import { isMadeUp, isNamedShape } from "./password.js";
import { isPlaceholder, mask } from "./placeholder.js";
import { ANY_ANCHOR, beginsWithAWord, SECRET_RULES, type SecretRule } from "./rules.js";

export interface FoundSecret {
  kind: string;
  start: number;
  end: number;
  secret: string;
}

/** More in one text say nothing new. */
const MOST = 8;

/** Live-looking credentials in a text, so many at most. */
export function findSecrets(text: string, most = MOST): FoundSecret[] {
  const found: FoundSecret[] = [];
  if (ANY_ANCHOR.test(text)) for (const rule of SECRET_RULES) find(text, rule, most, found);
  findNamed(text, most, found);
  // Names, which most texts are, assign nothing.
  if (text.includes("=") || text.includes(" ") || text.includes(":")) findAssigned(text, most, found);
  return found;
}

/** The text with every credential in it masked, the first few also where nothing names them: no report may publish one. */
export function withoutSecrets(text: string): string {
  const found = findSecrets(text, Number.POSITIVE_INFINITY).sort((a, b) => a.start - b.start);
  const parts: string[] = [];
  let done = 0;
  for (const { start, end, secret } of found) {
    if (start < done) continue;
    parts.push(text.slice(done, start), text.slice(start, end).replaceAll(secret, mask(secret)));
    done = end;
  }
  let safe = parts.join("") + text.slice(done);
  for (const { secret } of found.slice(0, MOST)) safe = safe.replaceAll(secret, mask(secret));
  return safe;
}

function find(text: string, rule: SecretRule, most: number, found: FoundSecret[]): void {
  const { anchor, pattern } = rule;
  let next = 0;
  for (let at = text.indexOf(anchor); at >= 0 && found.length < most; at = text.indexOf(anchor, next)) {
    next = at + anchor.length;
    // One try per run of token characters keeps absurd texts quick.
    if (at > 0 && /[\w-]/.test(text[at - 1]!) && beginsWithAWord(rule)) continue;
    for (let lead = rule.lead ?? 0; lead >= 0; lead--) {
      pattern.lastIndex = Math.max(0, at - lead);
      const match = pattern.exec(text);
      if (match === null) continue;
      const secret = match[1] ?? match[0];
      const body = match[1] ?? match[0].slice(anchor.length);
      const end = match.index + match[0].length;
      if (!isPlaceholder(body, rule.entropy) && rule.holds?.(secret, match[0]) !== false)
        found.push({ kind: rule.kind, start: match.index, end, secret });
      next = Math.max(next, end);
      break;
    }
  }
}

/** A value whose parameter is named like a credential: its own text does not say what it is. */
export function findSecretValue(name: string, value: string): FoundSecret[] {
  if (value.length > LONGEST_VALUE || isPublicName(name)) return [];
  const whole = { kind: "credential", start: 0, end: value.length, secret: value };
  if (isCredentialName(name) && isNamedShape(value) && !isPlaceholder(value, 2.2)) return [whole];
  const unpadded = value.replace(/={1,2}$/, "");
  if (!isGenerated(unpadded)) return [];
  const found: FoundSecret[] = [];
  findNamed(`${name.slice(-REACH).replace(/([a-z])(?=[A-Z])/g, "$1_")}: ${value}`, MOST, found);
  return found.some(({ secret }) => secret === unpadded) ? [{ ...whole, secret: unpadded }] : [];
}

/** Passwords that are not long or random enough to be seen anywhere else than behind their name. */
function findAssigned(text: string, most: number, found: FoundSecret[]): void {
  const known = [...found].sort((a, b) => a.start - b.start);
  let next = 0;
  for (const { value, start } of assignedPasswords(text)) {
    if (found.length >= most) return;
    const secret = value.replace(/[.,;:)\]]{1,3}$/, "");
    const end = start + secret.length;
    while (next < known.length && known[next]!.end <= start) next++;
    if (next < known.length && known[next]!.start < end) continue;
    if (isMadeUp(secret) && !isPlaceholder(secret, 2.5)) found.push({ kind: "password", start, end, secret });
  }
}

/** Twice as long as the longest credential at most, with what an address may add: longer ones are data. */
const RUN = /(?<![A-Za-z0-9+/_!@#$%^&*~.-])[A-Za-z0-9+/_!@#$%^&*~.-]{14,256}(?![A-Za-z0-9+/_!@#$%^&*~.-])/g;
const SHORTEST = 14;
const LONGEST = 128;
/** With the signs that fill up base64. */
const LONGEST_VALUE = LONGEST + 2;

/** Generated strings that a text calls a credential or that speak for themselves, besides those found by their format. */
function findNamed(text: string, most: number, found: FoundSecret[]): void {
  const known = [...found].sort((a, b) => a.start - b.start);
  let next = 0;
  for (const { 0: run, index } of text.matchAll(RUN)) {
    if (found.length >= most) return;
    // In an address the next field begins behind an ampersand.
    const value =
      text[index + run.length] === "=" && run.includes("&") ? run.slice(0, run.lastIndexOf("&")) : run;
    const secret = value.replace(/\.{1,3}$/, "");
    if (secret.length < SHORTEST || secret.length > LONGEST || !isGenerated(secret) || isPublic(secret))
      continue;
    const end = index + secret.length;
    while (next < known.length && known[next]!.end <= index) next++;
    if (next < known.length && known[next]!.start < end) continue;
    if ((isPassword(secret) || isCalledCredential(text, index, end)) && !isPlaceholder(secret, 3)) {
      found.push({ kind: "credential", start: index, end, secret });
    }
  }
}

const HEXADECIMAL = /^\W{0,2}[0-9a-f]{32,128}\W{0,3}$/;
/** From small letters to capitals or digits, and back: names and file names change seldom, what was drawn by lot often. */
const CHANGE = /[a-z](?=[A-Z0-9])|[A-Z](?=[0-9])|[0-9](?=[A-Za-z])/g;
const OFTEN = 0.25;
/** Enough where there are two digits, in short ones and in long ones. */
const NOW_AND_THEN = { short: 0.18, long: 0.22 };
const LONG = 24;

function isGenerated(secret: string): boolean {
  if (!/\d/.test(secret)) return false;
  if (!/[A-Z]/.test(secret)) return HEXADECIMAL.test(secret);
  if (!/[a-z]/.test(secret) || entropy(secret) < 3.3) return false;
  const changes = (secret.match(CHANGE)?.length ?? 0) / secret.length;
  if (changes >= OFTEN) return true;
  return /\d.*\d/.test(secret) && changes >= (secret.length < LONG ? NOW_AND_THEN.short : NOW_AND_THEN.long);
}

/** Letters and digits drawn by lot, with other signs between, are hardly anything else. */
function isPassword(secret: string): boolean {
  return /^[A-Za-z0-9]+(?:[!#$^*~][A-Za-z0-9]+)+$/.test(secret);
}

/** An account or a contract on a chain, the public half of a key: everybody may know it. */
function isPublic(secret: string): boolean {
  return /^0x[0-9a-f]{40}$/i.test(secret) || secret.startsWith("AAAA");
}
