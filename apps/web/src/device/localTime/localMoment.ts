import { localDay, localTime, type LocalTime } from '@mix/documents';
import { deviceOffset } from '../clock/deviceOffset.ts';

/** A moment on the clock of this device. */
export const momentNow = (nowMs: number): LocalTime =>
  localTime(new Date(nowMs), deviceOffset(nowMs));

/**
 * The moment of something that came on a day: now on the day itself, else noon, as nobody enters
 * the hour. Null for a day that is to come.
 */
export function momentOfDay(day: string, nowMs: number): LocalTime | null {
  const now = momentNow(nowMs);
  const today = localDay(now);
  if (day > today) return null;
  if (day === today) return now;
  const noon = new Date(`${day}T12:00:00`);
  return Number.isNaN(noon.getTime()) ? null : momentNow(noon.getTime());
}
