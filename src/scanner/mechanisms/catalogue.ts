import { INJECTION } from "./injection.js";
import type { Mechanism } from "./mechanism.js";
import { SHADOWING } from "./shadowing.js";

export const CATALOGUE: readonly Mechanism[] = [...INJECTION, ...SHADOWING];
