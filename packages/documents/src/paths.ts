/** Collections every signed-in user may read and administrators write. */
export const CATALOGUE_COLLECTIONS = ['machines', 'nozzles', 'product'] as const;
export type CatalogueCollection = (typeof CATALOGUE_COLLECTIONS)[number];

/** Collections below one user's own document. */
export const OWN_COLLECTIONS = [
  'products',
  'mixes',
  'records',
  'tracks',
  'paddocks',
  'machines',
  'catchTests',
  'rounds',
  'stock',
  'codes',
  'conflicts',
  'farms',
] as const;
export type OwnCollection = (typeof OWN_COLLECTIONS)[number];

/** Collections below a farm, as `firestore.rules` has them. */
export const FARM_COLLECTIONS = [
  'products',
  'mixes',
  'records',
  'tracks',
  'paddocks',
  'conflicts',
  'favourites',
  'machines',
  'members',
  'stock',
  'catchTests',
  'rounds',
  'codes',
  'jobs',
] as const;
export type FarmCollection = (typeof FARM_COLLECTIONS)[number];

const OWN_PRODUCT = 'own-';

/** The id of a product of the owner's own, told from the catalogue's by how it begins. */
export const ownProductId = (newId: string): string => `${OWN_PRODUCT}${newId}`;
export const isOwnProductId = (productId: string): boolean => productId.startsWith(OWN_PRODUCT);

/** Where each kind of document is stored. An id is one path segment: never empty, never with a slash. */
export const documentPaths = {
  catalogueItem: (collection: CatalogueCollection, id: string): string =>
    `${collection}/${segment(id)}`,
  user: (uid: string): string => `users/${segment(uid)}`,
  /** On a hosted project: marks an account whose deletion has begun. The document stays. */
  ended: (uid: string): string => `ended/${segment(uid)}`,
  own: (uid: string, collection: OwnCollection, id: string): string =>
    `users/${segment(uid)}/${collection}/${segment(id)}`,
  farm: (farmId: string): string => `farms/${segment(farmId)}`,
  ofFarm: (farmId: string, collection: FarmCollection, id: string): string =>
    `farms/${segment(farmId)}/${collection}/${segment(id)}`,
  invite: (farmId: string, id: string): string => `farms/${segment(farmId)}/invites/${segment(id)}`,
  /** The document of a product, of the catalogue or of the owner's own. */
  product: (uid: string, productId: string): string =>
    isOwnProductId(productId)
      ? documentPaths.own(uid, 'products', productId)
      : documentPaths.catalogueItem('product', productId),
  userProduct: (uid: string, productId: string): string =>
    `userproduct/${segment(uid)}_${segment(productId)}`,
} as const;

/** @throws RangeError for an id that is no single path segment */
function segment(id: string): string {
  if (id === '' || id === '.' || id === '..' || id.includes('/')) {
    throw new RangeError(`not a document id: ${JSON.stringify(id)}`);
  }
  return id;
}
