import { catalogue } from '@mix/catalogue';
import { nitrogenKgPerHa, recordKind, type SprayRecord } from '@mix/documents';
import { kilograms } from '@mix/engine';
import { describe, expect, it } from 'vitest';
import { csvText } from '../../device/files/csvText.ts';
import { productsByName } from '../../plan/spreadsheet/productsByName.ts';
import { readTable } from '../../plan/spreadsheet/readTable.ts';
import { recordColumns, recordCsvRows } from '../../reports/csv/recordColumns.ts';
import { exampleRecord, exampleRows, paddock } from '../../reports/testing/exampleRecord.ts';
import { isOwnFile, ownSprays } from './ownFile.ts';
import type { SheetSpray } from './sheetSprays.ts';

const nowMs = new Date('2026-11-25T01:00:00Z').getTime();
const ground = [paddock('hill', 'Hill', 20)];
const [urea, seaweed] = ['urea', 'seaweed'].map((id) => {
  const product = catalogue.products.find((one) => one.id === id);
  if (product === undefined) throw new Error(`no ${id}`);
  return product;
});

const used = (of: typeof urea, unit: 'kg' | 'L', value: number) => ({
  productId: of?.id ?? '',
  name: of?.name ?? '',
  planned: null,
  actual: { unit, value: kilograms(value) } as SprayRecord['products'][number]['actual'],
  registrationNumber: null,
  batch: '0012',
});
const record: SprayRecord = {
  ...exampleRecord([], { paddockId: 'hill', location: 'Hill', operator: 'Sam', name: '=1+1' }),
  products: [used(urea, 'kg', 412.3456789), used(seaweed, 'L', 40)],
  productFacts: [urea, seaweed].filter((one) => one !== undefined),
  notes: 'x'.repeat(1500),
  carrierL: null,
};

async function readBack(
  decimal: '.' | ',',
  of: readonly SprayRecord[] = [record],
  change = (text: string) => text,
): Promise<readonly SheetSpray[]> {
  const rows = recordCsvRows(exampleRows(of, ground));
  const text = csvText(rows, recordColumns, { separator: decimal === ',' ? ';' : ',', decimal });
  const read = await readTable(new TextEncoder().encode(change(text)), 2000);
  if (!read.ok) throw new Error(read.error);
  expect(isOwnFile(read.value)).toBe(true);
  return ownSprays(read.value, {
    uses: [],
    paddocks: ground,
    products: catalogue.products,
    productCalled: productsByName(catalogue.products),
    isImperial: false,
    nearProducts: () => [],
    soldUnder: () => [],
    meanings: new Map(),
    dayOrder: null,
    nowMs,
    catalogueVersion: catalogue.version,
    country: null,
  });
}

describe('a file of records that this app wrote', () => {
  it.each(['.', ','] as const)('comes back exact, with decimals behind "%s"', async (decimal) => {
    const [back] = await readBack(decimal);
    expect(back).toMatchObject({ rows: [2, 3], id: 'r0', problems: [] });
    // What no file holds: loads, the jar, and the draft with its prices.
    const { draft: _draft, engineVersion: _engine, catalogueVersion: _of, ...kept } = record;
    expect(back?.record).toMatchObject(kept);
    if (back?.record == null) throw new Error('no record');
    expect(nitrogenKgPerHa(back.record)).toBe(nitrogenKgPerHa(record));
    expect(recordKind.parse(recordKind.serialise(back.record))).toEqual(back.record);
  });

  it('comes back with a spray that was written down, which has no plan and no time', async () => {
    const written: SprayRecord = {
      ...record,
      sprayAreaHa: null,
      applicationRateLPerHa: null,
      plannedCarrierL: null,
      startedAt: null,
      endKnownTo: 'day',
    };
    const [back] = await readBack('.', [written]);
    expect(back?.record).toMatchObject({
      sprayAreaHa: null,
      applicationRateLPerHa: null,
      plannedCarrierL: null,
      startedAt: null,
      endKnownTo: 'day',
    });
  });

  it.each<[string, (text: string) => string, object]>([
    [
      'a product nobody knows',
      (text) => text.replaceAll(urea?.name ?? '', 'Uria'),
      { code: 'unknownProduct', text: 'Uria' },
    ],
    [
      'an amount that is none',
      (text) => text.replace('412.3456789', 'lots'),
      { code: 'figure', heading: 'Product used (kg)', text: 'lots' },
    ],
    [
      'an end that is to come',
      (text) => text.replaceAll('2026-11-21T10:00:00', '2027-11-21T10:00:00'),
      { code: 'day', heading: 'Ended' },
    ],
  ])('names %s', async (_what, change, problem) => {
    const [back] = await readBack('.', [record], change);
    expect(back?.record).toBeNull();
    expect(back?.problems).toContainEqual(expect.objectContaining(problem));
  });
});
