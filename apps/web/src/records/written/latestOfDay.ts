import { isLocalDay, localDay, localTime, type SprayRecord } from '@mix/documents';
import { deviceOffset } from '../../device/clock/deviceOffset.ts';

/** A device's clock may be wrong by as much: a day that begins within it is not of the future. */
export const CLOCK_DOUBT_MS = 3_600_000;
/** Ten years: what is older is a slip in the year. */
const LONGEST_AGO_MS = 3660 * 86_400_000;

const momentNow = (ms: number): string => localTime(new Date(ms), deviceOffset(ms));

/** The first and the last day on which a spray that is written down now can have been. */
export const sprayDays = (nowMs: number): readonly [least: string, most: string] => [
  localDay(momentNow(nowMs - LONGEST_AGO_MS)),
  localDay(momentNow(nowMs + CLOCK_DOUBT_MS)),
];

/** The calendar day some days before another one. */
export function daysBefore(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - count);
  return date.toISOString().slice(0, 10);
}

/**
 * When a spray ended of which only the day is known: the latest that it can have been, since a label
 * counts its intervals from there. Null for what is no day, or one on which it cannot have been.
 */
export function latestOfDay(
  day: string,
  nowMs: number,
): Pick<SprayRecord, 'endedAt' | 'endKnownTo'> | null {
  const [least, most] = sprayDays(nowMs);
  if (!isLocalDay(day) || day < least || day > most) return null;
  const now = momentNow(nowMs);
  const today = localDay(now);
  // A time without an offset is one by the clock of this device, whose offset may be another on that day.
  const atClock = (clock: string) => momentNow(new Date(`${day}T${clock}`).getTime());
  const endedAt = day === today ? now : atClock(day > today ? '00:00:00' : '23:59:00');
  return { endedAt, endKnownTo: 'day' };
}
