import { localTime, momentOf, type LocalTime } from '@mix/documents';
import { deviceOffset, type OffsetAt } from '../../device/clock/deviceOffset.ts';

/** Where in a local time the offset of its clock from UTC begins. */
const CLOCK_AT = 19;
const MS_PER_MIN = 60_000;

const FORM = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** A time of a record as the phone's own picker takes it: to the minute, on the clock of the place. */
export const timeText = (time: LocalTime): string => time.slice(0, 16);

/** Whether a picker's text is a time. */
export const isTimeText = (text: string): boolean =>
  FORM.test(text) && !Number.isNaN(new Date(text).getTime());

/**
 * A picked text as a local time; null when nothing was picked. Its clock is that of this device,
 * but for a record whose own time has another clock: it was made elsewhere, and its clock is kept.
 * @param old a time of the same record; null where it has none
 */
export function timeOfText(
  text: string,
  old: LocalTime | null,
  offsetAt: OffsetAt = deviceOffset,
): LocalTime | null {
  if (!isTimeText(text)) return null;
  if (old !== null && localTime(new Date(old), offsetAt(momentOf(old))) !== old) {
    return `${text}:00${old.slice(CLOCK_AT)}`;
  }
  const onClockMs = new Date(`${text}Z`).getTime();
  const aheadMin = offsetAt(onClockMs - offsetAt(onClockMs) * MS_PER_MIN);
  return localTime(new Date(onClockMs - aheadMin * MS_PER_MIN), aheadMin);
}
