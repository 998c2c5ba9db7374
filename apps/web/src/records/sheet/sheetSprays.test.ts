import { catalogue } from '@mix/catalogue';
import { nitrogenKgPerHa, recordKind } from '@mix/documents';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { productsByName } from '../../plan/spreadsheet/productsByName.ts';
import { readTable } from '../../plan/spreadsheet/readTable.ts';
import { paddock } from '../../reports/testing/exampleRecord.ts';
import { dayOrderOf, type DayOrder } from './readDay.ts';
import { sheetSprays, type SheetContext, type SheetSpray } from './sheetSprays.ts';
import { guessSprayColumns } from './sprayColumns.ts';

const nowMs = new Date('2026-12-20T01:00:00Z').getTime();
const ground = [paddock('gully', 'Gully', 3.1), paddock('flats', 'River flats', 13.5)];

async function spraysOf(
  bytes: string | Uint8Array,
  change: Partial<SheetContext> = {},
): Promise<readonly SheetSpray[]> {
  const read = await readTable(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes);
  if (!read.ok) throw new Error(read.error);
  const { headings, rows } = read.value;
  const uses = guessSprayColumns(headings, { area: 'ha', applicationRate: 'L/ha' });
  const at = uses.findIndex(({ is }) => is === 'day');
  const told = dayOrderOf(rows.map(({ cells }) => cells[at] ?? null));
  return sheetSprays(read.value, {
    uses,
    paddocks: ground,
    products: catalogue.products,
    productCalled: productsByName(catalogue.products),
    isImperial: false,
    nearProducts: () => ['Urea, granular 46-0-0'],
    soldUnder: () => [],
    meanings: new Map(),
    dayOrder: told === 'mixed' ? null : told,
    nowMs,
    catalogueVersion: catalogue.version,
    country: null,
    ...change,
  });
}

const HEAD = 'Date,Paddock,Product,Rate,Unit,Area (ha),Operator';
const oneRow = async (row: string, change?: { readonly dayOrder: DayOrder | null }) => {
  const [spray] = await spraysOf(`${HEAD}\n${row}\n`, change);
  if (spray === undefined) throw new Error('no row');
  return spray;
};

describe('a sheet of sprays', () => {
  it('becomes a record for each row, as if it was written down', async () => {
    const sprays = await spraysOf(
      `${HEAD}\n14/11/2026,Gully,Urea,40,kg/ha,,Jo M.\n15/11/2026,River flats,Urea,500,kg,13.5,Sam\n`,
    );
    expect(sprays.flatMap(({ problems }) => problems)).toEqual([]);
    const [gully, flats] = sprays.map(({ record }) => record);
    expect(gully).toMatchObject({
      paddockId: 'gully',
      location: 'Gully',
      areaDoneHa: 3.1,
      sprayAreaHa: null,
      operator: 'Jo M.',
      endKnownTo: 'day',
      products: [{ productId: 'urea', planned: null, actual: { unit: 'kg' } }],
    });
    expect(gully?.endedAt).toMatch(/^2026-11-14T23:59:00/);
    expect(gully?.products[0]?.actual.value).toBeCloseTo(124, 9);
    expect(gully == null ? null : nitrogenKgPerHa(gully)).toBeCloseTo(18.4, 9);
    expect(flats?.products[0]?.actual).toEqual({ unit: 'kg', value: 500 });
    for (const { record } of sprays) {
      expect(record === null ? null : recordKind.parse(recordKind.serialise(record))).toEqual(
        record,
      );
    }
  });

  it('reads a workbook that a person keeps, with words of its own', async () => {
    const path = new URL('../../plan/spreadsheet/testing/december.xlsx', import.meta.url);
    const [flats, merged, slip, remark] = await spraysOf(readFileSync(path));
    expect(flats).toMatchObject({
      rows: [4],
      problems: [],
      record: {
        paddockId: 'flats',
        areaDoneHa: 13.5,
        applicationRateLPerHa: 140,
        operator: 'Sam',
        products: [{ productId: 'urea', actual: { unit: 'kg', value: 378 } }],
      },
    });
    expect(flats?.record?.endedAt.slice(0, 10)).toBe('2026-12-14');
    // The cell above holds the paddock of both rows: of this row nobody says where, and it is 6.4 ha.
    expect(merged).toMatchObject({ record: { location: null, areaDoneHa: 6.4 } });
    expect(slip?.problems.map(({ code }) => code)).toEqual(['unknownPaddock', 'unknownProduct']);
    expect(remark?.problems.map(({ code }) => code)).toContain('noDay');
  });

  it('has a name no longer than an account takes', async () => {
    const [spray] = await spraysOf(
      `Mix name,${HEAD}\n${'Long '.repeat(40)},14/11/2026,Gully,Urea,40,kg/ha,,\n`,
    );
    expect(spray?.record?.name).toBe('Long '.repeat(16));
  });

  it('is the same record whenever it is read, and two alike rows are two', async () => {
    const row = '14/11/2026,Gully,Urea,40,kg/ha,,Jo';
    const [one, two] = await spraysOf(`${HEAD}\n${row}\n${row}\n`);
    const [again] = await spraysOf(`${HEAD}\n${row}\n`);
    expect(one?.id).toMatch(/^sheet-[0-9a-z]{14}$/);
    expect(again?.id).toBe(one?.id);
    expect(two?.id).toBe(`${one?.id ?? ''}-2`);
  });
});

