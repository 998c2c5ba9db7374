import { localized } from '../../localized.ts';

/** What the mix screen tells of the device: where a mix cannot be kept or read. */
export const mixDeviceWords = localized('mixDevice', {
  notKept: 'Not kept on this device',
  notKeptWhy: 'The browser refuses to store. Keep this page open, or the mix is lost.',
  unreadable: 'A stored mix could not be read',
  unreadableWhy: 'It is damaged or from a newer version. It is kept aside as it was.',
  saveCopy: 'Save a copy',
  discard: 'Discard it',
});
