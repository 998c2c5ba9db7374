import { localized } from '../../localized.ts';
import { plural } from '../plural.ts';

/** Backups and what else goes in and out of the device as a file. */
export const inAndOutWords = localized('inAndOut', {
  lastBackup: 'Last backup',
  neverSaved: 'No backup yet',
  why: 'One file with everything you have here. With it you get it all back on any device, without an account and without a signal.',
  old: 'Old',
  changedSince: (count: number) =>
    plural(count, { one: '1 change since.', other: `${count} changes since.` }),
  nothingSince: 'Nothing has changed since.',
  everything: 'Everything goes in',
  nothingKept: 'Nothing is kept here yet.',
  password: 'Password',
  noPassword: 'none: anyone with the file reads it',
  setPassword: 'Set',
  withoutPassword: 'Without a password',
  passwordHint: (count: number) =>
    `At least ${count} characters. Nobody can open the file without it, not even we.`,
  fileNote: 'A JSON file with a checksum. Readable without this app.',
  save: 'Save a backup',
  saving: 'Saving …',
  saved: 'The file is in your downloads. Keep a copy away from this device.',
  notSaved: 'Not saved',
  notSavedWhy: {
    failed: 'The file could not be made. Try once more.',
    notSecure:
      'A password needs a secure page (https). Save it without one, or open this app by its https address.',
  },
  restore: 'Restore',
  lookFirst: 'Look first: nothing changes until you take it.',
  chooseBackup: 'Choose a backup file',
  otherFile: 'Other file',
  reading: 'Reading the file …',
  open: 'Open',
  filePassword: 'Password of the file',
  notTaken: 'Not taken',
  untouched: 'Nothing was changed.',
  faults: {
    tooLarge: 'This file is too large to be a backup.',
    foreign: 'This file is not a backup of this app.',
    cut: 'This file was cut off: its end is missing. Copy it once more from where it was kept.',
    damaged: 'This file is damaged: its checksum is not right. Use an earlier backup.',
    newer: 'A newer version of this app made this file. Load the new version first.',
    passwordNeeded: 'This file has a password.',
    passwordWrong: 'This is not the password of the file.',
    notSecure: 'A file with a password opens on a secure page (https) only.',
    unread: 'This file could not be read. Choose it once more.',
  },
  savedAt: (moment: string) => `Saved ${moment}`,
  whole: (version: string) => `Whole. Checksum right, version ${version}.`,
  differs: 'Differs',
  ofAll: (count: string, all: string) => `${count} of ${all}`,
  onlyInFile: 'only in the file',
  fileNewer: (moment: string) => `file newer: ${moment}`,
  hereNewer: (moment: string) => `here newer: ${moment}`,
  comesBack: 'Comes back',
  takes: 'Take',
  stays: 'Stays',
  staysAway: 'Left out',
  more: (count: number) => plural(count, { one: '1 more', other: `${count} more` }),
  onlyHere: (count: number) =>
    plural(count, { one: '1 is only here and stays.', other: `${count} are only here and stay.` }),
  unreadable: (count: number) =>
    plural(count, {
      one: '1 in the file cannot be read by this version and is left out.',
      other: `${count} in the file cannot be read by this version and are left out.`,
    }),
  sameCount: (count: number) =>
    plural(count, {
      one: '1 is the same. Nothing is replaced by nothing. Tap a line to choose otherwise.',
      other: `${count} are the same. Nothing is replaced by nothing. Tap a line to choose otherwise.`,
    }),
  take: (count: number, kept: number) => `Take ${count}, keep ${kept}`,
  taking: 'Taking …',
  leave: 'Leave',
  taken: (count: number) =>
    plural(count, {
      one: '1 was taken from the file.',
      other: `${count} were taken from the file.`,
    }),
  changedMeanwhile: (count: number) =>
    plural(count, {
      one: '1 was changed here meanwhile and stays.',
      other: `${count} were changed here meanwhile and stay.`,
    }),
  done: 'Done',
  back: 'In and out',
  plansTitle: 'Plans from a spreadsheet',
  otherTitle: 'Also in and out',
  recordsOut: 'Records and nitrogen as CSV or PDF',
  productsOut: 'Own products as CSV or JSON',
});
