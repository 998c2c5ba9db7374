import { expect, it } from 'vitest';
import { nitrogenCourse } from './nitrogenCourse.ts';
import { exampleRecord, exampleRows, urea } from '../testing/exampleRecord.ts';

const on = (day: string, kg: number, known = true) =>
  exampleRecord([urea(kg, known ? {} : { analysis: null })], { endedAt: `${day}T10:00:00+13:00` });

it('adds up day by day over the whole ground', () => {
  const rows = exampleRows([on('2026-08-01', 100), on('2026-07-10', 100), on('2026-08-01', 50)]);
  // 46, then 115 kg on 10 ha.
  expect(nitrogenCourse(rows, 10)).toEqual([
    { day: '2026-07-10', kgPerHa: 4.6, isLowerBound: false },
    { day: '2026-08-01', kgPerHa: 11.5, isLowerBound: false },
  ]);
});

it('is a lower bound from the first record on that does not say all', () => {
  const rows = exampleRows([
    on('2026-07-10', 100),
    on('2026-08-01', 100, false),
    on('2026-09-01', 100),
  ]);
  expect(nitrogenCourse(rows, 10)).toEqual([
    { day: '2026-07-10', kgPerHa: 4.6, isLowerBound: false },
    { day: '2026-08-01', kgPerHa: 4.6, isLowerBound: true },
    { day: '2026-09-01', kgPerHa: 9.2, isLowerBound: true },
  ]);
});
