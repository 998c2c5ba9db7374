import { sources } from '@mix/catalogue';
import { PROBLEM_SEVERITY, type ProblemCode } from '@mix/engine';
import { expect, it } from 'vitest';
import { stopLimitOf } from './stopLimits.ts';

it('says of every stop, and of nothing else, what it rests on', () => {
  const codes = Object.keys(PROBLEM_SEVERITY) as ProblemCode[];
  const stops = codes.filter((code) => PROBLEM_SEVERITY[code] === 'stop');
  expect(stops.length).toBeGreaterThan(35);
  expect(codes.filter((code) => stopLimitOf(code) !== null)).toEqual(stops);
});

it('names sources that are listed', () => {
  const listed: ReadonlySet<string> = new Set(sources.map(({ id }) => id));
  const named = Object.keys(PROBLEM_SEVERITY).flatMap(
    (code) => stopLimitOf(code as ProblemCode)?.sources ?? [],
  );
  expect(named).toEqual(['S3', 'S106']);
  expect(named.filter((id) => !listed.has(id))).toEqual([]);
});
