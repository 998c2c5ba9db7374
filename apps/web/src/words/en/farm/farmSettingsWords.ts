import { localized } from '../../localized.ts';

/** What owners settle about the farm itself: its name, who it goes to, and its end. */
export const farmSettingsWords = localized('farmSettings', {
  title: 'The farm itself',
  rename: 'Rename',
  successor: 'Successor',
  successorWhy: 'Becomes the owner when the account of the last owner is deleted.',
  nobody: 'Nobody',
  nobodyElse: 'Nobody else belongs to this farm yet. Invite somebody first.',
  keepSuccessor: 'Keep',
  isKept: 'This is what the farm knows.',
  close: 'Close the farm',
  closeWhy:
    'Everybody may go on for 30 days, so that devices without a signal can send what they have. Then the server erases the farm with all its records, and nobody can bring it back. Save a backup first.',
  exportFirst: 'Save a backup',
  typeName: 'Type the name of the farm to close it',
  closeNow: 'Close the farm',
  closed: 'The farm is closed',
  erasedOn: (day: string) => `It is erased on ${day}. Until then you may open it again.`,
  openAgain: 'Open it again',
  isClosed: (day: string) =>
    `This farm was closed by its owner, and is erased on ${day}. Send what you have before, and save what you want to keep.`,
});
