import { oxideFromElement, type Product } from '@mix/engine';
import { cataloguesName } from '../words/products/readersNames.ts';
import { COMMON_NAMES } from './commonNames.ts';
import { isWithin } from './isWithin.ts';
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
  readonly words: ReadonlySet<string>;
  /** As "46-0-0": those that are printed, and what the nutrients come to. */
  readonly analyses: readonly string[];
}

const indexes = new WeakMap<readonly Product[], readonly Indexed[]>();

const ANALYSIS = /\d+(?:\.\d+)?(?:-\d+(?:\.\d+)?){2}/g;

/** N-P2O5-K2O in whole percents, as bags print it; null where nothing of them is stated. */
function statedAnalysis({ nutrientsPct }: Product): string | null {
  const { N = 0, P = 0, K = 0 } = nutrientsPct ?? {};
  return N + P + K === 0
    ? null
    : [N, oxideFromElement('P2O5', P), oxideFromElement('K2O', K)]
        .map((pct) => Math.round(pct))
        .join('-');
}

function indexOf(products: readonly Product[]): readonly Indexed[] {
  const known = indexes.get(products);
  if (known !== undefined) return known;
  const index = products.map((product) => {
    const name = plain(product.name);
    const { id, declaredAnalysis, formulation, groups } = product;
    const common = [COMMON_NAMES[id], cataloguesName(id)].filter(Boolean).join(' ');
    // "Sulfate" as well as "sulphate".
    const respelt = name.replaceAll('ph', 'f');
    const rest = plain(
      [id, declaredAnalysis, formulation, common, ...groups].filter(Boolean).join(' '),
    );
    const printed = [product.name, declaredAnalysis ?? '', common].join(' ').match(ANALYSIS) ?? [];
    return {
      product,
      name: ` ${name}`,
      everything: ` ${name} ${respelt} ${rest}`,
      words: new Set(`${name} ${respelt} ${plain(common)}`.split(' ')),
      analyses: [...printed, statedAnalysis(product) ?? []].flat(),
    };
  });
  indexes.set(products, index);
  return index;
}

/** Letters from which a word may be misspelt by one letter, and by two. */
const MISSPELT_FROM = 4;
const MISSPELT_TWICE_FROM = 8;

const slips = (word: string): number =>
  word.length >= MISSPELT_TWICE_FROM ? 2 : word.length >= MISSPELT_FROM ? 1 : 0;

/** Whether a word was meant: with a slip or two, and its end not typed yet. */
const isMeant = (typed: string, word: string): boolean =>
  word.startsWith(typed) ||
  (slips(typed) > 0 &&
    [0, 1, -1].some((by) => isWithin(typed, word.slice(0, typed.length + by), slips(typed))));

/** 0 name starts with it, 1 a word of the name does, 2 found elsewhere, null not found. */
function rank(
  { name, everything, analyses }: Indexed,
  words: readonly string[],
  text: string,
  analysis: string | null,
): number | null {
  if (analysis !== null) {
    const place = analyses.findIndex((one) => one.startsWith(analysis));
    return place === -1 ? null : place;
  }
  if (name.startsWith(` ${text}`)) return 0;
  if (words.every((word) => name.includes(` ${word}`))) return 1;
  return words.every((word) => everything.includes(word)) ? 2 : null;
}

/** Products of which every typed word was meant; each word of the list is looked at once. */
function meantBy(entries: readonly Indexed[], typed: readonly string[]): readonly Product[] {
  const listed = new Set(entries.flatMap(({ words }) => [...words]));
  const meant = typed.map((text) => new Set([...listed].filter((word) => isMeant(text, word))));
  return entries
    .filter(({ words }) => meant.every((some) => [...words].some((word) => some.has(word))))
    .map(({ product }) => product);
}

export interface ProductSearch {
  readonly text: string;
  readonly group: ProductGroup | null;
  /** Ids to show first among equals: what the operator used last. */
  readonly recentIds?: readonly string[];
}

/** Products that match, the likeliest first; every one when nothing is asked. */
export function searchProducts(
  products: readonly Product[],
  search: ProductSearch,
): readonly Product[] {
  const text = plain(search.text);
  const words = text === '' ? [] : text.split(' ');
  const analysis = /^\s*\d+(?:\.\d+)?-[\d.-]*\s*$/.test(search.text) ? search.text.trim() : null;
  const recent = search.recentIds ?? [];
  const recency = (product: Product) => {
    const place = recent.indexOf(product.id);
    return place === -1 ? recent.length : place;
  };
  const asked = indexOf(products).filter(
    ({ product }) => search.group === null || productGroup(product) === search.group,
  );
  const found = asked.flatMap((entry) => {
    const place = rank(entry, words, text, analysis);
    return place === null ? [] : [{ product: entry.product, place }];
  });
  if (found.length === 0) return meantBy(asked, words);
  return found
    .sort((a, b) =>
      a.place === b.place ? recency(a.product) - recency(b.product) : a.place - b.place,
    )
    .map(({ product }) => product);
}
