import type { CollectionName } from '../DocumentValues.ts';
import type { StoredEntry } from './StoredEntry.ts';

/** What this device has of an account: the little of the store that waits for the account to send all. */
export interface OwnDocuments {
  /** @param name of the one collection that is read; left out: all are */
  readonly entries: (owner: string, name?: CollectionName) => Promise<readonly StoredEntry[]>;
  /** Collections that the account has still to send for the first time. */
  readonly missingOf: (owner: string) => Promise<readonly CollectionName[]>;
  readonly onChange: (listener: () => void) => () => void;
}
