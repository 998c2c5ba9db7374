import { expect, it } from 'vitest';
import { conflictKind, type Conflict } from './Conflict.ts';

const conflict: Conflict = {
  collection: 'mixes',
  documentId: 'a',
  about: 'place',
  path: ['draft', 'products', 'urea', 'rate'],
  kept: { value: 20, unit: 'kg/ha' },
  other: null,
  otherAt: new Date(Date.UTC(2026, 10, 22)),
};

it('is read as it was written', () => {
  expect(conflictKind.parse(conflictKind.serialise(conflict))).toEqual(conflict);
});

it('is read beside what a later version says of it', () => {
  const later = { ...conflictKind.serialise(conflict), otherBy: 'mere' };
  expect(conflictKind.parse(later)).toEqual(conflict);
});

it.each([
  { schemaVersion: 2 },
  { collection: null },
  { path: null },
  { about: null },
  { documentId: 7 },
  { about: 'else' },
  { path: 'name' },
  { path: [1] },
  { otherAt: '2026-11-22' },
])('is none with %j', (changed) => {
  expect(conflictKind.parse({ ...conflictKind.serialise(conflict), ...changed })).toBeNull();
});
