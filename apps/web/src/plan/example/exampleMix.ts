import type { MixDraft } from '@mix/engine';

/** Urea and seaweed on 13.5 ha: a full load and a part of one, bags to count, and a tank that cools. */
export const exampleMix: MixDraft = {
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
