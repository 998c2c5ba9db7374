import { calculateMix, type MixDraft, type RateUnit } from '@mix/engine';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../src/index.ts';
import { line } from './golden/plans.ts';

const captan: MixDraft = {
  tankCapacityL: 1000,
  deadVolumeL: 0,
  sprayAreaHa: 10,
  applicationRateLPerHa: 100,
  waterTemperatureC: 12,
  waterAnalysis: { ph: 8.5 },
  products: [line('captan', 2, 'kg/ha')],
};
/** 20 m at 7.2 km/h: 14.4 ha/h, 41.7 min for a tank. */
const driven: MixDraft = {
  ...captan,
  swathWidthM: 20,
  travelSpeedKmPerH: 7.2,
  nozzle: { nozzleId: 'xr11004', nozzleCount: 40 },
};

const told = (draft: MixDraft) =>
  calculateMix(draft, catalogue).problems.find(({ code }) => code === 'breaksDownInTank')?.values;

describe('what breaks down in the tank', () => {
  it('is told with the time it takes to spray the largest load', () => {
    expect(told(driven)?.['holdingTimeMin']).toBeCloseTo(41.67, 2);
    expect(told({ ...driven, sprayAreaHa: 25 })?.['holdingTimeMin']).toBeCloseTo(41.67, 2);
    expect(told({ ...driven, sprayAreaHa: 5 })?.['holdingTimeMin']).toBeCloseTo(20.83, 2);
    expect(Number(told(driven)?.['remaining'])).toBeLessThan(0.02);
  });

  it('stands as long as was entered where that is longer', () => {
    expect(told({ ...driven, holdingTimeMin: 90 })?.['holdingTimeMin']).toBe(90);
    expect(told({ ...driven, holdingTimeMin: 5 })?.['holdingTimeMin']).toBeCloseTo(41.67, 2);
  });

  it('is told by its half-life while no time is known', () => {
    expect(told(captan)).toMatchObject({ holdingTimeMin: null, remaining: null });
    expect(Number(told(captan)?.['halfLifeMin'])).toBeLessThan(10);
    expect(told({ ...captan, waterAnalysis: { ph: 5 } })).toBeUndefined();
  });
});

describe('ammonium sulphate that is in the mix', () => {
  const hard: MixDraft = {
    ...captan,
    waterAnalysis: {
      potassiumPpm: 10,
      sodiumPpm: 100,
      calciumPpm: 200,
      magnesiumPpm: 50,
      ironPpm: 1,
    },
  };
  const told = (amsKgPer100L: number) => {
    const products = [line('glyphosate', 3, 'L/ha'), line('ams', amsKgPer100L, 'kg/100 L')];
    return calculateMix({ ...hard, products }, catalogue).problems.find(
      ({ code }) => code === 'hardWater',
    );
  };

  it('treats hard water where it is enough', () => {
    // The equation's 0.367 is less than glyphosate is given at least: 4 lb in 100 US gal (S40).
    expect(told(0.37)?.values['ammoniumSulphateKgPer100L']).toBeCloseTo(0.4793, 4);
    expect(told(0.48)).toBeUndefined();
    expect(told(2)).toBeUndefined();
  });
});

// Ca 60 and Mg 15 alone need 0.75 lb in 100 US gal; the worst K, Na and Fe of drinking water add
// 1.21.
it('hard water of which only calcium and magnesium are known is treated by what labels ask for', () => {
  const mix = (amsKgPer100L: number): MixDraft => ({
    ...captan,
    applicationRateLPerHa: 150,
    waterAnalysis: { calciumPpm: 60, magnesiumPpm: 15 },
    products: [line('glyphosate-540-ipa-sl', 4, 'L/ha'), line('ams', amsKgPer100L, 'kg/100 L')],
  });
  const codes = (amsKgPer100L: number) =>
    calculateMix(mix(amsKgPer100L), catalogue).problems.map(({ code }) => code);
  expect(codes(2)).not.toContain('hardWater');
  expect(codes(0.48)).not.toContain('hardWater');
  expect(codes(0.3)).toContain('hardWater');
});

