import type { Parameter, TextPlace } from "../text-places.js";
import type { ToolView } from "../tool-view.js";
import { leadOf, nameWords } from "./declared.js";
import type { Overreach } from "./parameters.js";

interface Secret {
  /** What a person or a machine keeps to itself. */
  secret: RegExp;
  /** What a tool is about that has a use for it: the beginnings of words. */
  use: RegExp;
}

const SECRETS: readonly Secret[] = [
  {
    secret: /\b(?:seed|recovery|backup) phrases?\b|\brecovery words\b/i,
    use: /\b(?:wallet|seed|mnemonic|recover|restor|crypto|phrase|poem|stor(?:y|ies)|keyword)/i,
  },
  {
    secret: /\b(?:cv[cv]|card pin|cash machine pin)\b/i,
    use: /\b(?:pay|card|checkout|bill|purchas|order|book|subscri|charg|donat|bank|wallet|invoic|shop|buy|reserv|ticket|fraud|token|customer|store|merchant|mask|redact|luhn)/i,
  },
  {
    secret: /\bbank(?:ing)? (?:log-?in|passwords?|pin|credentials)\b/i,
    use: /\b(?:bank|account|pay|transfer|balance|financ|statement|transaction)/i,
  },
  {
    secret: /\b(?:browser|sign-in) cookies\b|\bcookie (?:store|jar)\b|\b(?:saved|browser) passwords\b/i,
    use: /\b(?:brows|cookie|session|page|web|site|url|scrap|crawl|http|log|tab|storage|request|fetch|auth|html|screenshot|post|download|video|account|cart|passwords?\b)/i,
  },
  {
    secret: /\bkube ?config\b/i,
    use: /\b(?:kube|k8s|cluster|pod|helm|deploy|contain|namespace|cloud|node|workload|rollout|argo|istio|operator|manifest|infra|devops)/i,
  },
  {
    secret: /\b(?:keychain|login) pass(?:word|phrase)\b|\bpassword of the (?:user|computer|owner)\b/i,
    use: /\b(?:pass|log|auth|connect|sudo|admin|account|user|ssh|remote|credential|sign|vault|unlock|lock|keychain|server|install|domain|machine|database)/i,
  },
  {
    secret: /\brecovery codes\b/i,
    use: /\b(?:auth|log|verif|otp|2fa|mfa|code|account|sign|recover|restor|backup)/i,
  },
  {
    secret: /\bpassport scan\b|\bscan of (?:the|a|your) passport\b/i,
    use: /\b(?:passport|travel|flight|visa|ident|kyc|verif|tax|hotel|check|book|employ|sign|passenger|guest|redact|citizen|onboard|driv|appl|immigra|custom|ocr|scan|document)/i,
  },
];
/** Keys that services ask for as a matter of course: only where the call cannot do without. */
const KEYS: Secret = {
  secret:
    /\b(?:secret access key|private key|ssh key|master password|session cookies?)(?! (?:id|uuid|name|alias|path|file|url))\b/i,
  use: /key|ssh|cert|auth|sign|aws|s3|cloud|log ?in|connect|wallet|crypt|deploy|credential|token|secret|cookie|session|password|account|tunnel|remote/i,
};
const WITH_KEYS: readonly Secret[] = [...SECRETS, KEYS];
const ANY = new RegExp(WITH_KEYS.map(({ secret }) => secret.source).join("|"), "i");
/** Rules out most texts before they are looked at closely. */
const HINT = /phrase|config|words|cv[cv]|pin|log-?in|pass|cookie|credentials|codes|key|scan/i;
/** What a parameter is, by the first words of its description. */
const OPENING = /^\s{0,20}[^.;:(\n]{3,120}/;
/** Before the secret: it is denied, or only referred to. */
const DENIED =
  /\b(?:never|not?|without|public|masked|redacted)\s(?:\w{1,20}\s){0,2}$|\b(?:id|uuid|name|url|path|fingerprint|alias) of (?:the |an? )?$/i;
const LONGEST_LEAD = 1000;

/** A secret that has to be handed over to a tool that has no use for it. */
export function needlessSecret(tool: ToolView, places: readonly TextPlace[]): Overreach | undefined {
  let about: string | undefined;
  const used = new Map<Secret, boolean>();
  for (const place of places) {
    if (place.parameter?.output !== false || !HINT.test(place.text)) continue;
    const said = saidOf(place, place.parameter);
    if (said === undefined || !ANY.test(said)) continue;
    about ??= `${nameWords(tool.server.slice(0, LONGEST_LEAD))} ${leadOf(tool).slice(0, LONGEST_LEAD)}`;
    for (const each of place.parameter.required ? WITH_KEYS : SECRETS) {
      const match = each.secret.exec(said);
      if (match === null || DENIED.test(said.slice(0, match.index))) continue;
      if (!used.has(each)) used.set(each, each.use.test(about));
      if (used.get(each) === false)
        return { place, detail: "a parameter demands a secret that the tool has no use for" };
    }
  }
  return undefined;
}

function saidOf({ kind, text }: TextPlace, { name }: Parameter): string | undefined {
  if (kind === "name") return text === name ? nameWords(text) : undefined;
  return kind === "prose" ? OPENING.exec(text)?.[0] : undefined;
}
