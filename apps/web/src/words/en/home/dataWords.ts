import { localized } from '../../localized.ts';
import { plural } from '../plural.ts';

/** Words about where the work is kept: on this device, on the way, in the account. */
export const dataWords = localized('data', {
  // the sheet
  waiting: (count: number) =>
    plural(count, {
      one: '1 change waits for a signal',
      other: `${count} changes wait for a signal`,
    }),
  waitsWhy:
    'Everything works here. What waits is kept on this device and goes to your account by itself.',
  allSent: 'Your account holds everything',
  allSentWhy: 'What is saved here is in your account too, and shown on your other devices.',
  notSentYet: 'Nothing was sent yet',
  lastSent: (time: string) => `Last sent ${time}.`,
  isWaiting: 'waiting',
  removal: 'to be removed',
  saveCopy: 'Save a copy',
  tryNow: 'Try now',
  restart: 'Restart',
  brokenWhy:
    'A fault in this browser stopped it. Nothing is lost. A restart of the page mends it; what you typed is kept.',

  // the tray
  notSaved: 'Not saved to your account',
  notLost: 'Kept on this device. Nothing is lost.',
  item: (kind: string, name: string) => `${kind}: ${name}`,
  kinds: {
    mixes: 'Mix',
    products: 'Product',
    paddocks: 'Paddock',
    favourites: 'Favourite',
    machine: 'Machine',
    catchTests: 'Catch test',
    rounds: 'Round',
    records: 'Record',
    stock: 'Entry in the shed',
    codes: 'Code of a pack',
    conflicts: 'Question',
    farms: 'Farm',
    members: 'Person',
    jobs: 'Job',
  },
  withoutName: 'no name',
  deniedWhy: 'The account refused the change. Try again, or save a copy first.',
  recordDeniedWhy:
    'The account refused the change: a record is locked after 48 hours. Open it and give a reason, and it can be saved as a correction.',
  removalDeniedWhy: 'The account refused to remove it. It is shown again.',
  invalidWhy: 'The account cannot keep it: it is too large, or something in it is not allowed.',
  faultWhy:
    'It could not be sent because of an error in this app. It is safe on this device. Save a copy, and try again later.',
  lastOwnerWhy: 'You are the only owner. Make somebody else an owner first.',
  noMemberWhy:
    'You no longer belong to the farm this was for. Save a copy, or try again: then it becomes your own.',
  newerWhy:
    'A newer version of this app changed it on another device. Load the new version here, then try again.',
  giveReason: 'Give a reason',
  tryAgain: 'Try again',
  discard: 'Discard',
  discarded: (name: string) => `${name} discarded`,
  undo: 'Undo',

  // the device
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
      one: '1 document was made by a newer version',
      other: `${count} documents were made by a newer version`,
    }),
  unreadableWhy: 'It is kept and not shown. Reload to get the newer version.',
});