describe('ammonium sulphate as a conditioner', () => {
  const outside = (productId: string, value: number, unit: RateUnit) =>
    calculateMix({ ...captan, products: [line(productId, value, unit)] }, catalogue).problems.find(
      ({ code }) => code === 'rateOutsideUsualRange',
    );

  it('has a range of its own beside that of a fertiliser', () => {
    expect(outside('ams', 1, 'kg/100 L')).toBeUndefined();
    expect(outside('ams', 100, 'kg/ha')).toBeUndefined();
    // North Dakota State: 4 lb in 100 US gal; labels go up to 17.
    expect(outside('ams', 0.2, 'kg/100 L')?.values['usualMinimum']).toBeCloseTo(0.4793, 4);
    expect(outside('ams', 3, 'kg/100 L')?.values).toMatchObject({ usualUnit: 'kg/100 L' });
    expect(outside('ams', 5, 'kg/ha')?.values).toMatchObject({ usualUnit: 'kg/ha' });
  });

  it('counts of a conditioner what its label says is in a litre', () => {
    const hardness = { calciumPpm: 200, magnesiumPpm: 50, potassiumPpm: 10, sodiumPpm: 100 };
    const told = (litres: number) => {
      const products = [line('glyphosate', 3, 'L/ha'), line('ams-417-liquid', litres, 'L/100 L')];
      const waterAnalysis = { ...hardness, ironPpm: 1 };
      return calculateMix({ ...captan, waterAnalysis, products }, catalogue).problems.find(
        ({ code }) => code === 'hardWater',
      );
    };
    // 417 g/L: 1 L in 100 L is 0.417 kg of the 0.479 that glyphosate is given at least.
    expect(told(1)?.values['inMixKgPer100L']).toBeCloseTo(0.417, 6);
    expect(told(1.2)).toBeUndefined();
  });
});

describe('blocking of nozzles', () => {
  const lime: MixDraft = { ...driven, products: [line('lime-flour', 20, 'kg/ha')] };
  const notes = (draft: MixDraft) =>
    calculateMix(draft, catalogue).problems.filter(({ code }) => code === 'blockingNotChecked');

  it('is said not to be checked where the opening is not known, or no nozzle is set', () => {
    expect(notes(lime)[0]?.values).toEqual({ productIds: ['lime-flour'], nozzleId: 'xr11004' });
    expect(notes({ ...lime, nozzle: null })[0]?.values).toMatchObject({ nozzleId: null });
    expect(notes(driven)).toEqual([]);
    const codes = (orificeMm: number, assumed: boolean) => {
      const sources = { orificeMm: { sourceIds: assumed ? [] : ['S36'], assumed, note: 'seen' } };
      const nozzles = catalogue.nozzles.map((nozzle) => ({ ...nozzle, orificeMm, sources }));
      const coarse = { ...driven, products: [line('lime-250', 20, 'kg/ha')] };
      const { problems } = calculateMix(coarse, { ...catalogue, nozzles });
      return problems.map(({ code }) => code).filter((code) => /block|particlesToo/i.test(code));
    };
    expect(codes(2, false)).toEqual([]);
    expect(codes(0.05, false)).toEqual(['particlesTooLarge']);
    // An opening that was only worked out stops nothing, and clears nothing.
    expect(codes(2, true)).toEqual(['blockingNotChecked']);
    expect(codes(0.05, true)).toEqual(['particlesMayBlock']);
  });
});

it('room that is not known is told once, for all products together', () => {
  const products = [line('ga3', 1500, 'g/ha'), line('kelp-powder', 1.5, 'kg/ha')];
  const { problems } = calculateMix({ ...captan, products }, catalogue);
  const [told, ...others] = problems.filter(({ code }) => code === 'displacementAssumed');
  expect(others).toEqual([]);
  expect(told?.values['productIds']).toEqual(['ga3', 'kelp-powder']);
  // 30 kg, each 0.1 to 0.85 L.
  expect(told?.values['doubtL']).toBeCloseTo(11.25, 9);
});
