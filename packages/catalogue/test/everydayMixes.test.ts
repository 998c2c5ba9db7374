import { calculateMix, type ProblemSeverity } from '@mix/engine';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../src/index.ts';
import { everydayMixes } from './everydayMixes.ts';

const results = everydayMixes.map(
  ([name, draft]) => [name, calculateMix(draft, catalogue)] as const,
);

const counts = (severity: ProblemSeverity): readonly number[] =>
  results
    .map(([, { problems }]) => problems.filter((problem) => problem.severity === severity).length)
    .toSorted((a, b) => a - b);

const medianOf = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0;

describe('33 everyday mixes', () => {
  it('all have a plan', () => {
    expect(results).toHaveLength(33);
    expect(results.filter(([, { plan }]) => plan === null)).toEqual([]);
  });

  it('are warned of what matters alone: at most 3 warnings, 1 in the median', () => {
    const warnings = counts('warn');
    expect(warnings.at(-1)).toBeLessThanOrEqual(3);
    expect(medianOf(warnings)).toBeLessThanOrEqual(1);
    const codes = results.flatMap(([, { problems }]) =>
      problems.filter(({ severity }) => severity === 'warn').map(({ code }) => code),
    );
    expect(codes.filter((code) => code.startsWith('order'))).toEqual([]);
  });

  it('say each fact once: at most 3 notes in the median', () => {
    expect(medianOf(counts('note'))).toBeLessThanOrEqual(3);
    for (const [name, { problems }] of results) {
      const notes = problems.filter(({ severity }) => severity === 'note').map(({ code }) => code);
      expect(new Set(notes).size, name).toBe(notes.length);
    }
  });
});
