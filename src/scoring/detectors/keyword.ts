import { type BuiltInDetector, CLEAN } from "../detector.js";
import { textOf } from "../sample-text.js";

/** Written down once, from what anyone would think of first, and never tuned: a floor must stay where it is. */
const KEYWORDS = [
  "ignore previous",
  "ignore all previous",
  "ignore the above",
  "disregard",
  "override",
  "system prompt",
  "<important>",
  "<system>",
  "jailbreak",
  "do not tell",
  "don't tell",
  "do not mention",
  "without telling",
  "without asking",
  "secretly",
  "silently",
  "before using this tool",
  "instead of",
  "you must",
  "always call",
  "exfiltrate",
  "password",
  "credential",
  "api key",
  "api_key",
  "private key",
  "secret",
  ".ssh",
  ".env",
  "id_rsa",
  "/etc/passwd",
  "base64",
  "curl ",
];

export const keyword: BuiltInDetector = {
  name: "keyword",
  title: "Naive keyword floor",
  looksAt: `Whether any of ${KEYWORDS.length} suspicious words or phrases occurs anywhere in the definition, whatever its case.`,
  ignores:
    "Who says it, to whom, in which language, and whether it is a warning, a quote or a command. What a better detector must beat.",
  judge({ tool }) {
    const text = textOf(tool).toLowerCase();
    const checkIds = KEYWORDS.filter((word) => text.includes(word)).map((word) => `keyword:${word.trim()}`);
    return checkIds.length === 0 ? CLEAN : { flagged: true, tier: "soft", checkIds };
  },
};
