// Live-looking credentials for the security corpus, made from a seed: right in form and checksum, opening nothing.
import { createHash, createHmac } from "node:crypto";
import { crc32 } from "node:zlib";

const DIGITS = "0123456789";
const UPPER = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const LOWER = UPPER.toLowerCase();
const BASE62 = DIGITS + UPPER + LOWER;
const BASE64 = `${UPPER}${LOWER}${DIGITS}+/`;
const BASE64URL = `${UPPER}${LOWER}${DIGITS}-_`;
const HEX = `${DIGITS}abcdef`;

/** A repeatable stream of characters for a seed. */
function characters(seed) {
  let block = 0;
  let bytes = [];
  const next = () => {
    if (bytes.length === 0) bytes = [...createHash("sha256").update(`${seed}/${block++}`).digest()];
    return bytes.pop();
  };
  return (alphabet, length) => Array.from({ length }, () => alphabet[next() % alphabet.length]).join("");
}

function checksum62(text) {
  let value = checksum(text);
  let digits = "";
  for (let index = 0; index < 6; index++) {
    digits = BASE62[value % 62] + digits;
    value = Math.floor(value / 62);
  }
  return digits;
}

function checksum(text) {
  if (crc32 !== undefined) return crc32(text);
  let crc = 0xffffffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function withChecksum(prefix, body) {
  return `${prefix}${body}${checksum62(body)}`;
}

function jwt(pick, seed) {
  const part = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const signed = `${part({ alg: "HS256", typ: "JWT" })}.${part({ sub: `svc-${pick(HEX, 8)}`, iss: "auth.internal", iat: 1781000000, scope: "admin" })}`;
  return `${signed}.${createHmac("sha256", seed).update(signed).digest("base64url")}`;
}

function pem(pick) {
  const lines = Array.from({ length: 12 }, (_, index) => pick(BASE64, index === 11 ? 40 : 64));
  return `-----BEGIN RSA PRIVATE KEY-----\nMIIE${lines.join("\n").slice(4)}\n-----END RSA PRIVATE KEY-----`;
}

const KINDS = {
  aws_access_key: (pick) => `AKIA${pick(`${UPPER}234567`, 16)}`,
  aws_secret_key: (pick) => pick(BASE64, 40),
  github_pat: (pick) => withChecksum("ghp_", pick(BASE62, 30)),
  github_fine_pat: (pick) => `github_pat_${pick(BASE62, 22)}_${pick(BASE62, 59)}`,
  gitlab_pat: (pick) => `glpat-${pick(BASE64URL, 20)}`,
  slack_bot: (pick) => `xoxb-${pick(DIGITS, 12)}-${pick(DIGITS, 13)}-${pick(BASE62, 24)}`,
  slack_webhook: (pick) =>
    `https://hooks.slack.com/services/T${pick(UPPER + DIGITS, 10)}/B${pick(UPPER + DIGITS, 10)}/${pick(BASE62, 24)}`,
  stripe_live: (pick) => `sk_live_${pick(BASE62, 24)}`,
  npm_token: (pick) => withChecksum("npm_", pick(BASE62, 30)),
  openai_key: (pick) => `sk-proj-${pick(BASE64URL, 74)}T3BlbkFJ${pick(BASE64URL, 74)}`,
  anthropic_key: (pick) => `sk-ant-api03-${pick(BASE64URL, 93)}AA`,
  google_api_key: (pick) => `AIza${pick(BASE64URL, 35)}`,
  private_key_pem: pem,
  jwt,
  postgres_url: (pick) => `postgres://svc_app:${pick(BASE62, 18)}@db-${pick(HEX, 6)}.internal:5432/ledger`,
  mongodb_url: (pick) => `mongodb+srv://ingest:${pick(BASE62, 20)}@cluster-${pick(HEX, 5)}.internal/events`,
  basic_auth_url: (pick) => `https://deploy:${pick(BASE62, 20)}@artifacts-${pick(HEX, 4)}.internal/api`,
  sendgrid_key: (pick) => `SG.${pick(BASE64URL, 22)}.${pick(BASE64URL, 43)}`,
  twilio_key: (pick) => `SK${pick(HEX, 32)}`,
  discord_webhook: (pick) =>
    `https://discord.com/api/webhooks/${pick("123456789", 1)}${pick(DIGITS, 17)}/${pick(BASE64URL, 68)}`,
  azure_storage: (pick) =>
    `DefaultEndpointsProtocol=https;AccountName=st${pick(HEX, 10)};AccountKey=${pick(BASE64, 86)}==;EndpointSuffix=core.windows.net`,
  gcp_service_account: (pick) =>
    JSON.stringify({
      type: "service_account",
      project_id: `proj-${pick(HEX, 6)}`,
      private_key_id: pick(HEX, 40),
      private_key: pem(pick),
      client_email: `runner@proj-${pick(HEX, 6)}.iam.gserviceaccount.com`,
    }),
  random_password: (pick) => `${pick(BASE62, 9)}!${pick(BASE62, 7)}#${pick(BASE62, 5)}`,
  huggingface_token: (pick) => `hf_${pick(UPPER + LOWER, 34)}`,
  telegram_bot: (pick) => `${pick("123456789", 1)}${pick(DIGITS, 9)}:AA${pick(BASE64URL, 33)}`,
};

const PLACEHOLDERS = {
  aws_access_key: "AKIAIOSFODNN7EXAMPLE",
  aws_secret_key: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
  github_pat: "ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
  github_fine_pat: "github_pat_<your-token>",
  gitlab_pat: "glpat-YOUR_TOKEN_HERE",
  slack_bot: "xoxb-your-bot-token",
  slack_webhook: "https://hooks.slack.com/services/T00000000/B00000000/XXXXXXXXXXXXXXXXXXXXXXXX",
  stripe_live: "sk_live_...",
  npm_token: "npm_<TOKEN>",
  openai_key: "sk-your-api-key-here",
  anthropic_key: "sk-ant-...",
  google_api_key: "AIza<YOUR_API_KEY>",
  private_key_pem: "-----BEGIN PRIVATE KEY-----\n<contents of your key file>\n-----END PRIVATE KEY-----",
  jwt: "eyJhbGciOi...<snip>",
  postgres_url: "postgres://user:password@localhost:5432/dbname",
  mongodb_url: "mongodb+srv://<username>:<password>@cluster0.example.net/test",
  basic_auth_url: "https://user:pass@example.com/api",
  sendgrid_key: "SG.xxxxxxxx.yyyyyyyy",
  twilio_key: "SKXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX",
  discord_webhook: "https://discord.com/api/webhooks/<id>/<token>",
  azure_storage: "DefaultEndpointsProtocol=https;AccountName=<name>;AccountKey=<key>",
  gcp_service_account: '{"type":"service_account","project_id":"your-project","private_key":"<redacted>"}',
  random_password: "changeme",
  huggingface_token: "hf_...",
  telegram_bot: "123456:ABC-DEF...",
};

export function credential(kind, seed) {
  const make = KINDS[kind];
  if (make === undefined) throw new Error(`unknown kind of credential: ${kind}`);
  return make(characters(`${kind}:${seed}`), seed);
}

export function placeholder(kind) {
  const text = PLACEHOLDERS[kind];
  if (text === undefined) throw new Error(`unknown kind of placeholder: ${kind}`);
  return text;
}
