import type { StorageFigures } from '@mix/documents';
import type { Documents } from '../storage/Documents.ts';

/**
 * What an account, or a farm it belongs to, keeps, with the bounds; null: it is no member there.
 */
export function storageOf(
  documents: Documents,
  uid: string,
  farmId: string | null,
): StorageFigures | null {
  const isMember =
    farmId === null || documents.table.read(`farms/${farmId}/members/${uid}`) !== null;
  if (!isMember) return null;
  const use = documents.storage.of(farmId === null ? `users/${uid}` : `farms/${farmId}`);
  return {
    bytes: use.bytes,
    mostBytes: use.bounds.bytes,
    documents: use.documents,
    mostDocuments: use.bounds.documents,
  };
}
