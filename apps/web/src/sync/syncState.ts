import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Connection } from './account/createConnection.ts';

/** What is given to a farm, and how much of it the farm has not got yet. */
export interface Giving {
  readonly uid: string;
  readonly farmId: string;
  /** Null until counted. */
  readonly count: { readonly total: number; readonly left: number } | null;
}

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
  /** Collections that the account has still to send for the first time; null until counted. */
  readonly arriving: number | null;
  /** When this device last heard all of the account; null is never. */
  readonly heardAt: Date | null;
  /** When the account last held everything; null is never. */
  readonly syncedAt: Date | null;
  /** What somebody had alone, on its way into a farm; null where nothing is. */
  readonly giving: Giving | null;
  /** Farms of whoever works alone on a device on which they never chose where they work. */
  readonly farms: readonly { readonly id: string; readonly farmName: string }[];
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
  arriving: null,
  heardAt: null,
  giving: null,
  farms: [],
  syncedAt: null,
  broken: false,
}));

export const useSync = (): SyncState => useStore(syncState);
