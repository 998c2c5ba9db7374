import { localized } from '../../localized.ts';

/** Words of "Save mix" and of the list of saved mixes. */
export const savedMixWords = localized('savedMix', {
  // saving a mix
  saveMix: 'Save mix',
  mixName: 'Name of this mix',
  nameMissing: 'Give the mix a name.',
  replaces: (moment: string) => `Replaces the mix saved under this name, ${moment}.`,
  saving: 'Saving',
  savedHere: 'Saved on this device',
  savedHereNext: 'It goes to your account by itself.',
  savedHereOnly: 'Sign in to keep it in your account too.',
  done: 'Done',

  // saved mixes
  saved: 'Saved',
  noSaved: 'A mix saved under a name stands here.',
  edit: 'Rename or delete',
  editDone: 'Done',
  rename: (name: string) => `Name of ${name}`,
  delete: 'Delete',
  deleteNamed: (name: string) => `Delete ${name}`,
  deleted: (name: string) => `${name} deleted`,
  unsettled: 'A figure on the mix screen cannot be read. Settle it first.',
});
