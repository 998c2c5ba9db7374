import type { LabelCountry, Product } from '@mix/engine';
import { byFigures } from './byFigures.ts';
import { joinedPairs } from './plainWords.ts';
import { type ListedName, nameIndex, productIndex } from './searchIndexes.ts';
import type { SoldName } from './SoldName.ts';
import { strengthBeside } from './strengthBeside.ts';
import { entriesWith, type Fit, type Worded, type WordIndex } from './wordIndex.ts';

export interface FoundProduct {
  readonly product: Product;
  /** Trade names that are nearer to the typed text than the product's own name. */
  readonly names: readonly SoldName[];
}

const MOST_ELSEWHERE = 3;

/**
 * Place of a name for a typed text: below 1 it is whole words of the name, from 1 on the name
 * begins with it, from 2 on words of the name do.
 */
function place(text: string, typed: string, fits: number): number {
  if (text === typed) return 0;
  if (fits === 0) return text.startsWith(typed) ? 0.3 : 0.6;
  return text.startsWith(typed) ? 1 : 1 + fits;
}

/** The words as they are typed, and with neighbours as one: "round up" is "roundup". */
function readings(typed: readonly string[]): readonly (readonly string[])[] {
  const pairs = joinedPairs(typed);
  return [
    typed,
    ...pairs.map((pair, at) => [...typed.slice(0, at), pair, ...typed.slice(at + 2)]),
    ...(typed.length > 2 ? [[typed.join('')]] : []),
  ];
}

function placesIn<Entry extends Worded & { readonly text: string }>(
  index: WordIndex<Entry>,
  typed: readonly string[],
  fit: Fit,
): ReadonlyMap<Entry, number> {
  const places = new Map<Entry, number>();
  for (const words of readings(typed)) {
    for (const [entry, fits] of entriesWith(index, words, fit)) {
      const here = place(entry.text, words.join(' '), fits);
      places.set(entry, Math.min(places.get(entry) ?? here, here));
    }
  }
  return places;
}

export interface Candidate extends FoundProduct {
  readonly place: number;
}

type Placed = readonly [ListedName, number];

/** Sort figures of a name: places below 1 (whole words) count alike, then the country decides. */
const nearness = ([{ sold }, at]: Placed, country: LabelCountry | null): readonly number[] => [
  Math.floor(at),
  sold.country === country ? 0 : 1,
];

const none: readonly SoldName[] = [];

/** Most trade names of a product: a row has room for no more. */
const NAMES_OF_ONE = 3;
const LOOKED_AT = 8;

/** The trade names to show: of equally near names, those of the product's own strength first. */
function likest(product: Product, nearer: readonly Placed[], country: LabelCountry | null) {
  if (nearer.length === 0) return none;
  const differs = ({ sold }: ListedName) => Number(strengthBeside(product, sold) !== null);
  return nearer
    .slice(0, LOOKED_AT)
    .toSorted(byFigures((name) => [...nearness(name, country), differs(name[0])]))
    .slice(0, NAMES_OF_ONE)
    .map(([{ sold }]) => sold);
}

/**
 * Every product that fits, once: by its own name, or by trade names that are nearer to the typed
 * text.
 */
export function productCandidates(
  products: readonly Product[],
  typed: readonly string[],
  fit: Fit,
  names: readonly SoldName[],
  country: LabelCountry | null,
): { readonly found: readonly Candidate[]; readonly elsewhere: readonly SoldName[] } {
  const own = new Map(
    [...placesIn(productIndex(products), typed, fit)].map(([{ product }, at]) => [product.id, at]),
  );
  const sold = [...placesIn(nameIndex(names), typed, fit)].toSorted(
    byFigures((name) => [...nearness(name, country), name[1], name[0].text.length]),
  );
  const byProduct = Map.groupBy(sold, ([{ sold: name }]) => name.productId);
  const found = products.flatMap((product): readonly Candidate[] => {
    const at = own.get(product.id) ?? Infinity;
    const nearer = (byProduct.get(product.id) ?? []).filter(([, of]) => of < at);
    const best = Math.min(at, nearer[0]?.[1] ?? Infinity);
    if (best === Infinity) return [];
    return [{ product, names: likest(product, nearer, country), place: best }];
  });
  const elsewhere = (byProduct.get(null) ?? []).slice(0, MOST_ELSEWHERE);
  return { found, elsewhere: elsewhere.map(([{ sold: name }]) => name) };
}
