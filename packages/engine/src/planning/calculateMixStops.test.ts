import { describe, expect, it } from 'vitest';
import { mixCatalogue } from '../../test/mixCatalogue.ts';
import { calculateMix } from './calculateMix.ts';
import type { MixDraft, MixDraftProduct } from '../mix/MixDraft.ts';
import type { ProblemCode } from '../mix/MixProblem.ts';

const urea: MixDraftProduct = { productId: 'urea', rate: { value: 20, unit: 'kg/ha' } };

const sound: MixDraft = {
  tankCapacityL: 1000,
  deadVolumeL: 0,
  sprayAreaHa: 25,
  applicationRateLPerHa: 100,
  products: [urea],
};

function stopOf(change: Partial<MixDraft>, code: ProblemCode) {
  const { plan, problems } = calculateMix({ ...sound, ...change }, mixCatalogue);
  expect(plan).toBeNull();
  const found = problems.filter((problem) => problem.code === code);
  expect(found).toHaveLength(1);
  expect(found[0]?.severity).toBe('stop');
  return found[0];
}

it('a sound draft has a plan and no stop', () => {
  const { plan, problems } = calculateMix(sound, mixCatalogue);
  expect(plan).not.toBeNull();
  expect(problems.map(({ severity }) => severity)).not.toContain('stop');
});

describe('stops of the loads', () => {
  it('tooManyLoads', () => {
    const problem = stopOf({ sprayAreaHa: 10_001, tankCapacityL: 1000 }, 'tooManyLoads');
    expect(problem).toMatchObject({
      field: 'sprayAreaHa',
      values: { loadCount: 1001, most: 1000 },
    });
  });

  it('productsExceedLoad: 110 L of seaweed on a hectare of 100 L', () => {
    const products: MixDraftProduct[] = [
      { productId: 'seaweed', rate: { value: 110, unit: 'L/ha' } },
    ];
    const problem = stopOf({ products }, 'productsExceedLoad');
    expect(problem).toMatchObject({
      field: 'products',
      values: { loadL: 1000, heelL: 0, productsL: 1100 },
    });
    expect(problem?.values.excessL).toBeCloseTo(100, 9);
  });

  it('productsExceedLoad at the heel: a full tank of water leaves no room for 200 kg urea', () => {
    const heel = { volumeL: 1000, contents: 'water' } as const;
    const problem = stopOf({ heel }, 'productsExceedLoad');
    expect(problem).toMatchObject({ field: 'heel.volumeL', values: { loadL: 1000, heelL: 1000 } });
  });

  it('productsExceedLoad at the heel: more water in the tank than the job needs mix', () => {
    const heel = { volumeL: 400, contents: 'water' } as const;
    const problem = stopOf({ sprayAreaHa: 3, heel }, 'productsExceedLoad');
    expect(problem).toMatchObject({ field: 'heel.volumeL', values: { loadL: 300, heelL: 400 } });
  });

  it('loadMassAboveLimit: 1,050 kg on an axle for 1,000 kg, and the line that would do', () => {
    const problem = stopOf({ maxLoadMassKg: 1000 }, 'loadMassAboveLimit');
    expect(problem).toMatchObject({
      field: 'maxLoadMassKg',
      values: { limitKg: 1000, loadL: 1000 },
    });
    expect(problem?.values.massKg).toBeCloseTo(1050.3, 1);
    expect(problem?.values.allowedL).toBe(952);
    const { plan } = calculateMix({ ...sound, maxLoadMassKg: 1051 }, mixCatalogue);
    expect(plan).not.toBeNull();
  });

  it('loadMassAboveLimit counts a heel of the same mix', () => {
    const heel = { volumeL: 900, contents: 'sameMix' } as const;
    const problem = stopOf({ maxLoadMassKg: 1000, heel }, 'loadMassAboveLimit');
    expect(problem?.values.massKg).toBeCloseTo(1050.3, 1);
  });

  it('heelAboveTank', () => {
    const heel = { volumeL: 1001, contents: 'water' } as const;
    expect(stopOf({ heel }, 'heelAboveTank')?.field).toBe('heel.volumeL');
  });
});

