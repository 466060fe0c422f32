import type { Parameter, TextPlace } from "../text-places.js";
import type { ToolView } from "../tool-view.js";
import { leadOf, nameWords } from "./declared.js";
import type { Overreach } from "./parameters.js";

/** What a person or a machine keeps to itself, and what a tool is about that has a use for it. */
const SECRETS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:seed|recovery|backup) (?:phrase|words?)\b|\bmnemonic\b|\b(?:12|24|twelve|twenty-four)[- ]words?\b/i,
    /wallet|seed|mnemonic|recover|crypto|phrase/i,
  ],
  [
    /\b(?:cvc|cvv|card pin|cash machine pin|card number|number of (?:the|your) (?:user's )?(?:credit|debit) card)\b/i,
    /pay|card|checkout|bill|purchas|order|book|subscri|charg|donat|bank|wallet|invoice|shop|buy|reserv|ticket|fraud|customer|store|merchant|mask|redact|luhn/i,
  ],
  [
    /\bbank(?:ing)? (?:log-?in|password|pin|credentials?|user(?: name)?)\b/i,
    /bank|account|pay|transfer|balance|financ/i,
  ],
  [
    /\b(?:session|browser|sign-in) cookies?\b|\bcookies? (?:file|store|jar)\b|\bcookies? of\b|\blocal ?storage\b|\bbrowser (?:profile|passwords?)\b|\bsaved (?:passwords|logins)\b/i,
    /brows|cookie|session|page|web|site|url|scrap|crawl|http|log ?in|\btabs?\b|storage|request|fetch|auth|html|screenshot|post|download|account|cart/i,
  ],
  [
    /\b(?:sudo|root|keychain|key ?ring|domain|mailbox|master|login) pass(?:word|phrase)\b|\bpassword of the (?:user|computer|owner|mail)|\bpassword manager\b/i,
    /pass|log ?in|auth|connect|sudo|admin|mail|imap|smtp|account|user|ssh|remote|credential|sign|vault|lock|keychain|server|install|domain|wi-?fi|router|database|machine/i,
  ],
  [
    /\b(?:private|signing|ssh|pgp|gpg) key(?: block)?\b(?! id)|\bsecret access key\b|\bkubeconfig\b/i,
    /key|sign|ssh|crypt|deploy|cert|wallet|kube|k8s|cluster|pod|auth|jwt|token|git|remote|server|connect|transact|chain|cloud|helm|node|account|contract|swap|transfer|credential|tunnel|host|database|secret|aws|s3|app\b/i,
  ],
  [
    /\b(?:two-factor|2fa|authenticator|otp)(?: recovery)? (?:codes?|secrets?|seeds?)\b|\brecovery codes\b/i,
    /auth|log ?in|verif|otp|2fa|mfa|code|account|sign|phone|sms|confirm|pair/i,
  ],
  [
    /\bpassport scan\b|\bscan of (?:the|a|your) passport\b|\bmother's maiden name\b|\bscanned signature\b/i,
    /passport|travel|flight|visa|ident|kyc|verif|tax|hotel|check-?in|book|employ|sign|passenger|guest|redact|citizen|onboard|driver|apply|immigra|custom/i,
  ],
];
const ANY_SECRET = new RegExp(SECRETS.map(([secret]) => secret.source).join("|"), "i");
/** Rules out most texts before they are looked at closely. */
const SECRET_HINT =
  /pass|key|phrase|mnemonic|words|cookie|[ _]pin|cv[cv]|log-?in|card|storage|codes|config|scan|maiden/i;
/** What a parameter is, by the first words of its description. */
const OPENING = /^[^.;:(\n]{3,120}/;
const DENYING = /\b(?:never|not?|without|mask\w{0,3}|redact\w{0,3}|ignored|public|names?|ids?)\b/i;

/** A secret that has to be handed over to a tool that has no use for it. */
export function needlessSecret(tool: ToolView, places: readonly TextPlace[]): Overreach | undefined {
  for (const place of places) {
    if (place.parameter?.output !== false || !SECRET_HINT.test(place.text)) continue;
    const said = saidOf(place, place.parameter);
    if (said === undefined || !ANY_SECRET.test(said) || DENYING.test(said)) continue;
    const about = `${nameWords(tool.server)} ${leadOf(tool)}`;
    if (SECRETS.some(([secret, use]) => secret.test(said) && use.test(about))) continue;
    return { place, detail: "a parameter demands a secret that the tool has no use for" };
  }
  return undefined;
}

function saidOf({ kind, text }: TextPlace, { name }: Parameter): string | undefined {
  if (kind === "name") return text === name ? nameWords(text) : undefined;
  return kind === "prose" ? OPENING.exec(text)?.[0] : undefined;
}
