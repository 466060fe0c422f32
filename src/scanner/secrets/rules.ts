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
}

function token(kind: string, anchor: string, body: string, least = 3): SecretRule {
  return { kind, anchor, pattern: new RegExp(`${literal(anchor)}${body}`, "y"), entropy: least };
}

function literal(anchor: string): string {
  return anchor.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Formats as their issuers document them. */
export const SECRET_RULES: readonly SecretRule[] = [
  token("AWS access key", "AKIA", "[A-Z0-9]{16}(?![A-Za-z0-9])", 2.8),
  token("AWS access key", "ASIA", "[A-Z0-9]{16}(?![A-Za-z0-9])", 2.8),
  token("GitHub token", "ghp_", "[A-Za-z0-9]{36}"),
  token("GitHub token", "gho_", "[A-Za-z0-9]{36}"),
  token("GitHub token", "ghu_", "[A-Za-z0-9]{36}"),
  token("GitHub token", "ghs_", "[A-Za-z0-9]{36}"),
  token("GitHub token", "github_pat_", "[A-Za-z0-9_]{30,90}"),
  token("GitLab token", "glpat-", "[A-Za-z0-9_-]{20,64}"),
  token("Slack token", "xoxb-", "[A-Za-z0-9-]{20,120}"),
  token("Slack token", "xoxp-", "[A-Za-z0-9-]{20,120}"),
  token("Slack token", "xapp-", "[A-Za-z0-9-]{20,120}"),
  token("Slack webhook", "hooks.slack.com/services/", "[A-Z0-9]{8,12}/[A-Z0-9]{8,12}/[A-Za-z0-9]{20,32}"),
  token("Discord webhook", "discord.com/api/webhooks/", "\\d{15,22}/[A-Za-z0-9_-]{30,90}"),
  token("Stripe key", "sk_live_", "[A-Za-z0-9]{20,120}"),
  token("Stripe key", "rk_live_", "[A-Za-z0-9]{20,120}"),
  token("npm token", "npm_", "[A-Za-z0-9]{36}"),
  token("OpenAI key", "sk-proj-", "[A-Za-z0-9_-]{20,200}"),
  token("Anthropic key", "sk-ant-", "[A-Za-z0-9_-]{20,200}"),
  token("API key", "sk-", "[A-Za-z0-9]{32,64}(?![A-Za-z0-9])", 3.6),
  token("Google API key", "AIza", "[A-Za-z0-9_-]{35}"),
  token("SendGrid key", "SG.", "[A-Za-z0-9_-]{16,32}\\.[A-Za-z0-9_-]{30,64}"),
  token("Twilio key", "SK", "[0-9a-f]{32}(?![A-Za-z0-9])", 3),
  token("Hugging Face token", "hf_", "[A-Za-z0-9]{30,64}"),
  {
    kind: "Telegram bot token",
    anchor: ":AA",
    lead: 10,
    pattern: /\d{8,10}:AA[A-Za-z0-9_-]{32,34}/y,
    entropy: 3.5,
  },
  token("Azure storage key", "AccountKey=", "([A-Za-z0-9+/]{60,100}={0,2})", 4),
  token(
    "private key",
    "-----BEGIN ",
    "[A-Z ]{0,20}PRIVATE KEY-----(?:\\s|\\\\n){0,4}([A-Za-z0-9+/=\\\\\\s]{64,400})",
    4,
  ),
  token(
    "JSON Web Token",
    "eyJ",
    "[A-Za-z0-9_-]{10,2000}\\.eyJ[A-Za-z0-9_-]{10,4000}\\.[A-Za-z0-9_-]{20,1000}",
    4,
  ),
  {
    kind: "password in an address",
    anchor: "://",
    pattern: /:\/\/[^\s/:@'"<>{}]{1,64}:([^\s/@'"<>{}]{6,100})@[A-Za-z0-9.-]{3,100}/y,
    entropy: 2.6,
  },
];

/** One look rules out nearly all texts. */
export const ANY_ANCHOR = new RegExp(SECRET_RULES.map(({ anchor }) => literal(anchor)).join("|"));

/** Names before a value that make an otherwise unknown string of high entropy a credential. */
export const NAMED_SECRET =
  /(?:secret[ _-]?(?:access[ _-]?)?key|api[ _-]?key|access[ _-]?token|auth[ _-]?token|password|passwd|passphrase|login|token|secret)["'`]?(?:\s|:|=|is|,){1,6}["'`]?([A-Za-z0-9+/_!@#$%^&*~.-]{14,100})/iy;
