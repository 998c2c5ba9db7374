import type { FactSource, Product } from '@mix/engine';
import type { ProductFacts } from '../ProductFacts.ts';
import type { CatalogueSource } from '../CatalogueSource.ts';
import { number, oneOf, readFacts, text } from '../tables/readTable.ts';
import { sourceColumns, sourceOf } from '../tables/sourceColumns.ts';
import { doseCeilings } from './doseCeilings.ts';

/**
 * `countedAs` says how a strength is counted. `label`: as the label counts it. `acid`: the label
 * counts the acid, present as the salt or ester. `weakest`: the weakest strength that the product
 * is sold in, which is good for a bound alone.
 */
const rows = readFacts('activeContents', {
  productId: text,
  active: text,
  gPerKgOrL: number(1, 1500),
  countedAs: oneOf('label', 'acid', 'weakest'),
  ...sourceColumns,
});

type Row = (typeof rows)[number];
type Contents = Pick<
  ProductFacts,
  | 'actives'
  | 'activeIngredientGPerL'
  | 'activeIngredientPct'
  | 'acidEquivalentGPerL'
  | 'acidEquivalentPct'
  | 'sources'
>;

const ACID_NOTE = 'The label counts the acid, present as the salt or ester.';

/**
 * The content that a rate in g ai or g ae is worked out with; only for a product of one active
 * whose strength is its own.
 */
function contentsForRates(row: Row, form: Product['form']): Contents {
  const source: FactSource = {
    ...sourceOf(row),
    note: row.note ?? 'The strength in its name, as its label counts it.',
  };
  const acid: FactSource = { ...source, note: ACID_NOTE };
  const isAcid = row.countedAs === 'acid';
  if (form === 'liquid') {
    const grams = row.gPerKgOrL;
    return {
      activeIngredientGPerL: grams,
      ...(isAcid && { acidEquivalentGPerL: grams }),
      sources: { activeIngredientGPerL: source, ...(isAcid && { acidEquivalentGPerL: acid }) },
    };
  }
  return { activeIngredientPct: row.gPerKgOrL / 10, sources: { activeIngredientPct: source } };
}

const byProduct = Map.groupBy(rows, ({ productId }) => productId);

/** Names of the actives that a can holds, and the sources where that was read, by product id. */
export const activesOf: ReadonlyMap<
  string,
  { readonly names: readonly string[]; readonly sources: readonly CatalogueSource['id'][] }
> = new Map(
  [...byProduct].map(([id, own]) => [
    id,
    {
      names: [...new Set(own.map(({ active }) => active))],
      sources: [...new Set(own.flatMap(({ sources }) => sources))],
    },
  ]),
);

/**
 * The actives of a product, and for a product of one active the content that rates by active need;
 * null where the product has none.
 */
export function activeContents({ id, form }: Pick<Product, 'id' | 'form'>): Contents | null {
  const own = byProduct.get(id);
  if (own === undefined) return null;
  const [first] = own;
  const isOwn = own.length === 1 && first !== undefined && first.countedAs !== 'weakest';
  const forRates = isOwn ? contentsForRates(first, form) : { sources: {} };
  const sourceIds = [...new Set(own.flatMap(({ sources }) => sources))];
  return {
    ...forRates,
    actives: own.map(({ active, gPerKgOrL }) => ({
      name: active,
      gPerKgOrL,
      ceilingGPerHa: doseCeilings.get(active) ?? null,
    })),
    sources: {
      ...forRates.sources,
      actives: {
        sourceIds,
        assumed: own.some(({ assumed }) => assumed === 'yes'),
        note: own.find(({ note }) => note !== null)?.note ?? null,
      },
    },
  };
}
