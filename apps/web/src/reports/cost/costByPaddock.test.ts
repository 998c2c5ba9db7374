import {
  readShed,
  seasonPlan,
  takenProducts,
  type SprayRecord,
  type StockEntry,
} from '@mix/documents';
import { kilograms } from '@mix/engine';
import { expect, it } from 'vitest';
import { exampleRecord, paddock, urea } from '../testing/exampleRecord.ts';
import { reportRows } from '../totals/ReportRow.ts';
import { costByPaddock } from './costByPaddock.ts';
import { costFromStock, withStockCents } from './costFromStock.ts';
import { costOf } from './productCost.ts';

const ground = [paddock('hill', 'Hill', 20), paddock('gully', 'Gully', 4)];

/** @param day in November */
const record = (
  paddockId: string | null,
  kg: number,
  day: number,
  more: Partial<SprayRecord> = {},
) =>
  exampleRecord([urea(kg)], {
    ...{ paddockId, location: paddockId === null ? 'Roadside' : null, draft: { products: [] } },
    endedAt: `2026-11-${day}T10:00:00+13:00`,
    ...more,
  });

const delivery = (id: string, kg: number, centsPerUnit: number | null, day: string) => ({
  id,
  value: {
    ...{ kind: 'delivery', productId: 'urea', packSize: 25, batch: id, expiresOn: null },
    amount: { unit: 'kg', value: kilograms(kg) },
    ...{ centsPerUnit, at: `${day}T08:00:00+13:00`, by: null, note: null },
  } satisfies StockEntry,
});

/** The costs of some records, with what they took from some deliveries. */
function costs(records: readonly SprayRecord[], entries: readonly ReturnType<typeof delivery>[]) {
  const kept = records.map((value, place) => ({ id: `r${place}`, value }));
  const cost = costFromStock(
    readShed({
      entries,
      records: kept.map((one) => ({ ...one, taken: takenProducts(one.value) })),
    }),
  );
  const rows = reportRows(
    kept.map(({ id, value }) => ({
      id,
      createdAt: new Date(0),
      value: withStockCents(id, value, cost),
    })),
    ground,
  );
  const season = seasonPlan({ rounds: [], paddocks: ground, records, today: '2026-11-24' });
  if (season === null) throw new Error('no season');
  return { ...costByPaddock(season, rows), rows };
}

it('is what each record took from the deliveries of its time, where it has no price of its own', () => {
  const own = record('hill', 100, 10, {
    draft: {
      products: [
        {
          productId: 'urea',
          rate: { value: 5, unit: 'kg/ha' },
          price: { amountCents: 110, per: 'kg' },
        },
      ],
    },
  });
  const { places, farm } = costs(
    [own, record('hill', 400, 11), record('gully', 200, 12)],
    [delivery('U-1', 500, 98, '2026-11-01'), delivery('U-2', 300, 104, '2026-11-02')],
  );
  const cents = new Map(places.map(({ name, done }) => [name, done]));
  // 100 kg at the record's own $1.10, taken from U-1 too: 400 kg of U-1 at $0.98; 200 kg of U-2.
  expect(cents.get('Hill')).toEqual({ sum: 11_000 + 39_200, unknown: 0, of: 2 });
  expect(cents.get('Gully')).toEqual({ sum: 20_800, unknown: 0, of: 1 });
  expect(farm.done).toEqual({ sum: 71_000, unknown: 0, of: 3 });
});

it('is a lower bound where a delivery has no price, and counts other ground in the sum', () => {
  const { places, farm, rows } = costs(
    [record('hill', 400, 10), record(null, 100, 11), record('gully', 50, 12)],
    [delivery('U-1', 400, 98, '2026-11-01'), delivery('U-2', 300, null, '2026-11-02')],
  );
  expect(places.map(({ name }) => name)).toContain('Roadside');
  expect(farm.done).toEqual(costOf(rows.map((row) => row.record)));
  expect(farm.done).toMatchObject({ sum: 39_200, unknown: 2 });
  // Of ground without an area no cost a hectare can be told.
  expect(farm.areaHa).toBeNull();
});

it('leaves out what was sprayed in another season', () => {
  const { farm } = costs(
    [record('hill', 100, 10, { endedAt: '2026-05-10T10:00:00+12:00' })],
    [delivery('U-1', 400, 98, '2026-04-01')],
  );
  expect(farm.done.of).toBe(0);
});
