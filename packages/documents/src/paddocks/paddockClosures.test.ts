import type { Product, ProductLabel } from '@mix/engine';
import { expect, it } from 'vitest';
import type { SprayRecord } from '../records/SprayRecord.ts';
import { exampleRecord, productFacts } from '../testing/exampleRecord.ts';
import { paddockClosures } from './paddockClosures.ts';

const hill = { id: 'p1', name: 'Hill', areaHa: 20, earlierNames: ['Top'] };
const kept = new Set(['p1', 'p2']);
const summer = () => 780;
const at = (moment: string) => Date.parse(moment);

const labelled = (id: string, figures: Omit<ProductLabel, 'country'> | null): Product => ({
  ...productFacts(id, 'herbicide', null),
  ...(figures !== null && { label: { country: null, ...figures } }),
});

function sprayed(endedAt: string, facts: Product, on: Partial<SprayRecord> = {}): SprayRecord {
  const [line] = exampleRecord.products;
  if (line === undefined) throw new Error('no product');
  const products = [{ ...line, productId: facts.id }];
  return { ...exampleRecord, endedAt, products, productFacts: [facts], ...on };
}

const mcpa = labelled('mcpa', { grazingDays: 7, entryH: 24, cuttingDays: 0, harvestDays: 0 });
const bromoxynil = labelled('bromoxynil', { grazingDays: 56, entryH: 0, cuttingDays: 56 });
const END = '2026-11-26T12:00:00+13:00';

const closures = (records: readonly SprayRecord[], now: string, ground = hill) =>
  paddockClosures(records, ground, kept, at(now), summer);

it('closes each use until its own interval is over, and then no longer', () => {
  const records = [sprayed(END, mcpa)];
  expect(closures(records, '2026-11-27T11:59:00+13:00')).toEqual([
    { use: 'entry', until: '2026-11-27T12:00:00+13:00' },
    { use: 'grazing', until: '2026-12-04T00:00:00+13:00' },
  ]);
  expect(closures(records, '2026-11-27T12:00:00+13:00')).toEqual([
    { use: 'grazing', until: '2026-12-04T00:00:00+13:00' },
  ]);
  expect(closures(records, '2026-12-04T00:00:00+13:00')).toEqual([]);
});

it('takes the latest end of several sprayings, in whatever order they come', () => {
  const records = [sprayed('2026-10-20T12:00:00+13:00', bromoxynil), sprayed(END, mcpa)];
  for (const all of [records, records.toReversed()]) {
    expect(closures(all, '2026-11-28T12:00:00+13:00')).toContainEqual({
      use: 'grazing',
      until: '2026-12-16T00:00:00+13:00',
    });
  }
});

it('says of a label that is not known that no day is known, for two months', () => {
  const unknown = labelled('own mixture', null);
  const records = [sprayed(END, mcpa), sprayed('2026-11-20T12:00:00+13:00', unknown)];
  for (const all of [records, records.toReversed()]) {
    expect(closures(all, '2026-11-28T12:00:00+13:00')).toContainEqual({
      use: 'grazing',
      until: null,
    });
  }
  expect(closures(records.slice(1), '2027-01-20T12:00:00+13:00')).toEqual([]);
});

it('counts a record on its own paddock alone, by a name where it has none', () => {
  const now = '2026-11-28T12:00:00+13:00';
  expect(closures([sprayed(END, mcpa, { paddockId: 'p2' })], now)).toEqual([]);
  expect(closures([sprayed(END, mcpa, { paddockId: null, location: 'top' })], now)).toHaveLength(1);
  expect(closures([sprayed(END, mcpa, { paddockId: null, location: 'Gully' })], now)).toEqual([]);
});

it('closes nothing after fertiliser alone', () => {
  expect(closures([exampleRecord], '2026-11-22T12:00:00+13:00')).toEqual([]);
});
