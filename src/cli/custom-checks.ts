import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { ToolgaugeError } from "../core/errors.js";
import type { Check, CheckDeclaration } from "../scanner/index.js";

/** Checks that a module of the user's exports as `checks`. Naming the module is consent to run it. */
export async function loadChecks(path: string): Promise<Check[]> {
  let module: { checks?: unknown };
  try {
    module = (await import(pathToFileURL(resolve(path)).href)) as { checks?: unknown };
  } catch (cause) {
    throw new ToolgaugeError("file_unreadable", `${path} cannot be loaded: ${(cause as Error).message}`, {
      cause,
    });
  }
  const { checks } = module;
  if (!Array.isArray(checks) || !checks.every(isCheck)) {
    throw new ToolgaugeError("schema_mismatch", `${path} does not export a list "checks"`, {
      next: "export const checks = [{ id, tier, threatType, inspect(tool, registry) { … } }]",
    });
  }
  return checks.map((check: Check) => ({ ...undeclared(check.id), ...check }));
}

/** What reports say of a check that does not introduce itself. */
function undeclared(id: string): Partial<CheckDeclaration> {
  return {
    titleClean: id,
    titleFlagged: id,
    why: "A check of your own says so.",
    looksAt: "What its author wrote.",
    ignores: "What its author left out.",
    tier: "soft",
    threatType: "uncategorized",
    remediation: "Ask the author of the check.",
    references: [],
    lifecycle: "experimental",
  };
}

function isCheck(value: unknown): boolean {
  const check = value as Partial<Check> | null;
  return typeof check?.id === "string" && typeof check.inspect === "function";
}
