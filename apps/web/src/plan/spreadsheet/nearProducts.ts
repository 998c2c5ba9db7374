import type { LabelCountry, Product } from '@mix/engine';
import { isWithin } from '../../products/search/isWithin.ts';
import { searchProducts } from '../../products/search/searchProducts.ts';
import type { SoldName } from '../../products/search/SoldName.ts';
import { MOST_NEAR } from './nearNames.ts';

/** Characters of a text that are searched for: no product has a longer name. */
const LONGEST = 60;
/** Different texts of one sheet that are looked for: more than a person settles one by one. */
const MOST_TEXTS = 60;

/** Words of a pack rather than of a product, such as `50 kg`, are shorter. */
const SHORTEST_WORD = 4;

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST_WORD);

/** Two points for each typed word that the name has, one for each with a slip in it. */
function likeness({ name }: Product, typed: readonly string[]): number {
  const words = wordsOf(name);
  const has = (text: string, slips: number) => words.some((word) => isWithin(text, word, slips));
  return typed.reduce((sum, text) => sum + (has(text, 0) ? 2 : has(text, 1) ? 1 : 0), 0);
}

/**
 * Names of the products that were most likely meant, the likeliest first, for a person to take or not.
 * @param names what products are sold as; those of the country go first among equals
 */
export function nearProducts(
  written: string,
  products: readonly Product[],
  names: readonly SoldName[] = [],
  country: LabelCountry | null = null,
): readonly string[] {
  const text = written.slice(0, LONGEST);
  const typed = wordsOf(text);
  const alike = products.filter((product) => likeness(product, typed) > 0);
  const { found } = searchProducts(products, { text, group: null, names, country });
  const near = new Set([...found.map(({ product }) => product), ...alike]);
  return [...near]
    .toSorted((one, other) => likeness(other, typed) - likeness(one, typed))
    .slice(0, MOST_NEAR)
    .map(({ name }) => name);
}

/**
 * `nearProducts` for a whole sheet: a text is searched for once, however often it stands there, and
 * after the first `MOST_TEXTS` texts none is any more, as one search goes over the whole list.
 */
export function nearProductsOnce(
  products: readonly Product[],
  names: readonly SoldName[] = [],
  country: LabelCountry | null = null,
): (text: string) => readonly string[] {
  const found = new Map<string, readonly string[]>();
  return (text) => {
    const known = found.get(text);
    if (known !== undefined) return known;
    if (found.size === MOST_TEXTS) return [];
    const near = nearProducts(text, products, names, country);
    found.set(text, near);
    return near;
  };
}
