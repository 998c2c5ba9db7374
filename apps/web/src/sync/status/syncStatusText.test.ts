import { expect, it } from 'vitest';
import { syncStatusText } from './syncStatusText.ts';

const now = new Date(2026, 10, 21, 13, 20);
const signedIn = {
  signedIn: true,
  trouble: null,
  connection: 'online',
  waiting: 0,
  arriving: 0,
  giving: null,
  farms: [],
  heardAt: null,
  refused: 0,
  conflicts: 0,
  syncedAt: new Date(2026, 10, 21, 7, 42),
  broken: false,
  full: 0,
  storageUsed: null,
} as const;

it.each([
  [{ ...signedIn }, 'dot', 'Synced 07:42'],
  [{ ...signedIn, syncedAt: new Date(2026, 10, 14, 7, 42) }, 'dot', 'Synced 14 Nov'],
  [{ ...signedIn, connection: 'offline' }, 'ring', 'Offline · all sent 07:42'],
  // Opened without a signal, before anybody has tried: not "Synced".
  [{ ...signedIn, connection: 'unknown' }, 'ring', 'Saved on this device'],
  [{ ...signedIn, connection: 'offline', waiting: 3 }, 'ring', 'Offline · 3 waiting'],
  [{ ...signedIn, waiting: 3 }, 'ring', '3 waiting'],
  [{ ...signedIn, connection: 'offline', syncedAt: null }, 'ring', 'Offline'],
  // What the account never sent whole to this device is not known here.
  [{ ...signedIn, arriving: 3 }, 'ring', 'Not all here yet'],
  [{ ...signedIn, arriving: 3, connection: 'unknown' }, 'ring', 'Not all here yet'],
  [{ ...signedIn, arriving: 3, connection: 'offline' }, 'ring', 'Not all here yet'],
  [{ ...signedIn, arriving: null }, 'ring', 'Saved on this device'],
  [{ ...signedIn, waiting: null }, 'ring', 'Saved on this device'],
  [{ ...signedIn, syncedAt: null }, 'ring', 'Saved on this device'],
  [{ ...signedIn, waiting: 2, refused: 1 }, 'warning', '1 not saved on the server'],
  [{ ...signedIn, waiting: 2, conflicts: 1 }, 'warning', '1 changed on two devices'],
  [{ ...signedIn, refused: 1, conflicts: 2 }, 'warning', '1 not saved on the server'],
  [{ ...signedIn, broken: true }, 'warning', 'The link to your account stopped'],
  [{ ...signedIn, signedIn: false }, 'ring', 'Saved on this device only'],
  // Why documents are not saved, where that is known.
  [{ ...signedIn, refused: 3, full: 2 }, 'warning', 'Storage full · 3 not saved'],
  [{ ...signedIn, storageUsed: 0.79 }, 'dot', 'Synced 07:42'],
  [{ ...signedIn, storageUsed: 0.8 }, 'warning', 'Storage 80 % used'],
  [{ ...signedIn, storageUsed: 0.9999 }, 'warning', 'Storage 99 % used'],
  [{ ...signedIn, storageUsed: 1 }, 'warning', 'Storage 100 % used'],
  [{ ...signedIn, storageUsed: 0.9, waiting: 3 }, 'ring', '3 waiting'],
  [{ ...signedIn, refused: 1, trouble: 'memory' }, 'warning', 'Not kept on this device'],
] as const)('says %j', (standing, sign, text) => {
  expect(syncStatusText(standing, now)).toEqual({ sign, text });
});
