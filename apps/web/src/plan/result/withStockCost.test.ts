import { catalogue } from '@mix/catalogue';
import { readShed, type Shed, type StockEntry } from '@mix/documents';
import { calculateMix, kilograms, type MixDraft } from '@mix/engine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stockPrices } from '../../stock/stockPrices.ts';
import { withStockCost } from './withStockCost.ts';

const draft: MixDraft = {
  machineId: 'custom',
  tankCapacityL: 1000,
  deadVolumeL: 0,
  sprayAreaHa: 20,
  applicationRateLPerHa: 100,
  waterTemperatureC: 15,
  products: [
    { productId: 'urea', rate: { value: 20, unit: 'kg/ha' } },
    {
      productId: 'epsom',
      rate: { value: 2, unit: 'kg/ha' },
      price: { amountCents: 150, per: 'kg' },
    },
  ],
};
const { plan } = calculateMix(draft, catalogue);
if (plan === null) throw new Error('the example has no plan');

const came = (kg: number, centsPerUnit: number | null, day: number): StockEntry => ({
  kind: 'delivery',
  productId: 'urea',
  amount: { unit: 'kg', value: kilograms(kg) },
  packSize: null,
  batch: null,
  expiresOn: null,
  centsPerUnit,
  at: `2026-11-${String(day).padStart(2, '0')}T09:00:00+13:00`,
  by: null,
  note: null,
});
const book = (...entries: readonly StockEntry[]): Shed =>
  readShed({ entries: entries.map((value, place) => ({ id: `e${place}`, value })), records: [] });
const costWith = (shed: Shed) =>
  withStockCost(
    plan,
    stockPrices(plan, catalogue, shed, () => 0),
  ).cost;

it('costs 400 kg of urea at what the shed paid, beside a price that was typed', () => {
  const { lines, jobCents, loadCents } = costWith(book(came(100, 98, 1), came(1000, 104, 2)));
  // 100 kg at $0.98 and 300 kg at $1.04; 40 kg at $1.50.
  expect(lines.map((line) => line.jobCents)).toEqual([41_000, 6000]);
  expect([jobCents, loadCents]).toEqual([47_000, 23_500]);
});

it('leaves the dash where the shed has no price, and sums nothing', () => {
  expect(costWith(book(came(1000, null, 1)))).toMatchObject({
    lines: [{ jobCents: null, perHaCents: null, loadCents: null }, { jobCents: 6000 }],
    jobCents: null,
  });
  expect(costWith(book())).toEqual(plan.cost);
});

it('never costs less than the cheapest bag would, nor more than the dearest', () => {
  const bag = fc.record({
    kg: fc.integer({ min: 1, max: 300 }),
    cents: fc.integer({ min: 0, max: 500 }),
  });
  fc.assert(
    fc.property(fc.array(bag, { minLength: 1, maxLength: 6 }), (bags) => {
      const cost = costWith(book(...bags.map(({ kg, cents }, day) => came(kg, cents, day + 1))));
      const all = bags.map(({ cents }) => cents);
      const [line] = cost.lines;
      expect(line?.jobCents).toBeGreaterThanOrEqual(400 * Math.min(...all));
      expect(line?.jobCents).toBeLessThanOrEqual(400 * Math.max(...all));
      expect(cost.jobCents).toBe((line?.jobCents ?? 0) + 6000);
      // A hectare is a twentieth of the job, to half a cent.
      expect(Math.abs((line?.perHaCents ?? 0) * 20 - (line?.jobCents ?? 0))).toBeLessThanOrEqual(
        10,
      );
    }),
  );
});
