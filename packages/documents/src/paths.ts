/** Collections every signed-in user may read and administrators write. */
export const CATALOGUE_COLLECTIONS = ['machines', 'nozzles', 'product'] as const;
export type CatalogueCollection = (typeof CATALOGUE_COLLECTIONS)[number];

/** Collections below one user's own document. */
export const OWN_COLLECTIONS = ['products', 'mixes', 'records', 'paddocks'] as const;
export type OwnCollection = (typeof OWN_COLLECTIONS)[number];

/** Where each kind of document is stored. An id is one path segment: never empty, never with a slash. */
export const documentPaths = {
  catalogueItem: (collection: CatalogueCollection, id: string): string =>
    `${collection}/${segment(id)}`,
  user: (uid: string): string => `users/${segment(uid)}`,
  own: (uid: string, collection: OwnCollection, id: string): string =>
    `users/${segment(uid)}/${collection}/${segment(id)}`,
  userProduct: (uid: string, productId: string): string =>
    `userproduct/${segment(uid)}_${segment(productId)}`,
} as const;

/** @throws RangeError for a text that would leave its place in the path. */
function segment(id: string): string {
  if (id === '' || id === '.' || id === '..' || id.includes('/')) {
    throw new RangeError(`not a document id: ${JSON.stringify(id)}`);
  }
  return id;
}
