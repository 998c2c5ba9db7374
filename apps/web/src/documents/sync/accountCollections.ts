import { isFields } from '@mix/engine';
import {
  documentPaths,
  listedProductId,
  referenceTo,
  type DocumentFields,
  type OwnCollection,
} from '@mix/documents';
import type { AccountChange, AccountDocument, AccountSource } from './AccountDatabase.ts';
import type { CollectionName } from '../DocumentValues.ts';
import { SAVED_MACHINE_ID } from '../savedMachine.ts';
import type { StoredEntry } from '../device/StoredEntry.ts';

/** An entry as it is found in, or written into, the account. */
export interface EntryFields {
  readonly id: string;
  readonly fields: DocumentFields;
}

/** Where a collection of this device stands in the account. */
export interface AccountCollection {
  readonly source: (uid: string) => AccountSource;
  readonly path: (uid: string, id: string) => string;
  /** Null where the document holds no entry of this collection. */
  readonly read: (document: AccountDocument) => EntryFields | null;
  /** @returns null when the account is not ready to take it */
  readonly write: (
    uid: string,
    entry: StoredEntry,
    current: AccountDocument | null,
  ) => AccountChange | null;
}

const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const removal = (current: AccountDocument | null): AccountChange => ({
  kind: current === null ? 'leave' : 'delete',
});

/** A document of its own below the owner's. */
const own = (collection: OwnCollection): AccountCollection => ({
  source: (uid) => ({ kind: 'collection', path: `${documentPaths.user(uid)}/${collection}` }),
  path: (uid, id) => documentPaths.own(uid, collection, id),
  read: ({ path, fields }) => ({ id: lastSegment(path), fields }),
  write: (_uid, { fields, removed }, current) =>
    removed ? removal(current) : { kind: 'set', fields },
});

/** One `userproduct` for each product, with references to both. */
const favourites: AccountCollection = {
  source: (uid) => ({ kind: 'favouritesOf', userPath: documentPaths.user(uid) }),
  path: documentPaths.userProduct,
  read: ({ fields }) => {
    const { productId = null, isFavourite = null } = fields;
    const id = listedProductId(productId);
    return id === null ? null : { id, fields: { productId, isFavourite } };
  },
  write: (uid, { id, fields, removed }, current) =>
    removed
      ? removal(current)
      : {
          kind: 'set',
          fields: {
            ...fields,
            userId: referenceTo(documentPaths.user(uid)),
            productId: referenceTo(documentPaths.product(uid, id)),
          },
        },
};

/** The one entry of the profile's `userMachines`; the rest of the profile stays as it is. */
const machine: AccountCollection = {
  source: (uid) => ({ kind: 'document', path: documentPaths.user(uid) }),
  path: (uid) => documentPaths.user(uid),
  read: ({ fields }) => {
    const list = fields['userMachines'];
    const first: unknown = Array.isArray(list) ? list[0] : undefined;
    return isFields(first) ? { id: SAVED_MACHINE_ID, fields: first as DocumentFields } : null;
  },
  write: (_uid, { fields, removed, yields }, current) => {
    // The session writes the profile when an account is new; until then there is no place.
    if (current === null) return removed ? { kind: 'leave' } : null;
    if (yields === true && machine.read(current) !== null) return { kind: 'leave' };
    return {
      kind: 'set',
      fields: { ...current.fields, userMachines: removed ? [] : [fields] },
    };
  },
};

export const accountCollections: Readonly<Record<CollectionName, AccountCollection>> = {
  mixes: own('mixes'),
  products: own('products'),
  paddocks: own('paddocks'),
  catchTests: own('catchTests'),
  rounds: own('rounds'),
  records: own('records'),
  favourites,
  machine,
  conflicts: own('conflicts'),
};
