import { localized } from '../../localized.ts';
import { plural } from '../plural.ts';

/** How well this browser keeps what is saved in it. */
export const deviceWords = localized('device', {
  warning: 'Warning',
  note: 'Note',
  memoryOnly: 'This browser keeps nothing',
  memoryOnlyWhy:
    'What you save now is gone when this page is closed, unless it reached your account. Private windows and blocked site data do this.',
  notSavedHere: 'Not saved on this device',
  full: 'This device has no room left',
  fullWhy: 'The last change was not kept here. Free some room, or save a copy.',
  failed: 'The last change was not kept here',
  failedWhy: 'The browser’s storage did not work. Try once more, or save a copy.',
  nearlyFull: 'This device is nearly full',
  nearlyFullWhy: 'Free some room before the next job, or save a copy of your work.',
  mayClear: 'This browser may clear your work',
  mayClearWhy:
    'It did not promise to keep it when room runs short or the app is not opened for a week. An account, the installed app or a copy keeps it.',
  unreadable: (count: number) =>
    plural(count, {
      one: '1 thing cannot be read by this version',
      other: `${count} things cannot be read by this version`,
    }),
  unreadableWhy:
    'A newer version saved it, or it is not what this app saves. Nothing of it is lost, and none of it is shown. Reload to get the newer version; where that does not help, whoever saved it has to save it anew.',
  understood: 'Understood',
});
