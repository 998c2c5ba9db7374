import { describe, expect, it } from 'vitest';
import { exampleInputs, exampleLine, exampleProduct } from '../../test/exampleInputs.ts';
import type { ProductLabel, ResistanceGroup } from '../catalogue/ProductLabel.ts';
import type { MixInputProduct } from '../mix/MixInputs.ts';
import { litres } from '../units/quantity.ts';
import { labelLimitProblems } from './labelLimits.ts';

const herbicide = (
  id: string,
  label: Omit<ProductLabel, 'country'>,
  resistanceGroups: readonly ResistanceGroup[] = [],
) =>
  exampleProduct({
    id,
    category: 'herbicide',
    form: 'liquid',
    behaviour: 'liquid',
    resistanceGroups,
    label: { country: null, ...label },
  });

const problemsOf = (lines: readonly MixInputProduct[], perHa = 1) =>
  labelLimitProblems(
    exampleInputs({ products: lines }),
    lines.map(({ product }) => ({
      productId: product.id,
      perHa: { unit: 'L', value: litres(perHa) },
    })),
  ).map(({ code, values }) => [code, values] as const);

describe('what a label allows in a year', () => {
  const product = herbicide('a', { mostApplicationsPerYear: 2, mostPerHaPerYear: 1.6 });

  // At most twice, 1.6 L/ha in all: after 1.0 L once, at most 0.6 L, and one application is left.
  it('is told with what is left of it', () => {
    const line = exampleLine(product, { applicationsBefore: 1, appliedBeforePerHa: 1 });
    expect(problemsOf([line], 1)).toEqual([
      [
        'yearAboveLabel',
        expect.objectContaining({ mostPerHa: 1.6, leftPerHa: expect.closeTo(0.6, 10) as number }),
      ],
    ]);
    expect(problemsOf([line], 0.6)).toEqual([]);
  });

  it('is passed by one application more', () => {
    const line = exampleLine(product, { applicationsBefore: 2, appliedBeforePerHa: 0 });
    expect(problemsOf([line])).toEqual([
      ['applicationsAboveLabel', expect.objectContaining({ before: 2, most: 2 })],
    ]);
  });

  it('is not known where nobody said what the ground had, unless this mix alone is too much', () => {
    expect(problemsOf([exampleLine(product)])).toEqual([
      ['labelYearNotKnown', { productIds: ['a'] }],
    ]);
    expect(problemsOf([exampleLine(product)], 2).map(([code]) => code)).toEqual(['yearAboveLabel']);
  });

  it('is nothing of a label that does not say it', () => {
    expect(problemsOf([exampleLine(herbicide('b', {}))])).toEqual([]);
  });
});

describe('ways of acting', () => {
  const acting = (id: string, scheme: ResistanceGroup['scheme'], group: string) =>
    exampleLine(herbicide(id, {}, [{ scheme, group }]));

  it('two of HRAC 4 are one, the same number of another scheme is none', () => {
    expect(problemsOf([acting('a', 'HRAC', '4'), acting('b', 'HRAC', '4')])).toEqual([
      ['sameActionInMix', { group: 'HRAC 4', productIds: ['a', 'b'] }],
    ]);
    expect(problemsOf([acting('a', 'FRAC', '3'), acting('b', 'IRAC', '3')])).toEqual([]);
  });

  it('warn when they come again on one ground', () => {
    const again = (sameActionBefore: number) =>
      problemsOf([{ ...acting('a', 'HRAC', '9'), sameActionBefore }]).map(([code]) => code);
    expect(again(2)).toEqual(['sameActionAgain']);
    expect(again(1)).toEqual([]);
  });
});
