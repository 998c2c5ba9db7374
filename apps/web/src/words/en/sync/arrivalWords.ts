import { localized } from '../../localized.ts';

/** Words for what the account has not sent to this device yet, and for how old what is here is. */
export const arrivalWords = localized('arrival', {
  notHereYet: 'Not here yet',
  arriving:
    'Your account has not sent all of this to this device yet. Nothing is added up until it has.',
  notRead: 'Cannot be read',
  notReadWhy:
    'This device does not give what it keeps. Close the other tabs of this app and reload this page.',
  asOf: (moment: string) =>
    `As of ${moment}: no connection since then. What other devices did later is not in it.`,
});
