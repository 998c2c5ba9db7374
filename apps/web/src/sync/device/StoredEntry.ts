import type { DocumentFields } from '@mix/documents';
import type { CollectionName } from '../DocumentValues.ts';
import type { SyncStatus } from '../DocumentCollection.ts';

/** Whose documents: a uid, `uid/farmId` on a farm, or the device itself while nobody is signed in. */
export type DocumentOwner = string;
export const DEVICE_OWNER: DocumentOwner = 'device';

export interface EntryKey {
  readonly owner: DocumentOwner;
  readonly collection: CollectionName;
  readonly id: string;
}

/** One document as this device holds it. While it waits, this is also the copy that is sent. */
export interface StoredEntry extends EntryKey {
  readonly fields: DocumentFields;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly place: SyncStatus;
  /** New with every change made here, so that an answer is matched to the content it was for. */
  readonly revision: string;
  /**
   * What the account held when the first change that waits was made here; none where the entry is
   * the account's own content, where the document was made here, and where a version of this app
   * that kept no base changed it.
   */
  readonly base?: DocumentFields | undefined;
  /** Removed here, and not yet in the account. */
  readonly removed: boolean;
  /** Why the account will not have it; null unless `refused`. */
  readonly refusal: Refusal | null;
  /** The maker's uid, as the farm has it; absent in an own workspace, and until it was sent. */
  readonly createdBy?: string | undefined;
  /** Made before anybody signed in: where the account has such a document, that one stays. */
  readonly yields?: boolean;
  /** Given up here after a refusal: waits for what the account holds, and sends nothing. */
  readonly discarded?: boolean;
  /** The account refused a change of this record as locked, whatever this device's clock says. */
  readonly locked?: boolean;
}

export interface Refusal {
  /** The database's own code: permission-denied, invalid-argument ... */
  readonly code: string;
  readonly at: Date;
}

/** Shown in lists: a removal that the account refused brings the document back. */
export const isShown = ({ removed, place }: StoredEntry): boolean =>
  !removed || place === 'refused';

/**
 * Code of a refusal: the account or the farm keeps as much as it may. The server gives this code
 * for nothing else.
 */
export const FULL = 'out-of-range';
