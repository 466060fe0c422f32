import { CAPABILITY } from "./capability.js";
import { CONDUCT } from "./conduct.js";
import { DEFERRAL } from "./deferral.js";
import { DIRECTIVE } from "./directive.js";
import { EXFILTRATION } from "./exfiltration.js";
import { INJECTION } from "./injection.js";
import type { Mechanism } from "./mechanism.js";
import { SHADOWING } from "./shadowing.js";

export const CATALOGUE: readonly Mechanism[] = [
  ...INJECTION,
  ...DIRECTIVE,
  ...CONDUCT,
  ...CAPABILITY,
  ...EXFILTRATION,
  ...DEFERRAL,
  ...SHADOWING,
];
