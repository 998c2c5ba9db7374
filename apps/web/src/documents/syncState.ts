import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Connection } from './sync/createConnection.ts';

/** How the device and the account stand to each other, for the screens. */
export interface SyncState {
  readonly connection: Connection;
  /** Documents of the present owner that the account does not hold yet; null until counted. */
  readonly waiting: number | null;
  readonly refused: number;
  /** Of these, what found no room in the account or the farm. */
  readonly full: number;
  /** How much of what it may keep the account or the farm keeps, 0 to 1; null: not known. */
  readonly storageUsed: number | null;
  /** What two devices made of one place, to be chosen by a person. */
  readonly conflicts: number;
  /** When the account last held everything; null is never. */
  readonly syncedAt: Date | null;
  /** The client library broke; a reload mends it. */
  readonly broken: boolean;
}

export const syncState = createStore<SyncState>(() => ({
  connection: 'unknown',
  waiting: null,
  refused: 0,
  full: 0,
  storageUsed: null,
  conflicts: 0,
  syncedAt: null,
  broken: false,
}));

export const useSync = (): SyncState => useStore(syncState);
