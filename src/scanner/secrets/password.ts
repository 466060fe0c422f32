const NO_PASSWORD = /[/\\]|:\/|^[$%@]|sha-?\d|base64|aes|utf-?\d|oauth|\.\w{2,4}$/i;

/** What people make up for a password: letters with digits and capitals or signs between them, as no name has them. */
export function isMadeUp(value: string): boolean {
  if (!/^[\x21-\x7e]{8,64}$/.test(value) || !/[a-z]/.test(value) || NO_PASSWORD.test(value)) return false;
  const isSigned = /[!@#$%^&*?~+]/.test(value);
  if (!/\d/.test(value)) return isSigned && /[!@#$%^&*?~+].*[!@#$%^&*?~+]/.test(value) && /[A-Z]/.test(value);
  return (
    isSigned ||
    (/[A-Z]/.test(value) && /\d.*\d/.test(value) && /^[^a-z]*[a-z][^A-Z0-9]*[A-Z0-9][^a-z]*[a-z]/.test(value))
  );
}

const GROUPS = /^[0-9a-f]{8}(?:-[0-9a-f]{4,12}){4,5}$|^[A-Z0-9]{4}(?:-[A-Z0-9]{4}){3,7}$/i;
const OF_A_WALLET = /^0x[0-9a-f]{64}$/i;
const WORDS_IN_A_ROW = /^[a-z]{3,10}(?:[ -][a-z]{3,10}){3,23}$/;

/** Passwords, keys in groups and of wallets, words in a row: credentials only where their name says so. */
export function isNamedShape(value: string): boolean {
  return (
    isMadeUp(value) ||
    (GROUPS.test(value) && /\d/.test(value)) ||
    OF_A_WALLET.test(value) ||
    isPassphrase(value)
  );
}

/** Different words, none of them one that sentences are made of. */
function isPassphrase(value: string): boolean {
  if (!WORDS_IN_A_ROW.test(value)) return false;
  const words = value.split(/[ -]/);
  return (
    new Set(words).size === words.length &&
    !/\b(?:the|and|for|with|that|this|from|here|enter|key|phrase|words?)\b/.test(value)
  );
}
