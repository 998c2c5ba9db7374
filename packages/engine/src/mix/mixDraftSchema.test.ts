import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { testCatalogue } from '../../test/testCatalogue.ts';
import { draftFields } from './draftFields.ts';
import { draftRows } from './draftRows.ts';
import { mixDraftSchema, type JsonSchema } from './mixDraftSchema.ts';
import { readMix } from '../reading/readMix.ts';

const validate = new Ajv2020({ allowUnionTypes: true }).compile(mixDraftSchema);

const product = { productId: 'urea', rate: { value: 25, unit: 'kg/ha' } };
const enough = {
  tankCapacityL: 1200,
  sprayAreaHa: 37.5,
  applicationRateLPerHa: 180,
  products: [product],
};
const full = {
  ...enough,
  name: 'Hill block',
  machineId: 'one-boom',
  boomConfigurationId: 'boom',
  deadVolumeL: 15,
  swathWidthM: 20,
  suspendedSolidsLimitPct: 12,
  maxLoadMassKg: 1500,
  gaugeStepL: 50,
  nozzle: { nozzleId: 'xr11003', nozzleCount: 40 },
  catchTest: { nozzleId: 'xr11003', flowLPerMin: 1.19, pressureBar: 3 },
  travelSpeedKmPerH: 12,
  agitationFlowLPerMin: 30,
  waterTemperatureC: 12,
  waterAnalysis: { potassiumPpm: 10, calciumPpm: 200, ph: 7 },
  holdingTimeMin: 30,
  heel: { volumeL: 100, contents: 'water' },
  loadSplit: 'equal',
  mixingOrder: ['urea'],
  labelAllowances: [{ productIds: ['urea', 'captan'], reason: 'Label page 4' }],
  nitrogenAppliedKgPerHa: 55.2,
  products: [
    {
      ...product,
      containers: [{ size: 25, unit: 'kg', kind: 'bag' }],
      price: { amountCents: 120, per: 'kg' },
      measuringStep: 0.5,
      overrides: {
        displacementLPerKg: 0.7,
        heatOfSolutionKJPerKg: 250,
        labelMaximumRate: { value: 90, unit: 'kg/ha' },
      },
    },
  ],
};

describe('mixDraftSchema', () => {
  it('knows every field of a draft, each with a title and a description', () => {
    expect(Object.keys(mixDraftSchema.properties ?? {}).sort()).toEqual(
      Object.keys(draftFields).sort(),
    );
    for (const schema of Object.values(mixDraftSchema.properties ?? {})) {
      expect(schema.title).toMatch(/\S/);
      expect(schema.description).toMatch(/\S/);
    }
  });

  it('holds every numeric parameter at its path, with its limits and unit', () => {
    for (const { path, field } of draftRows()) {
      if (field.kind !== 'number' || path.endsWith('ate.value')) continue;
      const parameter = field.limits;
      let schema: JsonSchema | undefined = mixDraftSchema;
      for (const key of path.split('.')) {
        schema = key === '*' ? schema?.items : schema?.properties?.[key];
      }
      expect(schema, path).toMatchObject({
        [parameter.minAllowed ? 'minimum' : 'exclusiveMinimum']: parameter.min,
        maximum: parameter.max,
      });
      expect(schema?.description).toContain(`Unit: ${parameter.unit}.`);
    }
  });

  it.each([
    ['what is enough', enough],
    ['everything', full],
    ['nulls', { ...enough, heel: null, nozzle: null, waterTemperatureC: null, mixingOrder: null }],
  ])('accepts %s, as reading does', (_, draft) => {
    expect(validate(draft), JSON.stringify(validate.errors)).toBe(true);
    expect(readMix(draft, testCatalogue).inputs).not.toBeNull();
  });

  it.each([
    [null],
    [[]],
    [{}],
    [{ ...enough, area: 5 }],
    [{ ...enough, sprayAreaHa: '20' }],
    [{ ...enough, sprayAreaHa: 0 }],
    [{ ...enough, sprayAreaHa: null }],
    [{ ...enough, applicationRateLPerHa: 5001 }],
    [{ ...enough, products: [] }],
    [{ ...enough, products: Array(31).fill(product) }],
    [{ ...enough, products: [{ productId: 'urea' }] }],
    [{ ...enough, products: [{ ...product, rate: { value: 25, unit: 'kg' } }] }],
    [{ ...enough, products: [{ ...product, rate: { value: 5001, unit: 'kg/ha' } }] }],
    [{ ...enough, products: [{ ...product, colour: 'red' }] }],
    [{ ...enough, products: [{ ...product, price: { amountCents: 9.5, per: 'kg' } }] }],
    [{ ...enough, products: [{ ...product, containers: [{ size: 0, unit: 'kg', kind: 'bag' }] }] }],
    [{ ...enough, heel: { volumeL: 10, contents: 'milk' } }],
    [{ ...enough, nozzle: { nozzleId: 'xr11003', nozzleCount: 1.5 } }],
    [{ ...enough, loadSplit: 'halves' }],
    [{ ...enough, name: 'x'.repeat(81) }],
    [{ ...enough, labelAllowances: [{ productIds: ['urea'], reason: 'x' }] }],
    [{ ...enough, waterAnalysis: { ph: 15 } }],
  ])('refuses %j, as reading does', (draft) => {
    expect(validate(draft)).toBe(false);
    expect(readMix(draft, testCatalogue).inputs).toBeNull();
  });
});
