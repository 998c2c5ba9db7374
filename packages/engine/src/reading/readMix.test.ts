import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneBoomMachine, testCatalogue, testUrea } from '../../test/testCatalogue.ts';
import { xr11003 } from '../../test/exampleNozzles.ts';
import type { MixDraft } from '../mix/MixDraft.ts';
import { isStop } from '../mix/MixProblem.ts';
import { readMix } from './readMix.ts';

const enough: MixDraft = {
  machineId: 'custom',
  tankCapacityL: 1200,
  sprayAreaHa: 37.5,
  applicationRateLPerHa: 180,
  products: [{ productId: 'urea', rate: { value: 25, unit: 'kg/ha' } }],
};

const read = (change: Record<string, unknown>) => readMix({ ...enough, ...change }, testCatalogue);

const problemsOf = (change: Record<string, unknown>) =>
  read(change).problems.map(({ code, field }) => [code, field]);

describe('a draft that is enough', () => {
  it('becomes inputs with nothing filled in silently', () => {
    const { inputs, problems } = readMix(enough, testCatalogue);
    expect(problems).toEqual([]);
    expect(inputs).toMatchObject({
      machine: null,
      boom: null,
      tankCapacityL: 1200,
      tankCapacityAssumed: false,
      deadVolumeL: null,
      swathWidthM: null,
      suspendedSolidsLimitFraction: null,
      nozzle: null,
      nozzleCount: null,
      travelSpeedKmPerH: null,
      waterTemperatureC: null,
      heel: null,
      loadSplit: 'fullThenPart',
      mixingOrder: null,
      labelAllowances: [],
      nitrogenAppliedKgPerHa: null,
    });
    expect(inputs?.products).toEqual([
      {
        index: 0,
        product: testUrea,
        rate: { value: 25, unit: 'kg/ha' },
        containers: [],
        price: null,
        measuringStep: null,
        labelMaximumRate: null,
        applicationsBefore: null,
        appliedBeforePerHa: null,
        sameActionBefore: null,
        daysSinceLast: null,
        activeBeforeGPerHa: null,
        meantGPerHa: null,
      },
    ]);
    expect(inputs?.products[0]?.product).toBe(testUrea);
  });

  it('reads absent and null alike', () => {
    const keys = ['name', 'machineId', 'deadVolumeL', 'nozzle', 'heel', 'loadSplit', 'mixingOrder'];
    const nulls = Object.fromEntries(keys.map((key) => [key, null]));
    expect(read(nulls).inputs).toEqual({ ...read({}).inputs, draft: { ...enough, ...nulls } });
  });

  it('carries everything that may be set', () => {
    const { inputs, problems } = read({
      name: 'Hill block',
      deadVolumeL: 15,
      swathWidthM: 20,
      suspendedSolidsLimitPct: 12,
      maxLoadMassKg: 1500,
      gaugeStepL: 50,
      nozzle: { nozzleId: 'xr11003', nozzleCount: 40 },
      travelSpeedKmPerH: 12,
      agitationFlowLPerMin: 30,
      waterTemperatureC: 12,
      waterAnalysis: { calciumPpm: 200, ph: 7 },
      holdingTimeMin: 30,
      heel: { volumeL: 100, contents: 'water' },
      loadSplit: 'equal',
      mixingOrder: ['urea'],
      labelAllowances: [{ productIds: ['urea', 'captan'], reason: 'Label page 4' }],
      nitrogenAppliedKgPerHa: 55.2,
    });
    expect(problems).toEqual([]);
    expect(inputs).toMatchObject({
      deadVolumeL: 15,
      swathWidthM: 20,
      suspendedSolidsLimitFraction: 0.12,
      maxLoadMassKg: 1500,
      gaugeStepL: 50,
      nozzle: xr11003,
      nozzleCount: 40,
      travelSpeedKmPerH: 12,
      agitationFlowLPerMin: 30,
      waterTemperatureC: 12,
      waterAnalysis: { calciumPpm: 200, magnesiumPpm: null, ph: 7 },
      holdingTimeMin: 30,
      heel: { volumeL: 100, contents: 'water' },
      loadSplit: 'equal',
      mixingOrder: ['urea'],
      labelAllowances: [{ productIds: ['urea', 'captan'], reason: 'Label page 4' }],
      nitrogenAppliedKgPerHa: 55.2,
    });
  });
});

