import type { Check, Remark } from "../check.js";
import { type FoundSecret, findSecrets, findSecretValue } from "../secrets/find.js";
import { mask } from "../secrets/placeholder.js";
import { TOKEN } from "../text/traits.js";
import { pointerTo, type TextPlace } from "../text-places.js";

export const secretEmbedded: Check = {
  id: "secret.embedded",
  titleClean: "No credentials in the definition",
  titleFlagged: "A live-looking credential in the definition",
  why: "A definition is sent to every client and every model; a credential in it is published.",
  looksAt:
    "Tokens and keys in their issuers' formats, private keys, signed tokens, passwords in addresses, and named values of high entropy, in every text.",
  ignores: "Placeholders, masked values, public keys, hashes, identifiers and names of variables.",
  tier: "soft",
  threatType: "secret",
  remediation: "Revoke the credential, then let the server read it from its own configuration.",
  references: ["https://cwe.mitre.org/data/definitions/798.html"],
  lifecycle: "stable",
  inspect(tool) {
    const remarks: Remark[] = [];
    for (const place of tool.places) {
      if ((place.traits & TOKEN) === 0) continue;
      for (const { kind, start, end, secret } of secretsIn(place)) {
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

function secretsIn({ kind, text, parameter }: TextPlace): FoundSecret[] {
  const found = findSecrets(text);
  if (found.length > 0 || kind !== "value" || parameter === undefined) return found;
  return findSecretValue(parameter.name, text);
}
