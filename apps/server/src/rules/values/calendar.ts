import { Fault } from './Fault.ts';
import { RulesTimestamp } from './RulesValue.ts';

export const NANOS_PER_MS = 1_000_000n;
export const NANOS_PER_SECOND = 1_000_000_000n;
export const NANOS_PER_DAY = 86_400n * NANOS_PER_SECOND;

const EARLIEST = BigInt(new Date('0001-01-01T00:00:00Z').getTime()) * NANOS_PER_MS;
/** The first nanosecond that is too late. */
const TOO_LATE = BigInt(Date.UTC(10_000, 0, 1)) * NANOS_PER_MS;

/** A timestamp within the years 1 to 9999. */
export const toTimestamp = (nanos: bigint): RulesTimestamp | Fault =>
  nanos < EARLIEST || nanos >= TOO_LATE
    ? new Fault('the timestamp is outside the years 1 to 9999')
    : new RulesTimestamp(nanos);

/** Division that rounds down, so that it also holds before 1970. */
export const floorDivide = (value: bigint, by: bigint): bigint => {
  const quotient = value / by;
  return value % by < 0n ? quotient - 1n : quotient;
};

/** The calendar in UTC, to the millisecond below. */
export const calendarOf = ({ nanos }: RulesTimestamp): Date =>
  new Date(Number(floorDivide(nanos, NANOS_PER_MS)));

/** Midnight UTC of a day of the calendar, which must exist. */
export function dateToTimestamp(year: bigint, month: bigint, day: bigint): RulesTimestamp | Fault {
  const pad = (value: bigint, length: number): string => String(value).padStart(length, '0');
  const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  const date = new Date(`${text}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(date.getTime())) {
    return new Fault('this date does not exist');
  }
  if (date.toISOString().slice(0, 10) !== text) return new Fault('this date does not exist');
  return toTimestamp(BigInt(date.getTime()) * NANOS_PER_MS);
}

const RFC_3339 = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?Z$/;

/** Reads RFC 3339 in UTC, with up to nine digits of a second. */
export function textToTimestamp(text: string): RulesTimestamp | Fault {
  const [, seconds, fraction = ''] = RFC_3339.exec(text) ?? [];
  const date = new Date(`${seconds ?? ''}Z`);
  if (seconds === undefined || Number.isNaN(date.getTime())) {
    return new Fault('this text is no timestamp');
  }
  if (!date.toISOString().startsWith(seconds)) return new Fault('this date does not exist');
  return toTimestamp(BigInt(date.getTime()) * NANOS_PER_MS + BigInt(fraction.padEnd(9, '0')));
}