describe('stops from inside the tank', () => {
  it('doesNotDissolve: 60 kg KNO3 in about 300 L of 15 °C (G9)', () => {
    const problem = stopOf(
      {
        tankCapacityL: 323.6,
        sprayAreaHa: 3.236,
        waterTemperatureC: 15,
        products: [{ productId: 'kno3', rate: { value: 60, unit: 'kg/load' } }],
      },
      'doesNotDissolve',
    );
    expect(problem?.values.undissolvedKg).toBeCloseTo(13.2, 0);
  });

  it('displacementUnknown: so much of what nobody knows the room of that the tank could run over', () => {
    stopOf(
      { products: [{ productId: 'ga3', rate: { value: 150, unit: 'kg/ha' } }] },
      'displacementUnknown',
    );
  });

  it('incompatible: ammonium sulphate with lime', () => {
    stopOf(
      {
        products: [
          { productId: 'ams', rate: { value: 5, unit: 'kg/ha' } },
          { productId: 'lime-flour', rate: { value: 5, unit: 'kg/ha' } },
        ],
      },
      'incompatible',
    );
  });
});

it('nothing is planned from a draft that cannot be read, whatever it is', () => {
  for (const draft of [null, undefined, 3, 'mix', [], {}, { ...sound, products: [null] }]) {
    const { plan, problems } = calculateMix(draft, mixCatalogue);
    expect(plan).toBeNull();
    expect(problems.length).toBeGreaterThan(0);
  }
});

describe('what is hard to measure', () => {
  const ga3 = (value: number, measuringStep: number | null = null): MixDraftProduct => ({
    productId: 'ga3',
    rate: { value, unit: 'g/ha' },
    measuringStep,
  });
  const warningOf = (product: MixDraftProduct) =>
    calculateMix({ ...sound, products: [product] }, mixCatalogue).problems.find(
      ({ code }) => code === 'amountHardToMeasure',
    );

  it('is less than 1 g or 5 mL in a load', () => {
    expect(warningOf(ga3(0.19))).toMatchObject({
      field: 'products.0.rate',
      values: { productId: 'ga3', unit: 'kg', least: 0.001 },
    });
    expect(warningOf(ga3(0.19))?.values.amount).toBeCloseTo(0.00095, 12);
    expect(warningOf(ga3(0.2))).toBeUndefined();
    const wetter = (value: number): MixDraftProduct => ({
      productId: 'wetter',
      rate: { value, unit: 'mL/ha' },
    });
    expect(warningOf(wetter(0.9))).toMatchObject({ values: { unit: 'L', least: 0.005 } });
    expect(warningOf(wetter(1))).toBeUndefined();
  });

  it('names the load, what equal loads would get, and how much of a pre-mix holds it', () => {
    // 25.5 ha at 100 L/ha from 1,000 L: two full loads and one of 550 L.
    const draft = { ...sound, sprayAreaHa: 25.5, products: [ga3(0.15)] };
    const found = calculateMix(draft, mixCatalogue).problems.find(
      ({ code }) => code === 'amountHardToMeasure',
    );
    expect(found?.values).toMatchObject({ loadNumber: 3, least: 0.001, premixL: 1 });
    expect(found?.values.amount).toBeCloseTo(0.000825, 12);
    expect(found?.values.premixTakenL).toBeCloseTo(0.825, 12);
    expect(found?.values.equalAmount).toBeCloseTo(0.001275, 12);
    const equal = calculateMix({ ...draft, loadSplit: 'equal' }, mixCatalogue);
    expect(equal.problems.map(({ code }) => code)).not.toContain('amountHardToMeasure');
  });

  it('is less than one step of the scale; the exact figure is then shown', () => {
    const draft = { ...sound, products: [ga3(20, 0.5)] };
    expect(warningOf(ga3(20, 0.5))).toMatchObject({ values: { least: 0.5 } });
    const { plan } = calculateMix(draft, mixCatalogue);
    expect(plan?.loads.map(({ products }) => products[0]?.measured)).toEqual([null, null]);
    expect(warningOf(ga3(20, 0.05))).toBeUndefined();
  });
});
