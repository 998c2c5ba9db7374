import { calculateMix, convertUnit, type MixPlan } from '@mix/engine';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../src/index.ts';

const TANKS_L = [56.8, 208.2, 333.3, 570, 600, 950, 1000, 1200, 1900, 2850];
const RATES_L_PER_HA = [25, 33.3, 50, 62.5, 80, 100, 125, 144, 180, 250, 333, 650];
const MOST_LOADS = 80;
const products = [{ productId: 'urea', rate: { value: 20, unit: 'g/100 L' } }] as const;

function planOf(
  tankCapacityL: number,
  applicationRateLPerHa: number,
  sprayAreaHa: number,
): MixPlan {
  const draft = { tankCapacityL, applicationRateLPerHa, sprayAreaHa, products };
  const { plan, problems } = calculateMix(draft, catalogue);
  if (plan === null) throw new Error(JSON.stringify({ draft, problems }));
  return plan;
}

const loadsOf = (plan: MixPlan): string =>
  plan.loads.map(({ count, loadL }) => `${String(count)} x ${loadL.toFixed(3)}`).join(' + ');

/** Jobs whose area, of at most six decimals, fills a whole number of tanks to the brim. */
function fullTanks(): { tankL: number; rateLPerHa: number; areaHa: number; loads: number }[] {
  const found = [];
  for (const tankL of TANKS_L)
    for (const rateLPerHa of RATES_L_PER_HA)
      for (let loads = 1; loads <= MOST_LOADS; loads += 1) {
        const millionths = (loads * Math.round(tankL * 10) * 1e6) / Math.round(rateLPerHa * 10);
        if (Number.isInteger(millionths))
          found.push({ tankL, rateLPerHa, areaHa: millionths / 1e6, loads });
      }
  return found;
}

describe('a job that fills its tanks exactly (ghost loads, three of three planners measured fail)', () => {
  const exact = fullTanks();

  it('has as many loads as tanks, over at least 5,000 plans', () => {
    const wrong = exact
      .map(({ tankL, rateLPerHa, areaHa, loads }) => ({
        tankL,
        rateLPerHa,
        areaHa,
        expected: `${String(loads)} x ${tankL.toFixed(3)}`,
        got: loadsOf(planOf(tankL, rateLPerHa, areaHa)),
      }))
      .filter(({ expected, got }) => expected !== got);
    expect(wrong).toEqual([]);
    expect(exact.length).toBeGreaterThanOrEqual(5000);
  });

  it('has one more, of that little, when a square metre is added', () => {
    const some = exact.filter((_, index) => index % 10 === 0);
    for (const { tankL, rateLPerHa, areaHa, loads } of some) {
      const plan = planOf(tankL, rateLPerHa, Number((areaHa + 1e-4).toFixed(6)));
      expect(plan.loadCount).toBe(loads + 1);
      expect(plan.loads.at(-1)?.loadL).toBeCloseTo(rateLPerHa * 1e-4, 9);
    }
  });

  it('has a part load, and no more loads, when a square metre is taken away', () => {
    const some = exact.filter((_, index) => index % 10 === 5);
    for (const { tankL, rateLPerHa, areaHa, loads } of some) {
      const plan = planOf(tankL, rateLPerHa, Number((areaHa - 1e-4).toFixed(6)));
      expect(plan.loadCount).toBe(loads);
      expect(plan.loads.at(-1)?.isPartLoad).toBe(true);
    }
  });

  it('has as many loads as tanks in acres and US gallons, which no double holds exactly', () => {
    let plans = 0;
    for (const gallonsPerAcre of [5, 7.5, 10, 12, 15, 20, 33])
      for (const tankGal of [15, 55, 100, 250, 300, 1000])
        for (let loads = 1; loads <= 40; loads += 1) {
          const acres = (loads * tankGal) / gallonsPerAcre;
          if (!Number.isInteger(acres * 1000)) continue;
          const plan = planOf(
            convertUnit(tankGal, 'US gal', 'L'),
            convertUnit(gallonsPerAcre, 'US gal/ac', 'L/ha'),
            convertUnit(acres, 'ac', 'ha'),
          );
          expect(plan.loadCount, `${String(acres)} ac from ${String(tankGal)} gal`).toBe(loads);
          expect(plan.loads.some(({ isPartLoad }) => isPartLoad)).toBe(false);
          plans += 1;
        }
    expect(plans).toBeGreaterThanOrEqual(800);
  });
});
