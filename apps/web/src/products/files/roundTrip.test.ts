import { catalogue } from '@mix/catalogue';
import type { OwnProduct } from '@mix/documents';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  PRODUCT_COLUMNS,
  rowOf,
  type ColumnValue,
  type ProductRow,
} from '../own/productColumns.ts';
import { productOfRow } from '../own/productOfRow.ts';
import { rowFaults } from '../own/rowFaults.ts';
import { csvForm } from '../../device/files/csvText.ts';
import { planImport } from './planImport.ts';
import { readFileRows } from './readFileRows.ts';
import { productsCsv, productsJson } from './writeProducts.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** A file written, read and planned on a device that has no product yet. */
function readBack(text: string, own: readonly OwnProduct[] = []) {
  const read = readFileRows(bytes(text));
  if (!read.ok) throw new Error(read.error);
  return planImport(read.value, { own, saltTables: catalogue.saltTables, newId: () => 'own-new' });
}

const writers: readonly (readonly [string, (products: readonly OwnProduct[]) => string])[] = [
  ['CSV with points', (products) => productsCsv(products, csvForm('.'))],
  ['CSV with commas', (products) => productsCsv(products, csvForm(','))],
  ['JSON', productsJson],
];

const catalogueProducts: readonly OwnProduct[] = catalogue.products.map((product) => ({
  ...product,
  id: `own-${product.id.replace(/[^a-z0-9]/gi, '')}`,
  container: product.form === 'liquid' ? { size: 200, unit: 'L', kind: 'drum' } : null,
  price: product.form === 'liquid' ? { amountCents: 12_345, per: 'container' } : null,
}));

/** Text with everything a spreadsheet, a separator or a quote could trip over. */
const words = (longest: number) =>
  fc
    .string({
      unit: fc.constantFrom(...Array.from('aZ0 =+-@\'",;:|%é‐漢😀<>/\\')),
      minLength: 1,
      maxLength: longest,
    })
    .map((text) => text.trim())
    .filter((text) => text !== '');

const figureIn = (min: number, max: number) =>
  fc.oneof(
    fc
      .double({ min, max, noNaN: true })
      .map((value) => (value === 0 || Math.abs(value) < 1e-9 ? 0 : value)),
    fc.integer({ min: Math.ceil(min), max: Math.floor(max) }),
  );

const pairsOf = (atMin: number, atMax: number, min: number, max: number) =>
  fc
    .uniqueArray(fc.tuple(figureIn(atMin, atMax), figureIn(min, max)), {
      selector: ([at]) => at,
      maxLength: 5,
    })
    .map((list) => list.sort(([one], [other]) => one - other));

/**
 * Columns that do not depend on others; the other columns come together from a catalogue product.
 */
const FREE = [
  'formulation',
  'declaredAnalysis',
  'phEffect',
  'notes',
  'hazards',
  'halfLifeByPh',
  'saltIndex',
  'biuretPct',
  'neutralisingValuePct',
  'label.entryH',
  'label.grazingDays',
  'label.bufferM',
];
const OF_BEHAVIOUR: Readonly<Record<string, readonly string[]>> = {
  liquid: ['liquidDensityKgPerL', 'activeIngredientGPerL', 'acidEquivalentGPerL'],
  suspends: ['heatOfSolutionKJPerKg', 'particleTopSizeUm', 'activeIngredientPct'],
  dissolves: [
    'dissolvingMin',
    'displacementLPerKg',
    'solubility',
    'heatOfSolutionKJPerKg',
    'specificHeatKJPerKgK',
    'practicalLimitKgPer100L',
    'particleTopSizeUm',
  ],
};

/** Values of one column that pass its own limits. */
function valueOf({ key, kind }: (typeof PRODUCT_COLUMNS)[number]): fc.Arbitrary<ColumnValue> {
  if (kind.is === 'texts') return fc.array(words(20), { maxLength: 4 });
  if (kind.is === 'pairs') {
    return key === 'solubility' ? pairsOf(-30, 110, 1, 5000) : pairsOf(0, 14, 1, 100_000);
  }
  if (kind.is !== 'figure') return fc.option(words(30));
  const { min, max, whole } = kind.limits;
  return fc.option(whole ? fc.integer({ min, max }) : figureIn(min, max));
}

const anyRow: fc.Arbitrary<ProductRow> = fc.constantFrom(...catalogueProducts).chain((product) => {
  const base = rowOf(product);
  const free = [...FREE, ...(OF_BEHAVIOUR[product.behaviour] ?? [])];
  const columns = PRODUCT_COLUMNS.filter(({ key }) => free.includes(key));
  return fc
    .tuple(
      words(30),
      fc.record(Object.fromEntries(columns.map((column) => [column.key, valueOf(column)]))),
      figureIn(0, 3),
    )
    .map(([name, values, cobalt]) => ({
      ...base,
      ...values,
      name,
      analysis: 'stated',
      'nutrientsPct.N': 10.5,
      'nutrientsPct.Co': cobalt,
    }));
});

describe('a file of products', () => {
  it.each(writers)('as %s holds every fact of every product of the catalogue', (_what, write) => {
    const entries = readBack(write(catalogueProducts));
    expect(entries.map(({ faults }) => faults.filter(({ stops }) => stops))).toEqual(
      catalogueProducts.map(() => []),
    );
    expect(entries.map(({ product }) => product && rowOf(product))).toEqual(
      catalogueProducts.map(rowOf),
    );
  });

  it.each(writers)('as %s changes nothing where it came from', (_what, write) => {
    const entries = readBack(write(catalogueProducts), catalogueProducts);
    expect(new Set(entries.map(({ state }) => state))).toEqual(new Set(['unchanged']));
  });

  it.each(writers)('as %s brings back whatever was entered', (_what, write) => {
    fc.assert(
      fc.property(anyRow, (row) => {
        const product = productOfRow(row, null);
        const written = rowOf(product);
        // A product that the editor would not save is not in a file either.
        fc.pre(!rowFaults(written, catalogue.saltTables).some(({ stops }) => stops));
        const [entry] = readBack(write([product]));
        expect(entry?.product && rowOf(entry.product)).toEqual(written);
      }),
      { numRuns: 300 },
    );
  });

  it('guards text that a spreadsheet would run (ASVS 1.2.10)', () => {
    const name = '=HYPERLINK("http://x","y")';
    const [product] = catalogueProducts;
    if (product === undefined) throw new Error('no product');
    const text = productsCsv([{ ...product, name, notes: '@SUM(A1)' }], csvForm('.'));
    expect(text).toContain('"\'=HYPERLINK(');
    expect(text).toContain("'@SUM(A1)");
    expect(readBack(text)[0]?.product).toMatchObject({ name, notes: '@SUM(A1)' });
  });

  it('finds a figure unchanged that a spreadsheet kept to its fifteen digits', () => {
    const own = catalogueProducts.find(
      ({ saltTable }) => String(saltTable?.anhydrousFraction ?? '').length > 17,
    );
    if (own === undefined) throw new Error('no product with so long a figure');
    const exact = String(own.saltTable?.anhydrousFraction);
    const text = productsCsv([own], csvForm('.'));
    expect(text).toContain(exact);
    const kept = text.replace(exact, Number(exact).toPrecision(15));
    const { saltTable } = own;
    expect(readBack(kept, [own])).toMatchObject([{ state: 'unchanged', product: { saltTable } }]);
    const other = text.replace(exact, Number(exact).toPrecision(13));
    expect(readBack(other, [own])).toMatchObject([{ state: 'changed' }]);
  });
});
