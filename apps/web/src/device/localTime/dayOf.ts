import { localDay, localTime } from '@mix/documents';

/** The calendar day of a moment where this device is. */
export const dayOf = (moment: Date): string =>
  localDay(localTime(moment, -moment.getTimezoneOffset()));
