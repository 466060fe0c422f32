import type { Check } from "../check.js";
import { activationDeferred } from "./activation.deferred.js";
import { capabilityMismatch } from "./capability.mismatch.js";
import { directiveImperative } from "./directive.imperative.js";
import { exfiltrationChannel } from "./exfiltration.channel.js";
import { payloadDecoded } from "./payload.decoded.js";
import { phraseInjection } from "./phrase.injection.js";
import { secretEmbedded } from "./secret.embedded.js";
import { shadowingCrossServer } from "./shadowing.cross_server.js";
import { unicodeHidden } from "./unicode.hidden.js";

/** The one list of checks: product, gate and documentation read this. A test compares it with the folder. */
export const CHECKS: readonly Check[] = [
  activationDeferred,
  capabilityMismatch,
  directiveImperative,
  exfiltrationChannel,
  payloadDecoded,
  phraseInjection,
  secretEmbedded,
  shadowingCrossServer,
  unicodeHidden,
];
