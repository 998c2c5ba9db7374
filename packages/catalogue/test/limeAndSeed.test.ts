import { calculateMix, type MixDraft, type MixDraftProduct, type ProblemCode } from '@mix/engine';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../src/index.ts';
import { line } from './golden/plans.ts';

const job: MixDraft = {
  tankCapacityL: 1000,
  deadVolumeL: 0,
  tankResidualL: 0,
  sprayAreaHa: 10,
  applicationRateLPerHa: 100,
  waterTemperatureC: 20,
  products: [],
};

const told = (code: ProblemCode, products: readonly MixDraftProduct[], more: MixDraft = job) =>
  calculateMix({ ...more, products }, catalogue).problems.find((problem) => problem.code === code)
    ?.values;

describe('lime', () => {
  const lime = (neutralisingValuePct: number | null, finenessPct: number | null, kg = 10) => [
    { ...line('lime-flour', kg, 'kg/ha'), overrides: { neutralisingValuePct, finenessPct } },
  ];

  it('of 80 % takes 12.5 % more than one of 90 % (Ravensdown, science of lime)', () => {
    const weaker = Number(told('limeValue', lime(80, null, 11.25))?.['pureKgPerHa']);
    expect(weaker).toBeCloseTo(Number(told('limeValue', lime(90, null))?.['pureKgPerHa']), 9);
  });

  it('acts by 62.1 % at a carbonate equivalent of 90 and a fineness of 69 (Cornell, PO41)', () => {
    expect(told('limeValue', lime(90, 69))?.['actingKgPerHa']).toBeCloseTo(6.21, 9);
    expect(told('limeValue', lime(90, null))?.['actingKgPerHa']).toBeNull();
  });

  it('has the value of its source where none is typed, and says where none is known', () => {
    expect(told('limeValue', lime(null, null))?.['pureKgPerHa']).toBeCloseTo(9.46, 9);
    expect(told('limeValueNotKnown', [line('mag-lime', 10, 'kg/ha')])?.['productIds']).toEqual([
      'mag-lime',
    ]);
  });

  it('of 75 µm passes half of a 50 mesh filter and not half of 100 mesh', () => {
    const products = [line('lime-flour', 10, 'kg/ha')];
    expect(told('filterMayBlock', products, { ...job, finestFilterMesh: 100 })).toMatchObject({
      topSizeUm: 75,
      openingUm: 149,
      passesUm: 74.5,
    });
    expect(told('filterMayBlock', products, { ...job, finestFilterMesh: 50 })).toBeUndefined();
    expect(told('filterMayBlock', products)).toBeUndefined();
  });
});

describe('seed in the tank', () => {
  const seed = line('wclover', 4, 'kg/ha');

  it('lies in 2.03 MPa of 50 g/L urea, 0.81 of 20 g/L and 5.53 of 100 g/L ammonium sulphate', () => {
    // At 100 L/ha, 5 kg/ha are 50 g/L.
    expect(told('seedInStrongSalt', [line('urea', 5, 'kg/ha'), seed])?.['osmoticMPa']).toBeCloseTo(
      2.03,
      1,
    );
    expect(told('seedInStrongSalt', [line('urea', 2, 'kg/ha'), seed])).toBeUndefined();
    expect(told('seedInStrongSalt', [line('ams', 10, 'kg/ha'), seed])?.['osmoticMPa']).toBeCloseTo(
      5.53,
      1,
    );
  });

  it('is told to be long in the tank after half an hour in salt, two hours in water', () => {
    const urea = line('urea', 2, 'kg/ha');
    const holding = (holdingTimeMin: number): MixDraft => ({ ...job, holdingTimeMin });
    expect(told('seedTooLong', [urea, seed], holding(31))).toMatchObject({ inSalt: 'yes' });
    expect(told('seedTooLong', [urea, seed], holding(30))).toBeUndefined();
    expect(told('seedTooLong', [seed], holding(121))).toMatchObject({ mostMin: 120, inSalt: 'no' });
    expect(told('seedTooLong', [seed], holding(120))).toBeUndefined();
  });

  it('is always said to be untested, and nothing of a mix without seed', () => {
    expect(told('seedNotTested', [seed])?.['productIds']).toEqual(['wclover']);
    expect(told('seedNotTested', [line('urea', 2, 'kg/ha')])).toBeUndefined();
  });

  it('names what dissolves and is not in the sum', () => {
    const products = [line('urea', 5, 'kg/ha'), line('uan32', 2, 'L/ha'), seed];
    expect(told('seedInStrongSalt', products)?.['notCountedIds']).toEqual(['uan32']);
  });
});
