import {
  documentPaths,
  listedProductId,
  referenceTo,
  sameFields,
  type DocumentFields,
  type FarmCollection,
  type FieldValue,
  type OwnCollection,
  type Role,
} from '@mix/documents';
import type {
  AccountChange,
  AccountDocument,
  AccountSource,
  ChangeBeside,
} from './AccountDatabase.ts';
import type { CollectionName } from '../DocumentValues.ts';
import type { DocumentOwner, StoredEntry } from '../device/StoredEntry.ts';
import { workspaceOf } from '../workspace/Workspace.ts';
import type { FarmName, OwnName } from '../workspace/collectionsOf.ts';

/** An entry as it is found in, or written into, the account. */
export interface EntryFields {
  readonly id: string;
  readonly fields: DocumentFields;
}

/** Where a collection of this device stands in the account. */
export interface AccountCollection {
  readonly source: (owner: DocumentOwner, role: Role | null) => AccountSource;
  readonly path: (owner: DocumentOwner, id: string) => string;
  /** Null where the document holds no entry of this collection. */
  readonly read: (document: AccountDocument) => EntryFields | null;
  /** @returns null when the account is not ready to take it */
  readonly write: (
    owner: DocumentOwner,
    entry: StoredEntry,
    current: AccountDocument | null,
  ) => AccountChange | null;
}

const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const removal = (current: AccountDocument | null): AccountChange => ({
  kind: current === null ? 'leave' : 'delete',
});

/** A collection whose entries are documents of their own below the user's document. */
const own = (collection: OwnCollection): AccountCollection => ({
  source: (uid) => ({ kind: 'collection', path: `${documentPaths.user(uid)}/${collection}` }),
  path: (uid, id) => documentPaths.own(uid, collection, id),
  read: ({ path, fields }) => ({ id: lastSegment(path), fields }),
  write: (_uid, { fields, removed }, current) =>
    removed ? removal(current) : { kind: 'set', fields },
});

/** One `userproduct` for each product, with references to the user and to the product. */
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

const ownMachines = own('machines');

/** A machine as the profile lists it: an entry of `userMachines`. */
export const listedMachine = ({
  boomConfig = null,
  machine = null,
  nozzles = [],
}: DocumentFields): DocumentFields => ({
  boomConfig,
  machine,
  nozzles,
});

/** The list in the profile holds the machine that was saved last, alone; one that is removed leaves it. */
const inProfile = (
  uid: DocumentOwner,
  { fields, removed }: StoredEntry,
  current: AccountDocument | null,
): ChangeBeside => ({
  path: documentPaths.user(uid),
  decide: ({ userMachines }) => {
    if (!removed) return { userMachines: [listedMachine(fields)] };
    const list: readonly FieldValue[] = Array.isArray(userMachines) ? userMachines : [];
    const isListed = current !== null && sameFields(list[0], listedMachine(current.fields));
    return isListed ? { userMachines: [] } : null;
  },
});

/** A machine of before anybody signed in yields to the one that the account has under its name. */
const machine: AccountCollection = {
  ...ownMachines,
  write: (uid, entry, current) => {
    if (entry.yields === true && current !== null) return { kind: 'leave' };
    const change = ownMachines.write(uid, entry, current);
    return change === null || change.kind === 'leave'
      ? change
      : { ...change, beside: inProfile(uid, entry, current) };
  },
};

const ownCollections: Readonly<Record<OwnName, AccountCollection>> = {
  mixes: own('mixes'),
  products: own('products'),
  paddocks: own('paddocks'),
  catchTests: own('catchTests'),
  rounds: own('rounds'),
  records: own('records'),
  tracks: own('tracks'),
  stock: own('stock'),
  codes: own('codes'),
  favourites,
  machine,
  conflicts: own('conflicts'),
  farms: own('farms'),
};

/**
 * A collection whose entries are documents of their own below the farm's document.
 * @param contractors the field that holds a contractor's uid in the documents they are sent: those
 *   they made, or those sent to them
 */
function ofFarm(
  collection: FarmCollection,
  contractors: 'createdBy' | 'sentTo' = 'createdBy',
): AccountCollection {
  const idIn = (owner: DocumentOwner): string => workspaceOf(owner).farmId ?? '';
  return {
    source: (owner, role) => ({
      kind: 'collection',
      path: `${documentPaths.farm(idIn(owner))}/${collection}`,
      ...(role === 'contractor' ? { only: [contractors, workspaceOf(owner).uid] as const } : {}),
    }),
    path: (owner, id) => documentPaths.ofFarm(idIn(owner), collection, id),
    read: ({ path, fields }) => ({ id: lastSegment(path), fields }),
    write: (_owner, { fields, removed }, current) =>
      removed ? removal(current) : { kind: 'set', fields },
  };
}

const farmCollections: Readonly<Record<FarmName, AccountCollection>> = {
  mixes: ofFarm('mixes'),
  products: ofFarm('products'),
  paddocks: ofFarm('paddocks'),
  catchTests: ofFarm('catchTests'),
  rounds: ofFarm('rounds'),
  records: ofFarm('records'),
  tracks: ofFarm('tracks'),
  stock: ofFarm('stock'),
  codes: ofFarm('codes'),
  favourites: ofFarm('favourites'),
  machine: ofFarm('machines'),
  conflicts: ofFarm('conflicts'),
  members: ofFarm('members'),
  jobs: ofFarm('jobs', 'sentTo'),
};

const tableOf = (
  owner: DocumentOwner,
): Readonly<Partial<Record<CollectionName, AccountCollection>>> =>
  workspaceOf(owner).farmId === null ? ownCollections : farmCollections;

/**
 * Where a collection of an owner stands in the account.
 * @throws RangeError for a collection that the owner's workspace does not have
 */
export function accountCollection(owner: DocumentOwner, name: CollectionName): AccountCollection {
  const found = tableOf(owner)[name];
  if (found === undefined) throw new RangeError(`no ${name} at this place`);
  return found;
}
