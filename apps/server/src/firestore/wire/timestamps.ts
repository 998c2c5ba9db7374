import { invalid } from '../RequestError.ts';
import type { Micros } from './Value.ts';

const RFC3339 = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(?:Z|([+-])(\d\d):(\d\d))$/;

const MICROS_PER_SECOND = 1_000_000n;
const FIRST = BigInt(Date.parse('0001-01-01T00:00:00Z')) * 1000n;
const LAST = BigInt(Date.parse('9999-12-31T23:59:59Z')) * 1000n + MICROS_PER_SECOND - 1n;

/**
 * Reads RFC 3339 with 0 to 9 digits of a second, of which 6 are kept.
 * @throws RequestError for another form, a day that is none, or a year outside 1 to 9999.
 */
export function parseTimestamp(json: unknown): Micros {
  const micros = typeof json === 'string' ? readTimestamp(json) : null;
  if (micros === null || micros < FIRST || micros > LAST) {
    throw invalid("Payload isn't valid for request: a timestamp cannot be read.");
  }
  return micros;
}

function readTimestamp(text: string): Micros | null {
  const [, date, time, fraction = '', sign, hours = '0', minutes = '0'] = RFC3339.exec(text) ?? [];
  if (date === undefined || time === undefined) return null;
  const ms = Date.parse(`${date}T${time}Z`);
  // Date rolls the 30th of February over into March, and 24:00 into the next day.
  const mayRoll = date > `${date.slice(0, 8)}28` || time >= '24';
  if (Number.isNaN(ms)) return null;
  if (mayRoll && !new Date(ms).toISOString().startsWith(`${date}T${time}`)) return null;
  const away = (BigInt(hours) * 60n + BigInt(minutes)) * 60n * MICROS_PER_SECOND;
  const micros = BigInt(ms) * 1000n + BigInt(fraction.padEnd(6, '0').slice(0, 6));
  return sign === '-' ? micros + away : micros - away;
}

/** RFC 3339 in UTC with 0, 3 or 6 digits of a second, as many as are needed. */
export function formatTimestamp(micros: Micros): string {
  const past = ((micros % MICROS_PER_SECOND) + MICROS_PER_SECOND) % MICROS_PER_SECOND;
  const second = new Date(Number((micros - past) / 1000n)).toISOString().slice(0, 19);
  const digits = past.toString().padStart(6, '0');
  if (past === 0n) return `${second}Z`;
  return `${second}.${digits.endsWith('000') ? digits.slice(0, 3) : digits}Z`;
}
