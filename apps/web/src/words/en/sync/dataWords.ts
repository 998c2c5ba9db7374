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
  waitsWhy: 'Everything works here. What waits is kept on this device and is sent by itself.',
  allSent: 'Everything is sent',
  allSentWhy: 'What is saved here is on the server too, and shown on every device that may see it.',
  notAllHere: 'Not everything has come to this device yet',
  notAllHereWhy:
    'Your account is still sending it, or there is no signal. What stands here until then is not all you have.',
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
  notSaved: 'Not saved on the server',
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
    tracks: 'Track',
    stock: 'Entry in the shed',
    codes: 'Code of a pack',
    conflicts: 'Choice between two changes',
    farms: 'Farm',
    members: 'Person',
    jobs: 'Job',
  },
  withoutName: 'no name',
  deniedWhy: 'The account refused the change. Try again, or save a copy first.',
  recordDeniedWhy:
    'The account refused the change: a record is locked after 48 hours. Open it and give a reason, and it can be saved as a correction.',
  farmRecordWhy:
    'The farm refused the change: the record is locked, as its job was checked or it is older than 48 hours. Open it and give a reason, and it can be saved as a correction.',
  farmDeniedWhy:
    'The farm does not take it from you: your role there does not include it, or somebody else has it now. Save a copy, and ask whoever runs the farm.',
  jobClosedWhy:
    'The farm takes no record of this job from you any more: the job was checked, or somebody else has it now. Save a copy, and ask whoever runs the farm.',
  removalDeniedWhy: 'The account refused to remove it. It is shown again.',
  invalidWhy: 'The account cannot keep it: it is too large, or something in it is not allowed.',
  fullWhy:
    'There is no room left. It is safe on this device, and is sent by itself once there is: delete what you do not need, or ask whoever runs the server for more.',
  storageUsed: (percent: number) => `${percent} % of the storage is used`,
  storageUsedWhy:
    'When it is full, what is new stays on this device alone. Delete what you do not need, or ask whoever runs the server for more.',
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
});
