import { localized } from '../../localized.ts';
import { plural } from '../plural.ts';

/** Said where the device could not keep all of the app. */
export const notKeptWords = localized('notKept', {
  /** @param what screens and files, set apart by commas */
  notKept: (what: string) =>
    `Not kept for use without a signal: ${what}. While it has a signal, this device tries again every minute.`,
  files: (count: number) =>
    plural(count, { one: '1 file of the app', other: `${count} files of the app` }),
  understood: 'Understood',
});
