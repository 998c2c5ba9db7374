import { expect, it } from 'vitest';
import { exampleRecord } from '../testing/exampleRecord.ts';
import { recordColumns, recordLines } from './recordColumns.ts';
import { plainFigure, recordOfCells } from './recordOfCells.ts';
import type { SprayRecord } from './SprayRecord.ts';

const cellsOf = (record: SprayRecord): ReadonlyMap<string, string | number | null> => {
  const [line] = recordLines({
    id: 'r',
    day: '2026-11-21',
    place: { name: record.location },
    record,
  });
  if (line === undefined) throw new Error('no line');
  return new Map(recordColumns.map(({ heading, of }) => [heading, of(line)]));
};

it('gives back every field that a file of records has a column for', () => {
  const record: SprayRecord = {
    ...exampleRecord,
    endKnownTo: 'day',
    operatorCertificate: 'GS-12',
    growthStage: 'BBCH 13-14',
    notes: 'Gate left open',
  };
  const cells = cellsOf(record);
  const { fields, faults } = recordOfCells((heading) => cells.get(heading) ?? null);
  expect(faults).toEqual([]);
  const { weather, ...others } = fields;
  expect(record).toMatchObject(others);
  expect(record.weather).toMatchObject(weather ?? {});
  expect(Object.keys(others).toSorted()).toEqual(
    [
      ...['applicationRateLPerHa', 'areaDoneHa', 'carrierL', 'endKnownTo', 'endedAt'],
      ...['growthStage', 'landUse', 'location', 'name', 'notes', 'operator'],
      ...['operatorCertificate', 'plannedCarrierL', 'sprayAreaHa', 'startedAt', 'state'],
    ].toSorted(),
  );
});

it('names the column and the text of what it cannot hold, and takes nothing in its place', () => {
  const cells = new Map([
    ...cellsOf(exampleRecord),
    ['Area done (ha)', 'twenty'],
    ['Ended', '21/11/2026'],
    ['State', 'gone'],
  ] as const);
  const { fields, faults } = recordOfCells((heading) => cells.get(heading) ?? null);
  expect(faults).toEqual([
    { heading: 'Ended', text: '21/11/2026' },
    { heading: 'State', text: 'gone' },
    { heading: 'Area done (ha)', text: 'twenty' },
  ]);
  expect(fields).not.toHaveProperty('areaDoneHa');
  expect(fields).not.toHaveProperty('endedAt');
});

it.each([
  ['12.345678901234567', 12.345678901234567],
  ['0,25', 0.25],
  ['-2', -2],
  [3.5, 3.5],
  ['1.234,5', null],
  ['1e5', null],
  ['', null],
  ['9'.repeat(40), null],
])('a figure %j is %j', (cell, value) => {
  expect(plainFigure(cell)).toBe(value);
});
