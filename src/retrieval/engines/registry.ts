import { ToolgaugeError } from "../../core/errors.js";
import type { EngineFamily } from "./engine.js";
import { lexical } from "./lexical.js";

export const ENGINE_FAMILIES: readonly EngineFamily[] = [lexical];

export function findEngine(name: string): EngineFamily {
  const found = ENGINE_FAMILIES.find((family) => family.name === name);
  if (found === undefined) {
    const known = ENGINE_FAMILIES.map((family) => family.name).join(", ");
    throw new ToolgaugeError("unknown_name", `there is no engine "${name}"`, { next: `known are ${known}` });
  }
  return found;
}
