import type { JobLoadProgress, JobPlan } from '@mix/documents';
import { expect, it } from 'vitest';
import { at, told } from '../../../fill/testing/exampleFarmJobs.ts';
import { loadRows } from './loadRows.ts';

const { plan: one } = told;
const [load] = one.loads;
if (load === undefined) throw new Error('the example has no load');

/** Four full loads that are alike, and a last one. */
const plan: JobPlan = {
  ...one,
  loadCount: 5,
  loads: [
    { ...load, number: 1, count: 4, loadL: 1000 as typeof load.loadL },
    { ...load, number: 5, count: 1, loadL: 680 as typeof load.loadL },
  ],
};
const progress: JobLoadProgress = {
  number: 3,
  count: 5,
  step: 2,
  steps: 3,
  beforeL: 400,
  lineL: 792,
  productId: 'urea',
  loadsL: [1000, 1000, 1000, 1000, 680],
  areaDoneHa: 5,
  at,
};

it('is a row for each load, full, in work or to come', () => {
  const rows = loadRows(plan, progress);
  expect(rows.map(({ number, loadL, is }) => [number, loadL, is])).toEqual([
    [1, 1000, 'full'],
    [2, 1000, 'full'],
    [3, 1000, 'now'],
    [4, 1000, 'next'],
    [5, 680, 'next'],
  ]);
  const ofUrea = load.products[0];
  expect(rows[2]?.amounts?.get('urea')).toEqual(ofUrea?.measured ?? ofUrea?.amount);
  expect(rows[2]?.areaHa).toBe(load.areaHa);
  expect(loadRows(plan, { ...progress, step: 0 })[2]?.is).toBe('next');
  expect(new Set(loadRows(plan, null).map(({ is }) => is))).toEqual(new Set(['next']));
});

it.each([
  ['other lines', { loadsL: [1000, 1000, 900, 900, 680] }],
  ['one load more', { count: 6, loadsL: [1000, 1000, 1000, 1000, 680, 100] }],
])('tells no amount of a rest that was planned anew at the tank, with %s', (_what, change) => {
  const rows = loadRows(plan, { ...progress, ...change });
  expect(rows.map(({ loadL }) => loadL)).toEqual(change.loadsL);
  expect(rows.every(({ amounts, areaHa }) => amounts === null && areaHa === null)).toBe(true);
});

it('stays a table where a small tank is filled a hundred times, around the load in work', () => {
  const count = 120;
  const many: JobPlan = { ...plan, loadCount: count, loads: [{ ...load, number: 1, count }] };
  const told120 = {
    ...progress,
    number: 100,
    count,
    loadsL: Array<number>(count).fill(load.loadL),
  };
  const rows = loadRows(many, told120);
  expect(rows).toHaveLength(40);
  expect(rows.find(({ is }) => is === 'now')?.number).toBe(100);
  expect(rows[0]?.amounts).not.toBeNull();
  expect(rows.at(-1)?.number).toBe(120);
});

it('tells of a load that is begun what went in, and of the others what was planned', () => {
  const put = {
    number: 2,
    lineL: 958,
    areaHa: 9.6,
    products: [{ productId: 'urea', amount: { unit: 'kg', value: 160 as never } as const }],
  };
  const rows = loadRows(plan, { ...progress, loads: [put] });
  expect(rows[1]).toMatchObject({ number: 2, loadL: 958, areaHa: 9.6, is: 'full' });
  expect(rows[1]?.amounts?.get('urea')).toEqual({ unit: 'kg', value: 160 });
  expect(rows[0]?.loadL).toBe(1000);
});
