import { catalogue } from '@mix/catalogue';
import { calculateMix, type MixDraft } from '@mix/engine';
import type { Job } from '../job/Job.ts';
import { startJob } from '../startJob.ts';

/** 23.5 ha at 100 L/ha: two full loads of 1,000 L and one of 350 L. */
export const exampleDraft: MixDraft = {
  name: 'Hill block',
  machineId: 'custom',
  tankCapacityL: 1000,
  deadVolumeL: 0,
  sprayAreaHa: 23.5,
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

/** The minute at which the job begins: 21 Nov 2026, 14:02 in New Zealand. */
export const exampleStartMs = Date.UTC(2026, 10, 21, 1, 2);

export function exampleJob(draft: MixDraft = exampleDraft): Job {
  const { plan } = calculateMix(draft, catalogue);
  if (plan === null) throw new Error('the example has no plan');
  return startJob({ draft, plan, catalogue, atMs: exampleStartMs });
}
