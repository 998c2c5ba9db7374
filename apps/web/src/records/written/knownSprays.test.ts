import { catalogue } from '@mix/catalogue';
import type { SavedMix } from '@mix/documents';
import { expect, it } from 'vitest';
import { exampleRecord, urea } from '../../reports/testing/exampleRecord.ts';
import { knownSprays, latestFirst } from './knownSprays.ts';

const { products } = catalogue;
const record = (kg: number, day: string, areaDoneHa: number | null = 10) => ({
  value: exampleRecord([urea(kg)], { areaDoneHa, endedAt: `${day}T10:00:00+13:00` }),
});
const mix = (draft: SavedMix['draft']): { readonly value: SavedMix } => ({
  value: {
    name: 'Mix',
    draft,
    engineVersion: '1',
    catalogueVersion: '1',
    products: products.filter(({ id }) =>
      (draft.products ?? []).some(({ productId }) => productId === id),
    ),
    jarTest: null,
    paddock: null,
  },
});
const known = (
  records: readonly ReturnType<typeof record>[],
  mixes: readonly ReturnType<typeof mix>[] = [],
) =>
  knownSprays({ records: latestFirst(records), mixes, products }, 3).map(({ lines }) =>
    lines.map(({ product, value, unit }) => [product.id, value, unit]),
  );

it('offers what each hectare of the last records got, the latest first and each mix once', () => {
  const records = [record(400, '2026-10-01'), record(250, '2026-11-20'), record(400, '2026-11-02')];
  expect(known(records)).toEqual([[['urea', 25, 'kg/ha']], [['urea', 40, 'kg/ha']]]);
});

it('offers nothing of a record without its area, or with a product that is not known here', () => {
  const unknown = exampleRecord([{ id: 'gone', kg: 5 }]);
  expect(known([record(400, '2026-11-01', null), { value: unknown }])).toEqual([]);
});

it('offers saved mixes by the hectare, also what is said by the spray', () => {
  const rates = [
    { productId: 'urea', rate: { value: 40, unit: 'kg/ha' } },
    { productId: 'seaweed', rate: { value: 0.5, unit: '% v/v' } },
  ] as const;
  expect(known([], [mix({ applicationRateLPerHa: 120, products: [...rates] })])).toEqual([
    [
      ['urea', 40, 'kg/ha'],
      // 0.5 % of 120 L/ha.
      ['seaweed', 600, 'mL/ha'],
    ],
  ]);
});

it('offers no mix that depends on a tank, a band or what is not said', () => {
  const perLoad = [{ productId: 'urea', rate: { value: 40, unit: 'kg/load' } } as const];
  const byShare = [{ productId: 'seaweed', rate: { value: 0.5, unit: '% v/v' } } as const];
  const perHa = [{ productId: 'urea', rate: { value: 40, unit: 'kg/ha' } } as const];
  expect(
    known(
      [],
      [
        mix({ products: perLoad }),
        mix({ products: byShare }),
        mix({ products: perHa, bandWidthM: 0.25, rowSpacingM: 0.75 }),
      ],
    ),
  ).toEqual([]);
});
