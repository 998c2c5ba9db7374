import type { MixDraft } from '@mix/engine';

/** A busy but lawful mix of eight products, used by the engine and the typing measurements. */
export const eightProductDraft: MixDraft = {
  machineId: 'custom',
  tankCapacityL: 2000,
  deadVolumeL: 20,
  swathWidthM: 20,
  gaugeStepL: 50,
  suspendedSolidsLimitPct: 15,
  nozzle: { nozzleId: 'aixr11004', nozzleCount: 40 },
  travelSpeedKmPerH: 10,
  sprayAreaHa: 37.5,
  applicationRateLPerHa: 200,
  waterTemperatureC: 15,
  products: [
    { productId: 'urea', rate: { value: 20, unit: 'kg/ha' } },
    { productId: 'epsom', rate: { value: 5, unit: 'kg/ha' } },
    { productId: 'boric', rate: { value: 1, unit: 'kg/ha' } },
    { productId: 'moly', rate: { value: 0.05, unit: 'kg/ha' } },
    { productId: 'fulvic', rate: { value: 2, unit: 'L/ha' } },
    { productId: 'molasses', rate: { value: 4, unit: 'L/ha' } },
    { productId: 'nis', rate: { value: 50, unit: 'mL/100 L' } },
    { productId: 'antifoam', rate: { value: 10, unit: 'mL/100 L' } },
  ],
};

/** The same with another area for each number, so that nothing can be answered from a cache. */
export const draftNumber = (index: number): MixDraft => ({
  ...eightProductDraft,
  sprayAreaHa: 10 + (index % 500) / 10,
});
