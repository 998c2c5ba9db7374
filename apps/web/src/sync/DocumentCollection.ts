import type { Collected } from './arrival/Collected.ts';

/**
 * How far a document has come; stored as `place`.
 * `device`: nobody is signed in, this device is its only place. `waiting`: to be sent to the
 * account. `synced`: the account holds this very content. `refused`: the account will not have it.
 */
export type SyncStatus = 'device' | 'waiting' | 'synced' | 'refused';

export interface KeptDocument<T> {
  readonly id: string;
  readonly value: T;
  /** The server's stamps once it is synced; the device's clock until then. */
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly place: SyncStatus;
  /** The maker's uid, as the farm has it; absent in an own workspace, and until it was sent. */
  readonly createdBy?: string;
  /** The account refused a change of this record as locked, whatever this device knows. */
  readonly locked?: true;
}

export type CollectedDocuments<T> = Collected<KeptDocument<T>>;

/**
 * The documents of one kind that belong to whoever uses this device now. They are saved in the
 * device's own store first; the account holds a copy of them, which sync brings up to date later.
 */
export interface DocumentCollection<T> {
  /** A hook. All documents of the present owner, newest change first, and whether all are here. */
  readonly useAll: () => CollectedDocuments<T>;
  readonly all: () => Promise<CollectedDocuments<T>>;
  /**
   * Resolves once the device holds the document; never waits for a server.
   * @param startedFrom the value as the screen had it before the change: what another device or tab
   *   changed since is merged with it; without it, nothing is merged
   * @throws DeviceStorageError when the device could not keep the document
   */
  readonly save: (id: string, value: T, startedFrom?: T) => Promise<void>;
  /** @throws DeviceStorageError when the device could not keep the removal */
  readonly remove: (id: string) => Promise<void>;
}
