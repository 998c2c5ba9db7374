import type { Product } from '@mix/engine';
import { isWithin } from '../../catalogue/isWithin.ts';
import { searchProducts } from '../../catalogue/searchProducts.ts';
import { MOST_NEAR } from './nearNames.ts';

/** Words of a pack rather than of a product, such as `50 kg`, are shorter. */
const SHORTEST_WORD = 4;

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST_WORD);

/** Two for each word that the name has too, one for each with a slip in it. */
function likeness({ name }: Product, typed: readonly string[]): number {
  const words = wordsOf(name);
  const has = (text: string, slips: number) => words.some((word) => isWithin(text, word, slips));
  return typed.reduce((sum, text) => sum + (has(text, 0) ? 2 : has(text, 1) ? 1 : 0), 0);
}

/**
 * Names of the products that were most likely meant, the likeliest first, for a person to take or not.
 * A search alone takes a word inside another one for a hit: "Uria" is in muriate, and is urea.
 */
export function nearProducts(text: string, products: readonly Product[]): readonly string[] {
  const typed = wordsOf(text);
  const alike = products.filter((product) => likeness(product, typed) > 0);
  const near = new Set([...searchProducts(products, { text, group: null }), ...alike]);
  return [...near]
    .toSorted((one, other) => likeness(other, typed) - likeness(one, typed))
    .slice(0, MOST_NEAR)
    .map(({ name }) => name);
}
