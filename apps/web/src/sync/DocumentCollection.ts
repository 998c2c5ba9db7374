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
  /** The account that made it, as the farm has it; absent at one's own place, and until it was sent. */
  readonly createdBy?: string;
  /** The account refused a change of it as one of a locked record, whatever this device knows. */
  readonly locked?: true;
}

export type CollectedDocuments<T> = Collected<KeptDocument<T>>;

/**
 * The documents of one kind that belong to whoever uses this device now. The device's own store is
 * the first place; the account is a copy of it that is brought up to date in its own time.
 */
export interface DocumentCollection<T> {
  /** A hook. All of the present owner, newest change first, and whether they are all. */
  readonly useAll: () => CollectedDocuments<T>;
  readonly all: () => Promise<CollectedDocuments<T>>;
  /**
   * Resolves once the device holds it, never waits for a server.
   * @param startedFrom the value as the screen had it before the change: what another device or tab
   *   changed meanwhile is brought together with it; without, the document is what is saved
   * @throws DeviceStorageError when the device could not keep it
   */
  readonly save: (id: string, value: T, startedFrom?: T) => Promise<void>;
  /** @throws DeviceStorageError when the device could not note it down */
  readonly remove: (id: string) => Promise<void>;
}
