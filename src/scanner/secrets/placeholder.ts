import { entropy } from "../text/entropy.js";

const WORDS =
  /example|sample|dummy|placeholder|change[-_]?me|your|my[-_]|insert|replace|redacted|test|fake|foobar|x{4}|\*\*\*|\.\.\.|0{8}|1234567|abcdef|qwerty|password|passw0rd|secret|user|todo|none|null|abc123|<|>|\{|\}|\$\(|%[A-Za-z_]+%/i;
/** In longer ones such words occur by chance. */
const LONGEST_WITH_WORDS = 100;

/** What honest documentation prints where a credential goes. */
export function isPlaceholder(secret: string, least: number): boolean {
  return (
    (secret.length <= LONGEST_WITH_WORDS && WORDS.test(secret)) ||
    entropy(secret) < least ||
    /^(.)\1+$/.test(secret)
  );
}

/** First and last characters only: enough to find it, not to use it. */
export function mask(secret: string): string {
  const shown = Math.min(4, Math.floor(secret.length / 6));
  return `${secret.slice(0, shown)}${"*".repeat(8)}${secret.slice(secret.length - shown)}`;
}
