import type { KeptDocument } from './DocumentCollection.ts';

/** The order of a collection: the newest change first. */
export const byNewest = (a: KeptDocument<unknown>, b: KeptDocument<unknown>): number => {
  const later = b.updatedAt.getTime() - a.updatedAt.getTime();
  return later === 0 ? a.id.localeCompare(b.id) : later;
};
