import { catalogue } from '@mix/catalogue';
import { calculateMix, type MixDraft } from '@mix/engine';
import { describe, expect, it } from 'vitest';
import { formReading } from '../../plan/reading/readForm.ts';
import { forTank } from './forTank.ts';

const sent: MixDraft = {
  name: 'Hill block',
  machineId: 'custom',
  tankCapacityL: 1200,
  deadVolumeL: 15,
  swathWidthM: 24,
  nozzle: { nozzleId: 'aixr11003', nozzleCount: 48 },
  sprayAreaHa: 37.5,
  applicationRateLPerHa: 180,
  waterTemperatureC: 12,
  heel: { volumeL: 40, contents: 'sameMix' },
  products: [{ productId: 'urea', rate: { value: 25, unit: 'kg/ha' } }],
};
const mine = { machineId: 'custom', tankCapacityL: 2000 };
const planOf = (draft: MixDraft) => calculateMix(draft, catalogue).plan;

describe('a received mix in my tank', () => {
  it('keeps the job and takes my sprayer, with nothing left of the sender’s', () => {
    const { form, loadRates, heelLeftOutL } = forTank(sent, planOf(sent), mine);
    expect(form).toEqual({
      name: 'Hill block',
      sprayAreaHa: 37.5,
      applicationRateLPerHa: 180,
      waterTemperatureC: 12,
      heel: null,
      products: sent.products,
      ...mine,
    });
    expect(loadRates).toEqual([]);
    expect(heelLeftOutL).toBe(40);
  });

  it('gives golden G12 in a tank of 1,200 L', () => {
    const { form } = forTank({ ...sent, tankCapacityL: 800 }, null, {
      machineId: 'custom',
      tankCapacityL: 1200,
    });
    const plan = planOf(formReading(form).draft);
    expect(plan?.jobVolumeL).toBe(6750);
    expect(plan?.fullLoadCount).toBe(5);
    expect(plan?.loads.at(-1)?.loadL).toBe(750);
    expect(plan?.loads[0]?.products[0]?.amount.value).toBeCloseTo(166.667, 3);
    expect(plan?.productTotals[0]?.amount.value).toBeCloseTo(937.5, 6);
  });

  it('turns an amount per load into what it is on the ground, so that the dose stays', () => {
    const perLoad: MixDraft = {
      ...sent,
      heel: null,
      deadVolumeL: null,
      products: [{ productId: 'urea', rate: { value: 160, unit: 'kg/load' } }],
    };
    const { form, loadRates } = forTank(perLoad, planOf(perLoad), mine);
    expect(loadRates).toEqual([
      {
        productId: 'urea',
        perLoad: { value: 160, unit: 'kg/load' },
        // 160 kg in 1,200 L, of which 180 L go on a hectare.
        perHa: { value: 24, unit: 'kg/ha' },
      },
    ]);
    const plan = planOf(formReading(form).draft);
    // 2,000 L cover 11.11 ha.
    expect(plan?.loads[0]?.products[0]?.amount.value).toBeCloseTo(24 * (2000 / 180), 6);
  });

  it('leaves a rate open that nobody can work out', () => {
    const { form, loadRates } = forTank(
      { ...sent, products: [{ productId: 'urea', rate: { value: 160, unit: 'kg/load' } }] },
      null,
      mine,
    );
    expect(loadRates[0]?.perHa).toBeNull();
    expect(form.products[0]?.rate).toBeNull();
    expect(planOf(formReading(form).draft)).toBeNull();
  });
});
