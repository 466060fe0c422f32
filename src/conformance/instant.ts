import { readDateTime } from "./schema/formats.js";

/** A point in time, exact: fraction digits are kept as text because evidence may carry nanoseconds. */
export interface Instant {
  seconds: number;
  /** Digits after the point without trailing zeros; compares like a number between 0 and 1. */
  fraction: string;
}

export function instantOf(value: unknown): Instant | null {
  if (typeof value !== "string") return null;
  const parts = readDateTime(value);
  if (parts === null) return null;
  const { year, month, day, hour, minute, second, offsetMinutes } = parts;
  const start = new Date(0);
  start.setUTCFullYear(year, month - 1, day);
  start.setUTCHours(hour, minute - offsetMinutes, second, 0);
  return { seconds: start.getTime() / 1000, fraction: withoutTrailingZeros(parts.fraction) };
}

/** Negative when `a` is earlier, 0 when they are the same moment. */
export function compareInstants(a: Instant, b: Instant): number {
  if (a.seconds !== b.seconds) return a.seconds - b.seconds;
  if (a.fraction === b.fraction) return 0;
  return a.fraction < b.fraction ? -1 : 1;
}

export function isBefore(a: Instant, b: Instant): boolean {
  return compareInstants(a, b) < 0;
}

function withoutTrailingZeros(digits: string): string {
  let end = digits.length;
  while (end > 0 && digits.charCodeAt(end - 1) === 48) end -= 1;
  return digits.slice(0, end);
}
