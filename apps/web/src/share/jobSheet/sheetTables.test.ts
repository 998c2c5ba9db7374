import { catalogue } from '@mix/catalogue';
import { calculateMix, type MixDraft, type MixPlan } from '@mix/engine';
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
function planOf(changes: MixDraft): MixPlan {
  const { plan } = calculateMix({ ...draft, ...changes }, catalogue);
  if (plan === null) throw new Error('the example has no plan');
  return plan;
}

it('sets full and part load side by side, with the step of each load in its row', () => {
  const plan = planOf({});
  const tables = sheetTables(plan);
  expect(tables).toHaveLength(1);
  const [table] = tables;
  expect(table?.columns.map(({ from, to }) => [from, to])).toEqual([
    [1, 2],
    [3, 3],
  ]);
  expect(table?.rows.map(({ kind }) => kind)).toEqual(plan.loads[0]?.steps.map(({ kind }) => kind));
  for (const [place, load] of [plan.loads[0], plan.loads.at(-1)].entries()) {
    expect(table?.rows.map(({ steps }) => steps[place])).toEqual(load?.steps);
  }
});

it('gives each kind of load its own table where there are too many', () => {
  const products = (draft.products ?? []).map((product) => ({ ...product, measuringStep: 7 }));
  const plan = planOf({ sprayAreaHa: 43.5, products });
  const tables = sheetTables(plan);
  expect(tables.length).toBeGreaterThan(2);
  for (const { columns, rows } of tables) {
    expect(columns).toHaveLength(1);
    expect(rows.map(({ steps }) => steps[0])).toEqual(columns[0]?.load.steps);
  }
});
