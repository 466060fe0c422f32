/** What people call credentials, by language; patterns that say what the word is not part of. */
const NAMES: Record<string, string> = {
  en: String.raw`secret|(?:api|access|account|private|signing|encryption|master|license|service|auth|app)[ _-]?key|token(?!i[sz])|passw|passphrase|(?:\b|_)(?:pwd|pass)["'\x60]?\s?[:=]|\blog-?in\b|bearer|authorization|authenticat|(?:\b|_)auth(?:\b|_)|\b(?:sign|log)s? (?:in|on)\b|credential`,
  es: String.raw`contrase(?:ñ|n)a|(?<!palabras? )\bclave`,
  fr: String.raw`mot de passe|(?<!mots?[- ])\bclés?(?![a-zà-ÿ-])|\bjeton`,
  de: "passwort|kennwort|schlüssel(?!w)|zugangs",
  pt: String.raw`senha|(?<!palavras?-)\bchave\b`,
  it: "parola d|(?<!parol[ae] )chiave",
  nl: "wachtwoord",
  pl: String.raw`hasło|\bklucz`,
  sv: "lösenord",
  no: "passord",
  cs: "heslo",
  hu: "jelszó",
  tr: "şifre",
  vi: "mật khẩu",
  id: "kata sandi",
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

/** `page_token`, `next sync token`: where a listing goes on. */
const POSITION_IN_A_LIST =
  /\b(?:page|paging|pagination|next|prev|previous|sync|delta|continuation|continue|cursor|resume|start|skip|change)[ _-]?token|token[^:=]{0,12} (?:next|previous) page|cursor/i;

/** How far before or behind a value its name may stand. */
export const REACH = 48;

/** A value may begin on the line below its name. */
const NEXT_LINE = /([:=])[ `]{0,4}\n[ `\n]{0,4}$/;
const CLAUSE = /(?:[^.!?\n。]|[.!?](?!\s|$))*$/;

/** Whether the clause in which a value stands calls it a credential. */
export function isCalledCredential(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - REACH), start).replace(NEXT_LINE, "$1 ");
  const clause = before.slice(before.search(CLAUSE));
  if (POSITION_IN_A_LIST.test(clause) || SOMETHING_ELSE.test(clause)) return false;
  return CREDENTIAL.test(clause) || KEY.test(clause) || NAMED_BEHIND.test(text.slice(end, end + REACH));
}
