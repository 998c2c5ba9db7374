import { localized } from '../../localized.ts';

/** Words of the strip that says how the device and the account stand to each other. */
export const stripWords = localized('strip', {
  title: 'Where your work is',
  close: 'Close',
  show: 'Show',
  waiting: (count: number) => `${count} waiting`,
  offline: 'Offline',
  offlineWaiting: (count: number) => `Offline · ${count} waiting`,
  offlineSynced: (time: string) => `Offline · all sent ${time}`,
  synced: (time: string) => `Synced ${time}`,
  arriving: 'Not all here yet',
  connecting: 'Saved on this device',
  refused: (count: number) => `${count} not saved on the server`,
  full: (count: number) => `Storage full · ${count} not saved`,
  storageUsed: (percent: number) => `Storage ${percent} % used`,
  conflicts: (count: number) => `${count} changed on two devices`,
  keptNowhere: 'Not kept on this device',
  broken: 'The link to your account stopped',
});
