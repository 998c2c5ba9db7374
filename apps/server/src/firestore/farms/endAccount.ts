import { deleteOwnedDocuments } from '../storage/deleteOwnedDocuments.ts';
import type { Documents } from '../storage/Documents.ts';
import { eraseFarm } from './eraseFarm.ts';
import { leavingFarms } from './leavingFarms.ts';

/**
 * Ends an account: takes it off its farms, deletes every document of its own and runs `alongside`,
 * all in one step; after it, farms that nobody else belongs to are erased.
 * @returns the names of farms that would be left without an owner: then nothing was done
 */
export function endAccount(
  documents: Documents,
  uid: string,
  alongside: () => void,
): readonly string[] {
  const { writes, emptied, ownerless } = leavingFarms(documents, uid);
  if (ownerless.length > 0) return ownerless;
  deleteOwnedDocuments(documents, uid, { alongside, writes });
  for (const farmId of emptied) eraseFarm(documents, farmId);
  return [];
}
