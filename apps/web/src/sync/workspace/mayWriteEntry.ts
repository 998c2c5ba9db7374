import type { Role } from '@mix/documents';
import type { CollectionName } from '../DocumentValues.ts';
import type { StoredEntry } from '../device/StoredEntry.ts';

/** Roles that change a kind on a farm: any of its documents, or those that they made. */
interface Writers {
  readonly any: readonly Role[];
  readonly own?: readonly Role[];
}

/** As `firestore.rules` has it. Of the kinds that are not here two devices are never asked anything. */
const WRITERS: Readonly<Partial<Record<CollectionName, Writers>>> = {
  paddocks: { any: ['owner', 'manager', 'operator'] },
  machine: { any: ['owner', 'manager', 'operator'] },
  catchTests: { any: ['owner', 'manager', 'operator'] },
  codes: { any: ['owner', 'manager', 'operator'] },
  mixes: { any: ['owner', 'manager', 'adviser'], own: ['operator'] },
  products: { any: ['owner', 'manager', 'adviser'], own: ['operator'] },
  rounds: { any: ['owner', 'manager', 'adviser'] },
  records: { any: ['owner', 'manager'], own: ['operator', 'contractor'] },
  jobs: { any: ['owner', 'manager'] },
};

/**
 * Whether somebody may change what stands there.
 * @param role on the farm; null where it is not known
 */
export function mayWriteEntry(
  { collection, createdBy, place }: Pick<StoredEntry, 'collection' | 'createdBy' | 'place'>,
  uid: string,
  role: Role | null,
): boolean {
  const writers = WRITERS[collection];
  if (writers === undefined || role === null) return false;
  // What was not sent yet was made here.
  const isOwn = createdBy === undefined ? place !== 'synced' : createdBy === uid;
  return writers.any.includes(role) || (isOwn && writers.own?.includes(role) === true);
}
