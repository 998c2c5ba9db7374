import type { MixForm } from '../../src/mix/draft/MixForm.ts';

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