describe('the machine', () => {
  it('offers nominal tank x usable fraction and its only boom, and says what is assumed', () => {
    const { inputs } = read({ machineId: 'one-boom', tankCapacityL: null });
    expect(inputs).toMatchObject({
      machine: oneBoomMachine,
      boom: oneBoomMachine.boomConfigurations[0],
      tankCapacityL: 950,
      tankCapacityAssumed: true,
      deadVolumeL: null,
      tankResidualL: null,
      residualAssumedL: 20,
      swathWidthM: 20,
      suspendedSolidsLimitFraction: 0.15,
      suspendedSolidsLimitAssumed: true,
    });
  });

  it('lets typed figures rule over the machine, no longer assumed', () => {
    const { inputs } = read({
      machineId: 'one-boom',
      tankCapacityL: 900,
      deadVolumeL: 0,
      swathWidthM: 18,
      suspendedSolidsLimitPct: 10,
    });
    expect(inputs).toMatchObject({
      tankCapacityL: 900,
      tankCapacityAssumed: false,
      deadVolumeL: 0,
      residualAssumedL: null,
      swathWidthM: 18,
      suspendedSolidsLimitFraction: 0.1,
      suspendedSolidsLimitAssumed: false,
    });
  });

  it('takes no boom unasked when there are two, and the count of the named one', () => {
    expect(read({ machineId: 'two-booms' }).inputs).toMatchObject({
      boom: null,
      swathWidthM: null,
    });
    const named = { machineId: 'two-booms', boomConfigurationId: 'narrow' };
    expect(read({ ...named, nozzle: { nozzleId: 'xr11003' } }).inputs).toMatchObject({
      boom: { id: 'narrow' },
      swathWidthM: 12,
      nozzleCount: 24,
    });
    const own = { nozzle: { nozzleId: 'xr11003', nozzleCount: 20 } };
    expect(read({ ...named, ...own }).inputs?.nozzleCount).toBe(20);
  });

  it.each([
    [{ machineId: 'two-booms', tankCapacityL: null }, 'missing', 'tankCapacityL'],
    [{ machineId: null, tankCapacityL: null }, 'missing', 'tankCapacityL'],
    [{ machineId: 'nine', tankCapacityL: null }, 'unknownMachine', 'machineId'],
    [{ boomConfigurationId: 'boom' }, 'unknownBoomConfiguration', 'boomConfigurationId'],
    [{ nozzle: {} }, 'missing', 'nozzle.nozzleId'],
    [{ nozzle: { nozzleId: 'xr1100' } }, 'unknownNozzle', 'nozzle.nozzleId'],
    [{ nozzle: { nozzleId: 'xr11003', nozzleCount: 2.5 } }, 'notWhole', 'nozzle.nozzleCount'],
    [{ nozzle: { nozzleId: 'xr11003', nozzleCount: 0 } }, 'belowMinimum', 'nozzle.nozzleCount'],
    [{ deadVolumeL: 1200 }, 'aboveMaximum', 'deadVolumeL'],
    [{ tankResidualL: 1200 }, 'aboveMaximum', 'tankResidualL'],
    [{ deadVolumeL: 700, tankResidualL: 600 }, 'aboveMaximum', 'tankResidualL'],
    [{ heel: { volumeL: 1300, contents: 'water' } }, 'heelAboveTank', 'heel.volumeL'],
    [{ heel: { volumeL: 601, contents: 'water' } }, 'unusuallyHigh', 'heel.volumeL'],
    [{ heel: { volumeL: 10, contents: 'milk' } }, 'heelContentsUnknown', 'heel.contents'],
    [{ heel: { volumeL: 10 } }, 'heelContentsUnknown', 'heel.contents'],
    [{ heel: { contents: 'water' } }, 'missing', 'heel.volumeL'],
  ])('looks at %j', (change, code, field) => {
    expect(problemsOf(change)).toEqual([[code, field]]);
  });
});

