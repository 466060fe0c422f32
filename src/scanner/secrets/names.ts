/** What people call credentials, by language; patterns that say what the word is not part of. */
const NAMES: Record<string, string> = {
  en: String.raw`secret|(?:api|access|account|private|signing|encryption|master|license|service|auth|app)[ _-]?key|token(?!i[sz])|passw|passphrase|(?:\b|_)(?:pwd|pass)["'\x60]?\s?[:=]|\blog-?in\b|bearer|authorization|authenticat|(?:\b|_)auth(?:\b|_)|\b(?:sign|log)s? (?:in|on)\b|credential`,
  es: String.raw`contrase(?:ñ|n)a|(?<!palabras? )\bclave`,
  fr: String.raw`mot de passe|(?<!mots?[- ])\bclés?(?![a-zà-ÿ-])|\bjeton`,
  de: "passwort|kennwort|schlüssel(?!w)|zugangs",
  pt: String.raw`senha|(?<!palavras?-)\bchave\b`,
  it: "parola d|(?<!parol[ae] )chiave",
  nl: "wachtwoord|sleutel(?!w)",
  pl: String.raw`hasło|\bklucz`,
  sv: "lösenord|nyckel(?!o)",
  no: "passord|nøkkel(?!o)",
  da: "adgangskode|kodeord|nøgle(?!o)",
  fi: "salasana|avain(?!s)",
  cs: "heslo|klíč(?!o)",
  hu: "jelszó|kulcs(?!s)",
  ro: String.raw`\bparol[aă]|\bcheia?\b`,
  tr: "şifre|anahtar(?! kelime)|parola",
  vi: "mật khẩu|khóa",
  id: "kata sandi|kunci",
  el: "κωδικ|κλειδί",
  he: "סיסמ|מפתח",
  fa: "گذرواژه|رمز|کلید",
  th: "รหัสผ่าน|คีย์",
  ru: "парол|(?<![а-яё])ключ(?!ев)|токен|секрет",
  zh: "密码|密碼|密钥|密鑰|秘钥|口令|令牌",
  ja: "パスワード|トークン|秘密|(?<!ス)キー(?!ワード)",
  ko: "비밀번호|암호(?!화)|토큰|키(?:는|:)",
  ar: "كلمة (?:ال)?(?:مرور|سر)|مفتاح",
  hi: "पासवर्ड|टोकन|कुंजी|गुप्त",
};
const CREDENTIAL = new RegExp(Object.values(NAMES).join("|"), "i");

/** A key is a credential where nothing says that it is another kind of key. */
const KEY =
  /(?<!(?:public|publishable|site|file|object|s3|cache|idempotency|primary|sort|partition|issue|project|host)[ _-]?)(?:\b|_)key["'`]?(?:\s?(?:[:=]|is)\s?|\s)["'`]?$/i;

/** "use … as the password". */
const NAMED_BEHIND =
  /^["'`)]{0,2} (?:as|is) (?:[a-z]{1,8} ){0,3}(?:secret|api key|token|password|passphrase|login|credential)s?\b/i;

/** What stands right before a value is what it is, whatever else the clause is about. */
const SOMETHING_ELSE =
  /(?:^|[^a-z])(?:ids?|sid|uuid|hash|sha-?\d*|md5|commit|checksum|digest|fingerprint|address|mint|contract|program|policy|ur[li]|path|file(?:name)?|name|arn|model|version|scopes?|type|header|cursor|page|listing)["'`]?\s?(?:[:=]|is|of|for|at)?\s?["'`(]?$|https?:$/i;

/** `arn:aws:secretsmanager:eu-west-1:4711:secret:`: where a secret is kept. */
const RESOURCE_NAME = /\d:secret:$/i;

/** `page_token`, `next sync token`: where a listing goes on. */
const POSITION_IN_A_LIST =
  /\b(?:page|paging|pagination|next|prev|previous|sync|delta|continuation|continue|cursor|resume|start|skip|change)[ _-]?token|token[^:=]{0,12} (?:next|previous) page|cursor/i;

/** Names that nothing but a credential has. */
const STRICTLY =
  /(?:api|access|private|signing|account|master|secret|auth)[ _-]?key\b|secret|passw|pwd|passphrase|credential|(?:auth|access|bearer|bot|refresh)[ _-]?token|(?:^|_)(?:pass|pw|psk)$|mnemonic|(?:seed|recovery)_?phrase/i;
/** What everybody may know, and what leads to a credential without being one. */
const FOR_EVERYBODY =
  /public|publishable|vapid|application_?server|site[ _-]?key|\bdsn\b|reference|secret_?(?:id|name|path|ref|arn)\b/i;

/** `credential_id`, `secretType`, `password_policy`: something about a credential. */
const ABOUT_IT =
  /(?:id|name|type|kind|state|status|version|policy|scope|mode|helper|provider|backend|group|algorithm|hint|prompt|format|length|count|url|path|file)s?$/i;

export function isCredentialName(name: string): boolean {
  const end = name.slice(-REACH);
  return STRICTLY.test(end) && !FOR_EVERYBODY.test(end) && !ABOUT_IT.test(end);
}

export function isPublicName(name: string): boolean {
  return FOR_EVERYBODY.test(name.slice(-REACH));
}

/** How far before or behind a value its name may stand. */
export const REACH = 48;

const PASSWORD_NAME =
  /(?:passw(?:or[dt])?|passwd|pwd|passphrase|secret(?:_?key)?|contrase(?:ñ|n)a|mot de passe|kennwort|senha|parola|wachtwoord|hasło|lösenord|passord|heslo|jelszó|salasana|şifre|пароль|密码|密碼|パスワード|비밀번호)["'`]?\s{0,2}$/i;
const SET_TO =
  /(?:[:=：は是]|=>|\s(?:is|ist|es|est|è|é)(?=\s))\s{0,2}["'`]?([^\s"'`<>{}]{0,64}[\d!@#$%^&*?~+][^\s"'`<>{}]{0,64})/g;

/** What a text sets a password to, in words or in a configuration. */
export function assignedPasswords(text: string): { value: string; start: number }[] {
  const found: { value: string; start: number }[] = [];
  for (const { 0: whole, 1: value, index } of text.matchAll(SET_TO)) {
    const before = text.slice(Math.max(0, index - REACH), index);
    const name = PASSWORD_NAME.exec(before);
    if (name === null) continue;
    // In an address the next field begins behind an ampersand.
    const isField = /[?&]/.test(before.charAt(name.index - 1));
    found.push({
      value: isField ? value!.split("&", 1)[0]! : value!,
      start: index + whole.length - value!.length,
    });
  }
  return found;
}

/** A value may begin on the line below its name. */
const NEXT_LINE = /([:=])[ `]{0,4}\n[ `\n]{0,4}$/;
const CLAUSE_END = /[\n。]|[.!?](?=\s|$)/g;

/** Whether the clause in which a value stands calls it a credential. */
export function isCalledCredential(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - REACH), start).replace(NEXT_LINE, "$1 ");
  const clause = before
    .split(CLAUSE_END)
    .at(-1)!
    .replace(/([a-z])(?=[A-Z])/g, "$1_");
  if (POSITION_IN_A_LIST.test(clause) || SOMETHING_ELSE.test(clause) || RESOURCE_NAME.test(clause))
    return false;
  return CREDENTIAL.test(clause) || KEY.test(clause) || NAMED_BEHIND.test(text.slice(end, end + REACH));
}
