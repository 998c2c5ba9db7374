import { catalogue } from '@mix/catalogue';
import type { MixForm } from '../draft/MixForm.ts';

/** One product, two full loads, one warning. */
export const urea: MixForm = {
  machineId: 'custom',
  tankCapacityL: 1000,
  sprayAreaHa: 20,
  applicationRateLPerHa: 100,
  waterTemperatureC: 12,
  products: [{ productId: 'urea', rate: { value: 20, unit: 'kg/ha' } }],
};

/** Two products that set to gypsum. */
export const stopped: MixForm = {
  ...urea,
  products: [
    { productId: 'can-sol', rate: { value: 5, unit: 'kg/ha' } },
    { productId: 'ams', rate: { value: 20, unit: 'kg/ha' } },
  ],
};

/** 13.5 ha at 100 L/ha from a tank of 1,000 L: a full load and one of 350 L. */
export const hillBlock: MixForm = {
  name: 'Hill block',
  machineId: 'custom',
  tankCapacityL: 1000,
  deadVolumeL: 0,
  sprayAreaHa: 13.5,
  applicationRateLPerHa: 100,
  waterTemperatureC: 12,
  products: [
    {
      productId: 'urea',
      rate: { value: 20, unit: 'kg/ha' },
      containers: [{ size: 25, unit: 'kg', kind: 'bag' }],
    },
    { productId: 'seaweed', rate: { value: 2, unit: 'L/ha' } },
  ],
};

/** Every part of the result has something to show: containers, prices, marks, nozzle, nitrogen. */
export const everyPart: MixForm = {
  name: 'Hill block',
  machineId: 'custom',
  tankCapacityL: 1000,
  deadVolumeL: 0,
  swathWidthM: 20,
  gaugeStepL: 100,
  nozzle: { nozzleId: 'aixr11003', nozzleCount: 40 },
  travelSpeedKmPerH: 12,
  sprayAreaHa: 23.5,
  applicationRateLPerHa: 100,
  waterTemperatureC: 12,
  nitrogenAppliedKgPerHa: 55.2,
  products: [
    {
      productId: 'urea',
      rate: { value: 20, unit: 'kg/ha' },
      containers: [{ size: 25, unit: 'kg', kind: 'bag' }],
      price: { amountCents: 82, per: 'kg' },
    },
    { productId: 'ga3', rate: { value: 20, unit: 'g/ha' } },
    { productId: 'seaweed', rate: { value: 2, unit: 'L/ha' } },
  ],
};

/** 3.5 ha with a herbicide whose owner entered 4 h without entry and 7 days without grazing. */
export function labelledMix(): MixForm {
  const product = catalogue.products.find(({ id }) => id === 'glyphosate');
  if (product === undefined) throw new Error('no glyphosate');
  const label = { country: null, entryH: 4, grazingDays: 7 };
  return {
    ...urea,
    name: 'Flat',
    deadVolumeL: 0,
    sprayAreaHa: 3.5,
    products: [{ productId: 'glyphosate', rate: { value: 3, unit: 'L/ha' } }],
    savedFacts: { products: [{ ...product, label }], settled: true },
  };
}
