import { expect, it } from 'vitest';
import { exampleRecord, exampleRows, urea } from '../../reports/testing/exampleRecord.ts';
import { dueRecords } from './dueRecords.ts';

/** The account took them at midnight of the 21st: they are locked 48 h later. */
const rows = exampleRows([
  exampleRecord([urea(10)]),
  exampleRecord([urea(20)], { operator: 'Jo' }),
]);
const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 21, hour));

it('are those in the last day before their lock', () => {
  expect(dueRecords(rows, at(23), null)).toEqual([]);
  expect(dueRecords(rows, at(24), null)).toHaveLength(2);
  expect(dueRecords(rows, at(24), null)[0]?.locksAt).toEqual(at(48));
  expect(dueRecords(rows, at(48), null)).toEqual([]);
});

it('are those with something missing as soon as they are made', () => {
  const due = dueRecords(rows, at(1), 'NZ');
  const asked = due.map(({ missing }) => missing.some(({ id }) => id === 'applicator'));
  expect(asked).toEqual([true, false]);
});
