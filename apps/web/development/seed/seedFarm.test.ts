import { catalogue } from '@mix/catalogue';
import { describe, expect, it } from 'vitest';
import { rowOf } from '../../src/products/own/productColumns.ts';
import { rowFaults } from '../../src/products/own/rowFaults.ts';
import { documentKinds } from '../../src/sync/device/documentKinds.ts';
import { julyYearOf } from '../../src/reports/totals/reportPeriods.ts';
import { contractor } from './contractor.ts';
import type { Farm } from './Farm.ts';
import { hillFarm } from './hillFarm.ts';
import { seedFarm } from './seedFarm.ts';
import type { SeededDocument } from './SeededDocument.ts';

const offsetAt = () => 13 * 60;
const seeded = (farm: Farm, day = '2026-11-22') =>
  seedFarm(farm, { seed: 1, nowMs: Date.parse(`${day}T09:00:00Z`), offsetAt });

function parsed<Name extends SeededDocument['collection']>(collection: Name, value: unknown) {
  const kind = documentKinds[collection];
  return kind.parse(kind.serialise(value as never));
}

const ofKind = <Name extends SeededDocument['collection']>(farm: Farm, name: Name) =>
  seeded(farm).filter(
    (document): document is Extract<SeededDocument, { collection: Name }> =>
      document.collection === name,
  );

describe.each([
  ['a farm', hillFarm],
  ['a contractor', contractor],
])('%s', (_name, farm) => {
  it('has documents that are read again as they were written', () => {
    for (const { collection, id, value } of seeded(farm)) {
      expect(parsed(collection, value), `${collection}/${id}`).toEqual(value);
    }
  });

  it('has one document of each id, and the same ones in every run', () => {
    const documents = seeded(farm);
    const ids = documents.map(({ collection, id }) => `${collection}/${id}`);
    expect(new Set(ids).size).toBe(ids.length);
    expect(seeded(farm)).toEqual(documents);
  });

  it('has the same records a week later, and those of that week', () => {
    const before = new Map(ofKind(farm, 'records').map(({ id, value }) => [id, value]));
    const later = seeded(farm, '2026-11-29').filter(({ id }) => before.has(id));
    expect(later.length).toBeGreaterThan(before.size - 3);
    for (const { id, value } of later) expect(value).toEqual(before.get(id));
  });
});

it('has a year of some 60 records, in two July to June years, none of a day to come', () => {
  const days = ofKind(hillFarm, 'records').map(({ value }) => value.endedAt.slice(0, 10));
  expect(days.length).toBeGreaterThanOrEqual(58);
  expect(days.length).toBeLessThanOrEqual(62);
  expect(days.every((day) => day >= '2025-11-22' && day <= '2026-11-22')).toBe(true);
  expect(new Set(days.map(julyYearOf))).toEqual(new Set([2025, 2026]));
});

it('sprays all that it knows, and has what a record may be short of', () => {
  const records = ofKind(hillFarm, 'records').map(({ value }) => value);
  const named = new Set(records.map(({ name }) => name));
  expect(named).toEqual(new Set(hillFarm.sprayings.map(({ name }) => name)));
  expect(records.some(({ state }) => state === 'partDone')).toBe(true);
  expect(records.some(({ operator }) => operator === null)).toBe(true);
  const outcomes = records.flatMap(({ loads }) =>
    loads.flatMap(({ steps }) => steps.map(({ outcome }) => outcome)),
  );
  expect(new Set(outcomes)).toEqual(new Set(['done', 'different']));
});

it('has own products that the editor would keep', () => {
  for (const { value } of ofKind(hillFarm, 'products')) {
    const faults = rowFaults(rowOf(value), catalogue.saltTables);
    expect(faults.filter(({ stops }) => stops)).toEqual([]);
  }
});
