import { catalogue } from '@mix/catalogue';
import { calculateMix, type MixDraft, type SheetLoad } from '@mix/engine';
import { planSheet } from '@mix/engine/planSheet';
import { expect, it } from 'vitest';
import { sheetTables } from './sheetTables.ts';

const draft: MixDraft = {
  tankCapacityL: 1000,
  sprayAreaHa: 23.5,
  applicationRateLPerHa: 100,
  waterTemperatureC: 12,
  products: [
    { productId: 'urea', rate: { value: 20, unit: 'kg/ha' } },
    { productId: 'seaweed', rate: { value: 2, unit: 'L/ha' } },
  ],
};
function loadsOf(changes: MixDraft): readonly SheetLoad[] {
  const mix = { ...draft, ...changes };
  const { plan } = calculateMix(mix, catalogue);
  if (plan === null) throw new Error('the example has no plan');
  return planSheet(mix, plan, catalogue).loads;
}

it('sets full and part load side by side, with the step of each load in its row', () => {
  const loads = loadsOf({});
  const tables = sheetTables(loads);
  expect(tables).toHaveLength(1);
  const [table] = tables;
  expect(table?.columns.map(({ from, to }) => [from, to])).toEqual([
    [1, 2],
    [3, 3],
  ]);
  for (const [place, load] of loads.entries()) {
    expect(table?.rows.map(({ steps }) => steps[place])).toEqual(load.steps);
  }
});

it('gives each kind of load its own table where there are too many', () => {
  const products = (draft.products ?? []).map((product) => ({ ...product, measuringStep: 7 }));
  const tables = sheetTables(loadsOf({ sprayAreaHa: 43.5, products }));
  expect(tables.length).toBeGreaterThan(2);
  for (const { columns, rows } of tables) {
    expect(columns).toHaveLength(1);
    expect(rows.map(({ steps }) => steps[0])).toEqual(columns[0]?.steps);
  }
});
