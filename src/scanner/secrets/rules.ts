import { isMadeUp } from "./password.js";
import { fromBase64, isPlaceholder } from "./placeholder.js";

/** A credential format: where it may begin, and what it looks like from there on. */
export interface SecretRule {
  kind: string;
  /** Found by plain search; the pattern is only tried there. */
  anchor: string;
  /** Characters that may stand between the start of the pattern and the anchor. */
  lead?: number;
  /** Sticky and bounded. The first group, or all of it, is the secret. */
  pattern: RegExp;
  /** Least entropy of the secret, in bits per character. */
  entropy: number;
  /** Whether what it says inside, or all that matched, speaks for a live one. */
  holds?(secret: string, whole: string): boolean;
}

function token(kind: string, anchor: string, body: string, least = 3): SecretRule {
  return { kind, anchor, pattern: new RegExp(`${literal(anchor)}${body}`, "y"), entropy: least };
}

function literal(anchor: string): string {
  return anchor.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** One issuer's tokens, which differ in how they begin only. */
function tokens(kind: string, anchors: readonly string[], body: string, least = 3): SecretRule[] {
  return anchors.map((anchor) => token(kind, anchor, body, least));
}

export const JSON_WEB_TOKEN = "JSON Web Token";
const SAMPLE_CLAIMS = /\bsample|\bdemo\b|\bdemo-|sandbox|\b(?:john|jane) doe|1234567890|\bfoo\b/i;

const END = "(?![A-Za-z0-9])";
const HEX_32 = `[0-9a-f]{32}${END}`;
const HEX_40 = `[0-9a-f]{40}${END}`;
const HEX_64 = `[0-9a-f]{64}${END}`;

/** Formats as their issuers document them. */
export const SECRET_RULES: readonly SecretRule[] = [
  ...tokens("AWS access key", ["AKIA", "ASIA", "ABIA", "ACCA"], `[A-Z0-9]{16}${END}`, 2.8),
  ...tokens("GitHub token", ["ghp_", "gho_", "ghu_", "ghs_", "ghr_"], "[A-Za-z0-9]{36}"),
  token("GitHub token", "ghs_", "\\d{1,12}_eyJ[\\w-]{10,400}\\.eyJ[\\w-]{10,800}\\.[\\w-]{20,700}"),
  token("GitHub token", "github_pat_", "[A-Za-z0-9_]{30,90}"),
  ...tokens(
    "GitLab token",
    ["glpat-", "glptt-", "gldt-", "glrt-", "glcbt-", "glft-", "glagent-", "gloas-", "glsoat-", "glimt-"],
    "[A-Za-z0-9_.-]{20,80}",
  ),
  token("Bitbucket token", "ATBB", "[A-Za-z0-9]{28,32}[A-F0-9]{0,8}", 3.6),
  ...tokens("Atlassian token", ["ATATT3", "ATCTT3"], "[A-Za-z0-9_=-]{60,220}"),
  ...tokens(
    "Slack token",
    ["xoxb-", "xoxp-", "xoxa-", "xoxr-", "xoxs-", "xoxe-", "xoxc-", "xapp-"],
    "[A-Za-z0-9-]{20,160}",
  ),
  token("Slack webhook", "/services/T", "[A-Z0-9]{7,11}/B[A-Z0-9]{7,11}/[A-Za-z0-9]{20,32}"),
  ...tokens(
    "Discord webhook",
    ["discord.com/api/", "discordapp.com/api/"],
    "(?:v\\d{1,2}/)?webhooks/\\d{15,22}/[A-Za-z0-9_-]{30,90}",
  ),
  ...tokens("Stripe key", ["sk_live_", "rk_live_"], "[A-Za-z0-9]{20,120}"),
  token("webhook signing secret", "whsec_", "[A-Za-z0-9+/]{24,64}"),
  ...tokens("Shopify token", ["shpat_", "shpca_", "shppa_", "shpss_"], "[0-9a-fA-F]{32}"),
  ...tokens("Square token", ["sq0atp-", "sq0csp-"], "[A-Za-z0-9_-]{22,43}"),
  token("Flutterwave key", "FLWSECK-", "[0-9a-f]{32}-X"),
  token("npm token", "npm_", "[A-Za-z0-9]{36}"),
  token("PyPI token", "pypi-AgE", "[A-Za-z0-9_-]{50,250}"),
  token("RubyGems key", "rubygems_", `[0-9a-f]{48}${END}`),
  ...tokens("Docker Hub token", ["dckr_pat_", "dckr_oat_"], "[A-Za-z0-9_-]{20,40}"),
  token("JFrog key", "AKCp", "[A-Za-z0-9]{60,80}"),
  ...tokens("OpenAI key", ["sk-proj-", "sk-svcacct-", "sk-admin-"], "[A-Za-z0-9_-]{20,200}"),
  token("Anthropic key", "sk-ant-", "[A-Za-z0-9_-]{20,200}"),
  token("OpenRouter key", "sk-or-v1-", HEX_64),
  token("Langfuse key", "sk-lf-", "[0-9a-f-]{36}"),
  token("API key", "sk-", `[A-Za-z0-9]{32,64}${END}`),
  token("API key", "sk_", `[0-9a-f]{48}${END}`),
  token("Groq key", "gsk_", "[A-Za-z0-9]{40,60}"),
  token("xAI key", "xai-", "[A-Za-z0-9]{60,90}"),
  token("Perplexity key", "pplx-", "[A-Za-z0-9]{40,60}"),
  token("Replicate token", "r8_", "[A-Za-z0-9]{37}"),
  token("Hugging Face token", "hf_", "[A-Za-z0-9]{30,64}"),
  ...tokens("LangSmith key", ["lsv2_pt_", "lsv2_sk_"], "[0-9a-f]{32}_[0-9a-f]{10}"),
  token("Tavily key", "tvly-", "[A-Za-z0-9-]{28,60}"),
  token("Firecrawl key", "fc-", HEX_32),
  token("Apify token", "apify_api_", "[A-Za-z0-9]{34,38}"),
  token("NVIDIA key", "nvapi-", "[A-Za-z0-9_-]{60,70}"),
  token("Tailscale key", "tskey-", "[a-z]{3,12}-[A-Za-z0-9-]{20,60}"),
  token("1Password token", "ops_eyJ", "[A-Za-z0-9+/_-]{250,2000}"),
  token("Pinecone key", "pcsk_", "[A-Za-z0-9_]{40,90}"),
  token("Google API key", "AIza", "[A-Za-z0-9_-]{35}"),
  token("Google client secret", "GOCSPX-", "[A-Za-z0-9_-]{28}"),
  token("Google access token", "ya29.", "[A-Za-z0-9_-]{40,400}"),
  {
    kind: "Azure client secret",
    anchor: "Q~",
    lead: 4,
    pattern: /[A-Za-z0-9_~.]{3}\dQ~[A-Za-z0-9_~.-]{31,34}/y,
    entropy: 3.5,
  },
  ...tokens("Azure key", ["AccountKey=", "SharedAccessKey="], "([A-Za-z0-9+/]{40,100}={0,2})", 4),
  ...tokens("Azure shared access signature", ["&sig=", "?sig="], "([A-Za-z0-9%+/_-]{40,100})", 3.5),
  token("Alibaba access key", "LTAI", `[A-Za-z0-9]{12,24}${END}`, 3.3),
  token("Tencent secret id", "AKID", `[A-Za-z0-9]{32}${END}`, 3.6),
  ...tokens("DigitalOcean token", ["dop_v1_", "doo_v1_", "dor_v1_"], HEX_64),
  token("Databricks token", "dapi", HEX_32),
  token("Heroku key", "HRKU-", "[A-Za-z0-9_-]{36,70}"),
  ...tokens("Fly.io token", ["fm1r_", "fm2_", "fo1_"], "[A-Za-z0-9_+/=-]{40,400}"),
  ...tokens("Vault token", ["hvs.", "hvb.", "hvr."], "[A-Za-z0-9_-]{24,200}"),
  {
    kind: "Terraform token",
    anchor: ".atlasv1.",
    lead: 14,
    pattern: /[A-Za-z0-9]{14}\.atlasv1\.[A-Za-z0-9_-]{60,70}/y,
    entropy: 3.5,
  },
  token("Pulumi token", "pul-", HEX_40),
  ...tokens("Doppler token", ["dp.pt.", "dp.st.", "dp.ct.", "dp.sa."], "[A-Za-z0-9._-]{40,60}"),
  token("PlanetScale token", "pscale_", "(?:tkn|pw|oauth)_[A-Za-z0-9_.-]{32,64}"),
  token("Supabase key", "sbp_", HEX_40),
  token("Supabase key", "sb_secret_", "[A-Za-z0-9_-]{20,60}"),
  ...tokens("SonarQube token", ["squ_", "sqp_", "sqa_"], HEX_40),
  token("Sentry token", "sntrys_", "[A-Za-z0-9+/=_]{60,300}"),
  token("Sentry token", "sntryu_", HEX_64),
  token("Grafana token", "glsa_", "[A-Za-z0-9]{32}_[0-9a-f]{8}"),
  token("Grafana token", "glc_", "[A-Za-z0-9+/]{32,400}={0,2}"),
  token("New Relic key", "NRAK-", "[A-Z0-9]{27}"),
  token("Dynatrace token", "dt0c01.", "[A-Z0-9]{24}\\.[A-Z0-9]{64}"),
  token("Linear key", "lin_api_", "[A-Za-z0-9]{32,48}"),
  token("Notion token", "ntn_", "[A-Za-z0-9]{40,60}"),
  token("Notion token", "secret_", `[A-Za-z0-9]{43}${END}`, 3.6),
  token("Figma token", "figd_", "[A-Za-z0-9_-]{36,60}"),
  token("HubSpot token", "pat-", "[a-z]{2}\\d-[0-9a-f]{8}-[0-9a-f-]{27}"),
  token("Postman key", "PMAK-", "[0-9a-f]{24}-[0-9a-f]{34}"),
  token("SendGrid key", "SG.", "[A-Za-z0-9_-]{16,32}\\.[A-Za-z0-9_-]{30,64}"),
  token("Twilio key", "SK", HEX_32),
  token("Mailgun key", "key-", HEX_32),
  token("Brevo key", "xkeysib-", "[0-9a-f]{64}-[A-Za-z0-9]{16}"),
  token("Resend key", "re_", `[A-Za-z0-9]{8}_[A-Za-z0-9]{24}${END}`, 3.5),
  {
    kind: "Telegram bot token",
    anchor: ":AA",
    lead: 10,
    pattern: /\d{8,10}:AA[A-Za-z0-9_-]{32,34}/y,
    entropy: 3.5,
  },
  token("Facebook token", "EAA", "[A-Za-z0-9]{80,400}", 4),
  token("age key", "AGE-SECRET-KEY-1", "[A-Z0-9]{58}"),
  token(
    "private key",
    "-----BEGIN ",
    "[A-Z ]{0,20}PRIVATE KEY(?: BLOCK)?-----(?:\\s|\\\\n){0,4}([A-Za-z0-9+/=\\\\\\s]{64,400})",
    4,
  ),
  {
    ...token(
      JSON_WEB_TOKEN,
      "eyJ",
      "[A-Za-z0-9_-]{10,2000}\\.eyJ[A-Za-z0-9_-]{10,4000}\\.[A-Za-z0-9_-]{20,1000}",
      4,
    ),
    holds: (secret) => !SAMPLE_CLAIMS.test(fromBase64(secret.split(".")[1]!)),
  },
  {
    ...token("login", "Basic ", "([A-Za-z0-9+/]{12,200}={0,2})", 3),
    holds: (secret) => {
      const [, password = ""] =
        /^[\x21-\x39\x3b-\x7e]{1,64}:([\x20-\x7e]{6,100})$/.exec(fromBase64(secret)) ?? [];
      return password !== "" && !isPlaceholder(password, 2.5);
    },
  },
  ...["mysql", "mariadb", "sshpass"].map((anchor) => ({
    kind: "password of a command",
    anchor,
    pattern: /\w{5,12}\b[^\n]{0,160}? -p ?['"]?([^\s'"$<{]{8,200})/y,
    entropy: 2.5,
    holds: isMadeUp,
  })),
  {
    kind: "password of a command",
    anchor: "curl ",
    pattern: /curl [^\n]{0,160}?(?:-u|--user) ['"]?[\w.@-]{2,40}:([^\s'"$<{]{6,200})/y,
    entropy: 2.5,
    holds: isMadeUp,
  },
  {
    kind: "one-time password seed",
    anchor: "otpauth://",
    pattern: /otpauth:\/\/[^\s"']{0,200}?[?&]secret=([A-Z2-7]{16,64})/y,
    entropy: 3,
    holds: (_, whole) => !/\/(?:demo|example|test|sample)|@example/i.test(whole),
  },
  {
    kind: "password in an address",
    anchor: "://",
    pattern:
      /:\/\/[^\s/:@'"<>{}]{0,64}:([^\s/@'"<>{}]{6,100})@(?!sha\d|localhost|127\.)[A-Za-z0-9.-]{3,100}/y,
    entropy: 2.6,
  },
];

/** Such a credential does not begin inside a run of token characters. */
export function beginsWithAWord({ anchor, lead }: SecretRule): boolean {
  return lead === undefined && /\w/.test(anchor[0]!);
}

const anchorsOf = (rules: readonly SecretRule[]) => rules.map(({ anchor }) => literal(anchor)).join("|");

/** One look rules out nearly all texts. */
export const ANY_ANCHOR = new RegExp(
  `(?<![\\w-])(?:${anchorsOf(SECRET_RULES.filter(beginsWithAWord))})|${anchorsOf(SECRET_RULES.filter((rule) => !beginsWithAWord(rule)))}`,
);
