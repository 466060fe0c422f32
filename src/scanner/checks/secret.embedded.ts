import type { Check, Remark } from "../check.js";
import { candidatesIn } from "../decode/candidates.js";
import type { InspectedTool } from "../inspected-tool.js";
import type { KnownText } from "../known-text.js";
import { type FoundSecret, findSecrets, findSecretValue } from "../secrets/find.js";
import { isCredentialName } from "../secrets/names.js";
import { mask } from "../secrets/placeholder.js";
import { JSON_WEB_TOKEN } from "../secrets/rules.js";
import { spelledOut } from "../text/identifier.js";
import { ENCODED, TOKEN } from "../text/traits.js";
import { pointerTo, type TextPlace } from "../text-places.js";

export const secretEmbedded: Check = {
  id: "secret.embedded",
  titleClean: "No credentials in the definition",
  titleFlagged: "A live-looking credential in the definition",
  why: "A definition is sent to every client and every model; a credential in it is published.",
  looksAt:
    "Tokens and keys in their issuers' formats, private keys, signed tokens, passwords in addresses and on command lines, logins in headers, values of high entropy that a text calls credentials, passwords and passphrases behind their name, in every text; also encoded, or in pieces that are added up.",
  ignores: "Placeholders, masked values, public keys, hashes, identifiers and names of variables.",
  tier: "soft",
  threatType: "secret",
  remediation: "Revoke the credential, then let the server read it from its own configuration.",
  references: ["https://cwe.mitre.org/data/definitions/798.html"],
  lifecycle: "stable",
  inspect(tool) {
    const remarks: Remark[] = [];
    for (const place of tool.places) {
      if (remarks.length > tool.limits.signalsPerCheck) break;
      if ((place.traits & (TOKEN | ENCODED)) === 0 && !isNamed(place)) continue;
      for (const { kind, start, end, secret } of secretsIn(place)) {
        if (kind === JSON_WEB_TOKEN && readsTokens(tool)) continue;
        remarks.push({
          tier: "soft",
          threatType: "secret",
          confidence: 0.8,
          evidence: mask(secret),
          detail: `looks like a live ${kind}`,
          location: { pointer: pointerTo(place.path), start, end },
        });
      }
    }
    return remarks;
  },
};

/** A tool that takes tokens apart shows one. */
function readsTokens({ name, description = "" }: InspectedTool): boolean {
  const about = `${spelledOut(name)} ${description.slice(0, 200)}`;
  return (
    /\bjwt|json web token/i.test(about) &&
    /\b(?:decod|inspect|pars|split|explain|debug|read|show)/i.test(about)
  );
}

/** Short passwords and words in a row are secrets where their parameter says so. */
function isNamed({ kind, text, parameter }: TextPlace): boolean {
  return kind === "value" && text.length >= SHORTEST_PASSWORD && isCredentialName(parameter?.name ?? "");
}

const SHORTEST_PASSWORD = 8;

/** A value is named by its own text, by the key it stands under, or by its parameter. */
function secretsIn({ kind, text, known, path, parameter }: TextPlace): readonly FoundSecret[] {
  known.secrets ??= secretsOf(known);
  if (known.secrets.length > 0 || kind !== "value") return known.secrets;
  const named = findSecretValue(path.key, text);
  return named.length > 0 || parameter === undefined ? named : findSecretValue(parameter.name, text);
}

/** `"one half" + "the other"`. */
const ADDED_UP = /["'`]\s?\+\s?["'`]/g;

/** Credentials in a text, as it stands, decoded or put together. */
function secretsOf(known: KnownText): readonly FoundSecret[] {
  const { text, traits } = known;
  const found = findSecrets(text);
  if (found.length > 0) return found;
  const whole = { text: text.replace(ADDED_UP, ""), start: 0, end: text.length };
  const readings = whole.text === text ? [] : [whole];
  if ((traits & ENCODED) !== 0) {
    known.candidates ??= candidatesIn(text);
    readings.push(...known.candidates.decoded);
  }
  return readings.flatMap(({ text: reading, start, end }) =>
    findSecrets(reading).map((each) => ({ ...each, start, end })),
  );
}
