import type { LocalTime } from '@mix/documents';
import { dayText } from './dateText.ts';

/** "14:00", on the clock of the location where it was. */
export const clockText = (time: LocalTime): string => time.slice(11, 16);

/** "3 Dec 2026, 14:00", on the clock of the location where it was. */
export const localTimeText = (time: LocalTime): string =>
  `${dayText(time.slice(0, 10))}, ${clockText(time)}`;
