import type { LabelCountry, Product } from '@mix/engine';
import { productGroup, type ProductGroup } from '../productGroups.ts';
import { typedAnalysis } from './analysesOf.ts';
import { byFigures } from './byFigures.ts';
import { asMeant, asWritten } from './fits.ts';
import { plain, tellingWords } from './plainWords.ts';
import { productCandidates, type Candidate, type FoundProduct } from './productCandidates.ts';
import { productIndex } from './searchIndexes.ts';
import type { SoldName } from './SoldName.ts';

export interface ProductSearch {
  readonly text: string;
  readonly group: ProductGroup | null;
  /** Ids to show first among equals: what the operator used last. */
  readonly recentIds?: readonly string[];
  /** Trade names of products; none before they have arrived. */
  readonly names?: readonly SoldName[];
  /** The country whose names go first among equals. */
  readonly country?: LabelCountry | null;
}

export interface ProductsFound {
  /** No product is called what was typed: `found` is near it. */
  readonly isGuess: boolean;
  readonly found: readonly FoundProduct[];
  /** Trade names that were typed, of actives that no product of the catalogue has. */
  readonly elsewhere: readonly SoldName[];
}

/** Least letters for a search of trade names: fewer begin hundreds of names. */
const NAMES_FROM = 2;

/** Most guesses that are shown, and how far behind the best one a guess may be, in `place`. */
const MOST_NEAR = 12;
const FURTHEST_NEAR = 2;
/** Least letters of a first word that is searched for alone: fewer say too little. */
const ALONE_FROM = 4;

const none: readonly SoldName[] = [];

/** Products with an analysis that begins as it was typed, a printed one first. */
const withAnalysis = (products: readonly Product[], analysis: string): readonly Candidate[] =>
  productIndex(products).entries.flatMap(({ product, analyses }) => {
    const place = analyses.findIndex((one) => one.startsWith(analysis));
    return place === -1 ? [] : [{ product, names: none, place }];
  });

/** Orders products: the nearest first, then the operator's own country, then what was used last. */
function inOrder(
  found: readonly Candidate[],
  { group, recentIds = [], country = null }: ProductSearch,
): readonly Candidate[] {
  const recency = ({ product }: FoundProduct) => {
    const at = recentIds.indexOf(product.id);
    return at === -1 ? recentIds.length : at;
  };
  return found
    .filter(({ product }) => group === null || productGroup(product) === group)
    .toSorted(
      byFigures((one) => [
        Math.floor(one.place),
        one.names[0]?.country === country ? 0 : 1,
        one.place,
        one.names.length,
        recency(one),
      ]),
    );
}

/** Products that the whole text likely means, else those that its first word means. */
function meant(
  typed: readonly string[],
  candidatesOf: (words: readonly string[]) => readonly Candidate[],
): readonly Candidate[] {
  const whole = candidatesOf(typed);
  const [first = ''] = typed;
  const isTold = whole.length > 0 || typed.length === 1 || first.length < ALONE_FROM;
  const near = isTold ? whole : candidatesOf([first]);
  const furthest = (near[0]?.place ?? 0) + FURTHEST_NEAR;
  return near.filter(({ place }) => place <= furthest).slice(0, MOST_NEAR);
}

/**
 * Products that are called what was typed, by their own name or a trade name, the likeliest first;
 * every product when nothing is asked. Where there is none, products with a near name, said to be a
 * guess: a name that is not the right one may be another poison.
 */
export function searchProducts(products: readonly Product[], search: ProductSearch): ProductsFound {
  const { group, country = null } = search;
  const text = plain(search.text);
  const names = text.length < NAMES_FROM ? none : (search.names ?? none);
  const certain = (found: readonly Candidate[], elsewhere = none): ProductsFound => ({
    isGuess: false,
    found: inOrder(found, search),
    elsewhere: group === null ? elsewhere : none,
  });
  if (text === '') return certain(products.map((product) => ({ product, names: none, place: 0 })));
  const analysis = typedAnalysis(search.text);
  if (analysis !== null) return certain(withAnalysis(products, analysis));
  const typed = tellingWords(text);
  const written = productCandidates(products, typed, asWritten, names, country);
  const called = certain(written.found, written.elsewhere);
  if (called.found.length > 0 || called.elsewhere.length > 0) return called;
  const candidatesOf = (words: readonly string[]) =>
    inOrder(productCandidates(products, words, asMeant, names, country).found, search);
  return { isGuess: true, found: meant(typed, candidatesOf), elsewhere: none };
}
