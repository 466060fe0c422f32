/**
 * Formats exactly as the official validator (AJV 8 with ajv-formats, full mode) accepts them,
 * looser than RFC 3339 in places: any white space as separator, `+0200` and `+02` as zones.
 */
const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;
const TIME = /^(\d\d):(\d\d):(\d\d)(\.\d+)?(?:(z)|([+-])(\d\d)(?::?(\d\d))?)$/i;
const SEPARATOR = /[t\s]/i;
const UUID = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

interface DateTimeParts {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  /** Digits after the point, without it. */
  fraction: string;
  offsetMinutes: number;
}

export function isDateTime(text: string): boolean {
  return readDateTime(text) !== null;
}

export function isUuid(text: string): boolean {
  return UUID.test(text);
}

export function readDateTime(text: string): DateTimeParts | null {
  const at = text.search(SEPARATOR);
  const date = at === -1 ? null : DATE.exec(text.slice(0, at));
  const time = date === null ? null : TIME.exec(text.slice(at + 1));
  if (date === null || time === null) return null;
  const [year, month, day] = [Number(date[1]), Number(date[2]), Number(date[3])];
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return null;
  const [hour, minute, second] = [Number(time[1]), Number(time[2]), Number(time[3])];
  const sign = time[6] === "-" ? -1 : 1;
  const [zoneHours, zoneMinutes] = [Number(time[7] ?? 0), Number(time[8] ?? 0)];
  if (zoneHours > 23 || zoneMinutes > 59) return null;
  const isOrdinary = hour <= 23 && minute <= 59 && second <= 59;
  if (!isOrdinary && !isLeapSecond(hour, minute, second, sign * zoneHours, sign * zoneMinutes)) return null;
  const offsetMinutes = sign * (zoneHours * 60 + zoneMinutes);
  return { year, month, day, hour, minute, second, fraction: time[4]?.slice(1) ?? "", offsetMinutes };
}

function daysIn(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeap ? 29 : DAYS[month - 1]!;
}

/** Second 60 exists only at 23:59 UTC. */
function isLeapSecond(hour: number, minute: number, second: number, zoneHours: number, zoneMinutes: number) {
  const utcMinute = minute - zoneMinutes;
  const utcHour = hour - zoneHours - (utcMinute < 0 ? 1 : 0);
  return (utcHour === 23 || utcHour === -1) && (utcMinute === 59 || utcMinute === -1) && second < 61;
}
