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

/** The sync status of the present owner's documents, for the screens. */
export interface SyncState {
  readonly connection: Connection;
  /** Documents of the present owner that the account does not hold yet; null until counted. */
  readonly waiting: number | null;
  readonly refused: number;
  /** How many of the refused found no room in the account or the farm. */
  readonly full: number;
  /** The used share of the storage of the account or the farm, 0 to 1; null: not known. */
  readonly storageUsed: number | null;
  /** How many conflicts between two devices wait for a person's choice. */
  readonly conflicts: number;
  /** Collections that the account has still to send for the first time; null until counted. */
  readonly arriving: number | null;
  /** When this device last had everything that the account holds; null: never. */
  readonly heardAt: Date | null;
  /** When the account last held everything of this device; null: never. */
  readonly syncedAt: Date | null;
  /** Somebody's own documents on their way into a farm; null: none are. */
  readonly giving: Giving | null;
  /** The farms of somebody who works alone and never chose a workspace on this device. */
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
