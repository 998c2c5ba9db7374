import { describe, expect, it } from 'vitest';
import { exampleInputs, exampleLine, exampleProduct } from '../../test/exampleInputs.ts';
import type { ProductLabel } from '../catalogue/ProductLabel.ts';
import type { MixInputProduct, MixInputs } from '../mix/MixInputs.ts';
import { timingProblems } from './timingProblems.ts';

const labelled = (
  label: Partial<ProductLabel>,
  before: Partial<MixInputProduct> = {},
): MixInputProduct =>
  exampleLine(
    exampleProduct({ id: 'a', category: 'herbicide', label: { country: null, ...label } }),
    before,
  );

const problemsOf = (line: MixInputProduct, change: Partial<MixInputs> = {}) =>
  timingProblems(exampleInputs({ products: [line], ...change })).map(
    ({ code, values }) => [code, values] as const,
  );

describe('growth stage of a label', () => {
  // Facts 2, X3.3: stages 21 to 32, the crop stands at 37: too late.
  const line = labelled({ earliestGrowthStage: 21, latestGrowthStage: 32 });

  it('stops what comes too late, and warns of what comes too early', () => {
    expect(problemsOf(line, { growthStage: 37 })).toEqual([
      ['stageAfterLabel', { productId: 'a', stage: 37, latest: 32 }],
    ]);
    expect(problemsOf(line, { growthStage: 13 })).toEqual([
      ['stageBeforeLabel', { productId: 'a', stage: 13, earliest: 21 }],
    ]);
    expect(problemsOf(line, { growthStage: 21 })).toEqual([]);
    expect(problemsOf(line, { growthStage: 32 })).toEqual([]);
  });

  it('is said to be missing where nobody told the stage, and is nothing of other labels', () => {
    expect(problemsOf(line)).toEqual([['stageNotKnown', { productIds: ['a'] }]]);
    expect(problemsOf(labelled({}), { growthStage: 99 })).toEqual([]);
  });

  it('counts 0 as a stage', () => {
    expect(problemsOf(labelled({ latestGrowthStage: 0 }), { growthStage: 1 })).toHaveLength(1);
    expect(problemsOf(labelled({ latestGrowthStage: 0 }), { growthStage: 0 })).toEqual([]);
  });

  it('counts nothing of the label of another country', () => {
    const other = labelled({ country: 'AU', latestGrowthStage: 32 });
    expect(problemsOf(other, { growthStage: 37, country: 'NZ' })).toEqual([]);
    expect(problemsOf(other, { growthStage: 37, country: 'AU' })).toHaveLength(1);
  });
});

describe('days before harvest', () => {
  it('stop a spraying that is too close to it', () => {
    const line = labelled({ harvestDays: 14 });
    expect(problemsOf(line, { daysToHarvest: 13 })).toEqual([
      ['harvestTooSoon', { productId: 'a', days: 13, leastDays: 14 }],
    ]);
    expect(problemsOf(line, { daysToHarvest: 14 })).toEqual([]);
    expect(problemsOf(line)).toEqual([]);
    expect(problemsOf(labelled({ harvestDays: 0 }), { daysToHarvest: 0 })).toEqual([]);
  });
});

describe('days between two applications', () => {
  // Facts 2, X3.2: at least 14 days, the last on 3 Oct: not before 17 Oct.
  const label = { applicationIntervalDays: 14 };

  it('warn of the next that comes too soon, with the days to wait', () => {
    expect(problemsOf(labelled(label, { daysSinceLast: 13 }))).toEqual([
      ['tooSoonAgain', { productId: 'a', days: 13, leastDays: 14, waitDays: 1 }],
    ]);
    expect(problemsOf(labelled(label, { daysSinceLast: 14 }))).toEqual([]);
  });

  it('are not known where nobody said it, unless the ground had none of it', () => {
    expect(problemsOf(labelled(label))).toEqual([['sinceLastNotKnown', { productIds: ['a'] }]]);
    expect(problemsOf(labelled(label, { applicationsBefore: 0 }))).toEqual([]);
    expect(problemsOf(labelled(label, { applicationsBefore: 1 }))).toHaveLength(1);
  });
});
