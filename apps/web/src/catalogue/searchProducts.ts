import type { Product } from '@mix/engine';
import { productGroup, type ProductGroup } from './productGroups.ts';

/** Lower case, accents dropped, anything but letters and figures a space: "Cu(OH)₂" finds "cu oh 2". */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

interface Indexed {
  readonly product: Product;
  readonly name: string;
  readonly everything: string;
}

const indexes = new WeakMap<readonly Product[], readonly Indexed[]>();

function indexOf(products: readonly Product[]): readonly Indexed[] {
  const known = indexes.get(products);
  if (known !== undefined) return known;
  const index = products.map((product) => {
    const name = plain(product.name);
    const { id, declaredAnalysis, formulation, groups } = product;
    const rest = plain([id, declaredAnalysis, formulation, ...groups].filter(Boolean).join(' '));
    return { product, name: ` ${name}`, everything: ` ${name} ${rest}` };
  });
  indexes.set(products, index);
  return index;
}

/** 0 name starts with it, 1 a word of the name does, 2 found elsewhere, null not found. */
function rank(
  { name, everything }: Indexed,
  words: readonly string[],
  text: string,
): number | null {
  if (name.startsWith(` ${text}`)) return 0;
  if (words.every((word) => name.includes(` ${word}`))) return 1;
  return words.every((word) => everything.includes(word)) ? 2 : null;
}

export interface ProductSearch {
  readonly text: string;
  readonly group: ProductGroup | null;
  /** Ids to show first while nothing is typed: what the operator used last. */
  readonly recentIds?: readonly string[];
}

/** Products that match, the likeliest first; every one when nothing is asked. */
export function searchProducts(
  products: readonly Product[],
  search: ProductSearch,
): readonly Product[] {
  const text = plain(search.text);
  const words = text === '' ? [] : text.split(' ');
  const recent = search.recentIds ?? [];
  const recency = (product: Product) => {
    const place = recent.indexOf(product.id);
    return place === -1 ? recent.length : place;
  };
  return indexOf(products)
    .filter(({ product }) => search.group === null || productGroup(product) === search.group)
    .map((entry) => ({ product: entry.product, place: rank(entry, words, text) }))
    .filter((found): found is { product: Product; place: number } => found.place !== null)
    .sort((a, b) =>
      a.place === b.place ? recency(a.product) - recency(b.product) : a.place - b.place,
    )
    .map(({ product }) => product);
}