describe('what is missing, misspelt or of the wrong kind', () => {
  it.each([[null], [undefined], [[]], ['{}'], [5], [true]])('cannot read %j', (draft) => {
    const { inputs, problems } = readMix(draft, testCatalogue);
    expect(inputs).toBeNull();
    expect(problems.map(({ code }) => code)).toEqual(['draftNotReadable']);
  });

  it('names all that an empty draft needs', () => {
    expect(readMix({}, testCatalogue).problems.map(({ code, field }) => [code, field])).toEqual([
      ['missing', 'tankCapacityL'],
      ['missing', 'sprayAreaHa'],
      ['missing', 'applicationRateLPerHa'],
      ['noProducts', 'products'],
    ]);
  });

  it('names the nearest known field', () => {
    const { problems } = read({ sprayAreaHA: 20, area: 5, zebra: 1 });
    expect(problems.map(({ values }) => values)).toEqual([
      { name: 'sprayAreaHA', nearest: 'sprayAreaHa' },
      { name: 'area', nearest: 'sprayAreaHa' },
      { name: 'zebra', nearest: null },
    ]);
  });

  it('looks at own keys only, and takes __proto__ for a misspelt field', () => {
    const draft: unknown = JSON.parse(
      `{"__proto__": {"sprayAreaHa": 5}, "constructor": 1, "tankCapacityL": 1000}`,
    );
    const { inputs, problems } = readMix(draft, testCatalogue);
    expect(inputs).toBeNull();
    expect(problems.map(({ code, field }) => [code, field])).toEqual([
      ['unknownField', '__proto__'],
      ['unknownField', 'constructor'],
      ['missing', 'sprayAreaHa'],
      ['missing', 'applicationRateLPerHa'],
      ['noProducts', 'products'],
    ]);
    expect(({} as Record<string, unknown>).sprayAreaHa).toBeUndefined();
    const inherited = Object.create(enough) as Record<string, unknown>;
    expect(readMix(inherited, testCatalogue).inputs).toBeNull();
  });

  it('lists at most ten misspelt fields of a huge draft', () => {
    const huge = Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`key${n}`, n]));
    expect(readMix(huge, testCatalogue).problems).toHaveLength(14);
  });

  it.each([
    [{ sprayAreaHa: '20' }, 'wrongType', 'sprayAreaHa'],
    [{ sprayAreaHa: Number.NaN }, 'wrongType', 'sprayAreaHa'],
    [{ sprayAreaHa: Number.POSITIVE_INFINITY }, 'wrongType', 'sprayAreaHa'],
    [{ sprayAreaHa: 0 }, 'belowMinimum', 'sprayAreaHa'],
    [{ sprayAreaHa: -0 }, 'belowMinimum', 'sprayAreaHa'],
    [{ sprayAreaHa: 100_001 }, 'aboveMaximum', 'sprayAreaHa'],
    [{ sprayAreaHa: 0.005 }, 'unusuallyLow', 'sprayAreaHa'],
    [{ applicationRateLPerHa: 15_000 }, 'aboveMaximum', 'applicationRateLPerHa'],
    [{ applicationRateLPerHa: 1_600 }, 'unusuallyHigh', 'applicationRateLPerHa'],
    [{ tankCapacityL: 80_000 }, 'aboveMaximum', 'tankCapacityL'],
    [{ waterTemperatureC: -1 }, 'belowMinimum', 'waterTemperatureC'],
    [{ travelSpeedKmPerH: 120 }, 'aboveMaximum', 'travelSpeedKmPerH'],
    [{ name: 5 }, 'wrongType', 'name'],
    [{ name: 'x'.repeat(81) }, 'aboveMaximum', 'name'],
    [{ name: '🚜'.repeat(81) }, 'aboveMaximum', 'name'],
    [{ name: '  ' }, 'textNotUsable', 'name'],
    [{ name: 'a\u202Eb' }, 'textNotUsable', 'name'],
    [{ machineId: 7 }, 'wrongType', 'machineId'],
    [{ loadSplit: 'halves' }, 'invalidChoice', 'loadSplit'],
    [{ heel: [] }, 'wrongType', 'heel'],
    [{ heel: { volumeL: 1, contents: 'water', litres: 1 } }, 'unknownField', 'heel.litres'],
    [{ waterAnalysis: { ph: 15 } }, 'aboveMaximum', 'waterAnalysis.ph'],
    [{ products: {} }, 'wrongType', 'products'],
    [{ products: [] }, 'noProducts', 'products'],
    [{ products: Array(31).fill(enough.products?.[0]) }, 'aboveMaximum', 'products'],
    [{ products: [null] }, 'missing', 'products.0'],
    [{ products: ['urea'] }, 'wrongType', 'products.0'],
    [{ mixingOrder: ['captan'] }, 'invalidChoice', 'mixingOrder.0'],
    [{ mixingOrder: ['urea', 'urea'] }, 'productListedTwice', 'mixingOrder.1'],
    [{ labelAllowances: [{ reason: 'x' }] }, 'missing', 'labelAllowances.0.productIds'],
    [
      { labelAllowances: [{ productIds: ['urea'], reason: 'x' }] },
      'wrongType',
      'labelAllowances.0.productIds',
    ],
    [
      { labelAllowances: [{ productIds: ['a', 'b'], reason: 'x'.repeat(201) }] },
      'aboveMaximum',
      'labelAllowances.0.reason',
    ],
  ])('finds what is wrong with %j', (change: Record<string, unknown>, code, field) => {
    expect(problemsOf(change)).toEqual([[code, field]]);
  });

  it('takes eighty characters of any script as a name', () => {
    expect(problemsOf({ name: '🚜'.repeat(80) })).toEqual([]);
  });
});

describe('any input', () => {
  const json = fc.jsonValue({ maxDepth: 4 });
  const keys = fc.constantFrom(
    ...['sprayAreaHa', 'products', 'heel', 'nozzle', 'tankCapacityL', 'mixingOrder', 'rate', 'x'],
  );

  it('never throws, and gives inputs only when nothing stops', () => {
    fc.assert(
      fc.property(fc.oneof(json, fc.dictionary(keys, json)), json, (draft, product) => {
        for (const attempt of [draft, { ...enough, products: [product] }]) {
          const { inputs, problems } = readMix(attempt, testCatalogue);
          expect(inputs === null).toBe(problems.some(isStop));
        }
      }),
    );
  });
});
