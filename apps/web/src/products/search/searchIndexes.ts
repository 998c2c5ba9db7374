import type { Product } from '@mix/engine';
import { cataloguesName } from '../../i18n/products/readersNames.ts';
import { analysesOf } from './analysesOf.ts';
import { COMMON_NAMES } from './commonNames.ts';
import { joinedPairs, plain, wordsOf } from './plainWords.ts';
import type { SoldName } from './SoldName.ts';
import { wordIndex, type WordIndex, type Worded } from './wordIndex.ts';

/** A product under its own name. */
export interface ListedProduct extends Worded {
  readonly product: Product;
  readonly text: string;
  readonly analyses: readonly string[];
}

/** A product under a trade name. */
export interface ListedName extends Worded {
  readonly sold: SoldName;
  readonly text: string;
}

/** Finds "sulfate" as well as "sulphate". */
const respelt = (text: string): string => text.replaceAll('ph', 'f');

function listedProduct(product: Product): ListedProduct {
  const { id, declaredAnalysis, formulation, groups, name } = product;
  const common = [COMMON_NAMES[id], cataloguesName(id)].filter(Boolean).join(' ');
  const text = plain(name);
  const own = wordsOf(text);
  const words = [
    ...own,
    ...joinedPairs(own),
    ...wordsOf(respelt(text)),
    ...wordsOf(plain(`${common} ${id}`)),
  ];
  const rest = plain([declaredAnalysis, formulation, ...groups].filter(Boolean).join(' '));
  return {
    product,
    text,
    words: [...words, ...wordsOf(rest)],
    analyses: analysesOf(product, [name, declaredAnalysis ?? '', common]),
  };
}

function listedName(sold: SoldName): ListedName {
  const text = plain(sold.name);
  const words = wordsOf(text);
  return {
    sold,
    text,
    words: [...words, ...joinedPairs(words)],
    further: wordsOf(plain(`${sold.actives} ${sold.country}`)),
  };
}

function keptFor<List extends object, Index>(make: (list: List) => Index) {
  const known = new WeakMap<List, Index>();
  return (list: List): Index => {
    const index = known.get(list) ?? make(list);
    known.set(list, index);
    return index;
  };
}

/** The index of a list, made at its first search. */
export const productIndex = keptFor((products: readonly Product[]): WordIndex<ListedProduct> =>
  wordIndex(products.map(listedProduct)),
);

export const nameIndex = keptFor((names: readonly SoldName[]): WordIndex<ListedName> =>
  wordIndex(names.map(listedName)),
);
