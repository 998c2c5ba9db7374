import { localized } from '../../localized.ts';

/** Words of the products screen: the list, and one product's facts. */
export const productWords = localized('products', {
  title: 'Products',
  backToAll: 'Back to all products',
  catalogueMissing: 'The catalogue is not here yet',
  catalogueMissingWhy: 'It could not be fetched. Once it has been, it opens without a signal too.',
  tryAgain: 'Try again',
  unknown: 'No product is kept under that name',
  unknownWhy: 'The link may be older than this catalogue. Look for the product in the list.',

  // the list
  search: (count: string) => `Search ${count} products`,
  searchSome: 'Search products',
  ownNotHere: 'Own products: not here yet',
  kinds: 'Kind of product',
  all: 'All',
  own: 'Own',
  ownTag: 'own',
  allOf: (count: string) => `All ${count}`,
  someOf: (found: string, count: string) => `${found} of ${count}`,
  noFavourites: 'No favourites yet. The star of a product puts it here, and first in every list.',
  showAll: 'Show all products',
  noneFound: 'No product here is called that. Try fewer letters.',
  noneFoundOfKind: 'No product here is called that. Try fewer letters, or look in all kinds.',
  suspends: 'suspends',
  addOwn: 'Add your own',
  files: 'Import or export',

  // the overview
  choose: 'Choose a product',
  chooseWhy:
    'Its facts stand here, each with where it was read, or marked as assumed where nobody was found to vouch for it.',
  productCount: 'Products',
  sourcedCount: 'Facts read at a source',
  assumedCount: 'Assumed, in whole or part',
  ruleCount: 'Rules for two together',
  catalogueVersion: (version: string) => `Catalogue ${version}`,

  opening: 'Opening',
  notKnown: 'not known',
  fromLabel: 'from the label',
  deleted: (name: string) => `${name} deleted`,
  undo: 'Undo',
});
