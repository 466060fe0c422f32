import { entropy } from "../text/entropy.js";

const WORDS =
  /example|sample|dummy|placeholder|change[-_]?me|your|my[-_]|insert|replace|redacted|test|fake|foobar|x{4}|\*\*\*|\.\.\.|0{8}|1234567|abcdef|qwerty|password|passw0rd|secret|user|todo|none|null|abc123|hunter2|s3cr3t|p[4@]ss|letmein|welcome|correct-horse|change-?it|<|>|\{|\}|\$\(|%[A-Za-z_]+%/i;
/** In longer ones such words occur by chance. */
const LONGEST_WITH_WORDS = 100;

/** How values begin that issuers and standards print in their documentation. */
const DOCUMENTED = [
  "Eby8vdM02xNOcqFl",
  "SflKxwRJSMeKKF2Q",
  "JBSWY3DPEHPK3PXP",
  "QWxhZGRpbjpvcGVu",
  "dBjftJeZ4CVP-mB9",
  "E9Melhoa2OwvFrEM",
  "4eC39HqLyjWDarjt",
  "6LeIxAcTAAAAAGG-",
  "mF_9.B5f-4.1JqM",
  "ac0974bec39a17e3",
];

/** What honest documentation prints where a credential goes, as it is or in base64. */
export function isPlaceholder(secret: string, least: number): boolean {
  return (
    (secret.length <= LONGEST_WITH_WORDS &&
      (WORDS.test(secret) || WORDS.test(printed(fromBase64(secret))))) ||
    entropy(secret) < least ||
    /^(.)\1+$/.test(secret) ||
    DOCUMENTED.some((value) => secret.includes(value))
  );
}

/** First and last characters only: enough to find it, not to use it. */
export function mask(secret: string): string {
  const shown = Math.min(4, Math.floor(secret.length / 6));
  return `${secret.slice(0, shown)}${"*".repeat(8)}${secret.slice(secret.length - shown)}`;
}

/** What a text says in base64; nothing where it is none. */
export function fromBase64(text: string): string {
  const plain = text.replaceAll("-", "+").replaceAll("_", "/");
  return /^[A-Za-z0-9+/]*={0,2}$/.test(plain) && plain.replace(/(?<!=)=+$/, "").length % 4 !== 1
    ? atob(plain.replace(/(?<!=)=+$/, ""))
    : "";
}

/** Nothing where it is no text. */
function printed(bytes: string): string {
  return /^[\x20-\x7e\n]*$/.test(bytes) ? bytes : "";
}
