import { ToolgaugeError } from "../core/errors.js";

/** What a pack may cost. Evidence comes from others: everything is bounded, and every bound can be raised. */
export interface PackLimits {
  files: number;
  megabytes: number;
}

export const DEFAULT_LIMITS: PackLimits = { files: 1000, megabytes: 50 };

/** Deeper than any MPLP object needs; guards every recursion over evidence. */
export const NESTING_LIMIT = 200;

export function refused(place: string, why: string, next: string): ToolgaugeError {
  return new ToolgaugeError("file_unreadable", `${place} ${why}`, { next });
}

export function checkTotals(place: string, files: number, bytes: number, limits: PackLimits): void {
  if (files > limits.files) {
    throw refused(place, `has more than ${limits.files} files`, "raise the limit with --max-files");
  }
  if (bytes > limits.megabytes * 1024 * 1024) {
    throw refused(place, `holds more than ${limits.megabytes} MB`, "raise the limit with --max-mb");
  }
}

/** Names that could reach outside the pack, or mean different files on different systems. */
export function checkName(place: string, path: string): void {
  const parts = path.split("/");
  const isUnsafe =
    path === "" ||
    path.startsWith("/") ||
    /^[A-Za-z]:/.test(path) ||
    path.includes("\\") ||
    path.includes("\0") ||
    parts.includes("..");
  if (!isUnsafe) return;
  throw refused(
    place,
    `names a file outside itself: ${JSON.stringify(path)}`,
    "pack it with plain relative paths",
  );
}

/** Whether brackets outside of strings nest deeper than any evidence does. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === 34) index = endOfString(text, index);
    else if (code === 91 || code === 123) {
      depth += 1;
      if (depth > NESTING_LIMIT) return true;
    } else if (code === 93 || code === 125) depth -= 1;
  }
  return false;
}

function endOfString(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === 92) index += 1;
    else if (code === 34) return index;
  }
  return text.length;
}