describe('what a row has wrong is named by its column and text', () => {
  it.each<[string, object]>([
    [',Gully,Urea,40,kg/ha,,', { code: 'noDay' }],
    ['soon,Gully,Urea,40,kg/ha,,', { code: 'day', heading: 'Date', text: 'soon' }],
    ['14/11/2027,Gully,Urea,40,kg/ha,,', { code: 'day', heading: 'Date', text: '14/11/2027' }],
    ['5/11/2026,Gully,Urea,40,kg/ha,,', { code: 'dayUnclear', heading: 'Date', text: '5/11/2026' }],
    ['14/11/2026,Guly,Urea,40,kg/ha,,', { code: 'unknownPaddock', text: 'Guly', near: ['Gully'] }],
    [
      '14/11/2026,Gully,Uria,40,kg/ha,,',
      { code: 'unknownProduct', text: 'Uria', near: ['Urea, granular 46-0-0'] },
    ],
    ['14/11/2026,Gully,,40,kg/ha,,', { code: 'noProduct' }],
    ['14/11/2026,Gully,Urea,,kg/ha,,', { code: 'noAmount' }],
    [
      '14/11/2026,Gully,Urea,forty,kg/ha,,',
      { code: 'figure', heading: 'Rate', text: 'forty', why: 'notANumber' },
    ],
    ['14/11/2026,Gully,Urea,40,pt,,', { code: 'unknownUnit', heading: 'Unit', text: 'pt' }],
    ['14/11/2026,,Urea,40,kg/ha,,', { code: 'needsArea' }],
    ['14/11/2026,Gully,Urea,40,kg/ha,0,', { code: 'beyond', heading: 'Area (ha)', text: '0' }],
    ['14/11/2026,Gully,Urea,60000,kg/ha,,', { code: 'beyond', heading: 'Rate', text: '60000' }],
  ])('%s', async (row, problem) => {
    const spray = await oneRow(row);
    expect(spray.record).toBeNull();
    expect(spray.problems).toContainEqual(expect.objectContaining(problem));
  });

  it('and once somebody says which figure is the day, that is read', async () => {
    const { record } = await oneRow('5/11/2026,Gully,Urea,40,kg/ha,,', { dayOrder: 'dayFirst' });
    expect(record?.endedAt.slice(0, 10)).toBe('2026-11-05');
  });
});
