import { mixProblem } from '@mix/engine';
import { describe, expect, it } from 'vitest';
import { suggestionsFor } from './suggestionsFor.ts';

describe('waysOut', () => {
  it('takes either of two products out, or lets the label speak', () => {
    const problem = mixProblem('solidForms', 'products', { productIds: ['can-sol', 'ams'] });
    expect(suggestionsFor(problem)).toEqual([
      { kind: 'takeOut', productId: 'can-sol' },
      { kind: 'takeOut', productId: 'ams' },
      { kind: 'labelAllows', productIds: ['can-sol', 'ams'] },
    ]);
  });

  it('offers the application rate at which all dissolves, only where there is one', () => {
    const at = (workableApplicationRateLPerHa: number | null) =>
      suggestionsFor(
        mixProblem('doesNotDissolve', 'products.0', { workableApplicationRateLPerHa }),
      );
    expect(at(149.2)[0]).toEqual({ kind: 'applicationRate', valueLPerHa: 150 });
    expect(at(null)).toEqual([{ kind: 'goTo', path: 'products.0' }]);
  });

  it('offers the most of a product that dissolves', () => {
    const values = {
      workableApplicationRateLPerHa: null,
      workableRate: 14,
      workableRateUnit: 'kg/ha',
    };
    expect(suggestionsFor(mixProblem('doesNotDissolve', 'products.1.rate', values))[0]).toEqual({
      kind: 'rate',
      path: 'products.1.rate',
      rate: { value: 14, unit: 'kg/ha' },
    });
  });

  it('offers nothing while ways are searched for', () => {
    expect(suggestionsFor(mixProblem('doesNotDissolve', 'products.1.rate'))).toEqual([]);
  });

  it('offers the most that the label allows', () => {
    const values = { value: 5, unit: 'L/ha', maximum: 2, maximumUnit: 'L/ha' };
    expect(suggestionsFor(mixProblem('rateAboveLabelMaximum', 'products.1.rate', values))).toEqual([
      { kind: 'rate', path: 'products.1.rate', rate: { value: 2, unit: 'L/ha' } },
    ]);
  });

  it('leads to the fact that is not known', () => {
    const field = 'products.2.overrides.displacementLPerKg';
    expect(suggestionsFor(mixProblem('displacementUnknown', field))).toEqual([
      { kind: 'goTo', path: field },
    ]);
    expect(suggestionsFor(mixProblem('rateNeedsDensity', 'products.0.rate'))).toEqual([
      { kind: 'goTo', path: 'products.0.overrides.liquidDensityKgPerL' },
    ]);
  });

  it('leads to more water where there is too much in it, and to the heel where that is too much', () => {
    expect(suggestionsFor(mixProblem('solidsAboveStop', 'products'))).toEqual([
      { kind: 'goTo', path: 'applicationRateLPerHa' },
    ]);
    expect(suggestionsFor(mixProblem('productsExceedLoad', 'heel.volumeL'))).toEqual([
      { kind: 'goTo', path: 'heel.volumeL' },
    ]);
  });

  it('asks of a dose whether its digits are of a smaller unit, or meant', () => {
    const values = { value: 40, unit: 'L/ha', gPerHa: 10_000.4, likelyUnit: 'mL/ha' };
    const asked = mixProblem('doseNotPlausible', 'products.1.rate', values);
    const meant = { kind: 'meant', path: 'products.1.meantGPerHa', gPerHa: 10_001 };
    expect(suggestionsFor(asked)).toEqual([
      { kind: 'rate', path: 'products.1.rate', rate: { value: 40, unit: 'mL/ha' } },
      meant,
    ]);
    expect(suggestionsFor({ ...asked, values: { ...values, likelyUnit: null } })).toEqual([
      { kind: 'changeRate', path: 'products.1.rate' },
      meant,
    ]);
  });

  it('has no way where the whole list is meant', () => {
    expect(suggestionsFor(mixProblem('noProposal', 'products'))).toEqual([]);
  });
});
