import { mayChange, type Role } from '@mix/documents';
import type { StoredEntry } from '../device/StoredEntry.ts';

/**
 * Whether somebody may change an entry.
 * @param role on the farm; null where it is not known
 */
export function mayWriteEntry(
  { collection, createdBy, place }: Pick<StoredEntry, 'collection' | 'createdBy' | 'place'>,
  uid: string,
  role: Role | null,
): boolean {
  if (role === null) return false;
  // An entry that was not sent yet was made here.
  const isOwn = createdBy === undefined ? place !== 'synced' : createdBy === uid;
  return mayChange(role, collection, isOwn);
}
