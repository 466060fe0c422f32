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
  const minutes = (daysSinceEpoch(year, month, day) * 24 + hour) * 60 + minute - offsetMinutes;
  return { seconds: minutes * 60 + second, fraction: withoutTrailingZeros(parts.fraction) };
}

/** Of the Gregorian calendar. Counts years from March, so that the leap day is the last of its year. */
function daysSinceEpoch(year: number, month: number, day: number): number {
  const fromMarch = month > 2 ? year : year - 1;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const leapDays = Math.floor(fromMarch / 4) - Math.floor(fromMarch / 100) + Math.floor(fromMarch / 400);
  return fromMarch * 365 + leapDays + dayOfYear - DAYS_BEFORE_EPOCH;
}

/** From 1 March of year 0 to 1 January 1970. */
const DAYS_BEFORE_EPOCH = 719_468;

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
