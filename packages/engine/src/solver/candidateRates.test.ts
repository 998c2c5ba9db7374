import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { candidateRates, loadCounts, type TankJob } from './candidateRates.ts';

const job = (sprayAreaHa: number, sprayedTankL: number, linesToFillL: number = 0): TankJob => ({
  sprayAreaHa,
  sprayedTankL,
  linesToFillL,
});

/** Litres in scaled whole numbers, so that a test of "exactly full" is exact itself. */
const jobVolume = ({ sprayAreaHa, linesToFillL }: TankJob, rate: number): bigint =>
  BigInt(Math.round(rate * 1e6)) * BigInt(Math.round(sprayAreaHa * 1e4)) +
  BigInt(Math.round(linesToFillL * 10)) * 10n ** 9n;
const tanks = ({ sprayedTankL }: TankJob, loads: number): bigint =>
  BigInt(Math.round(sprayedTankL * 10)) * BigInt(loads) * 10n ** 9n;

describe('candidateRates', () => {
  it('fills two tanks of 1,000 L on 20 ha with 100 L/ha', () => {
    expect(candidateRates(job(20, 1000), 2, [50, 650])[0]).toEqual({
      applicationRateLPerHa: 100,
      loadSplit: 'fullThenPart',
    });
  });

  it('takes the dead volume off once: 980 L of the first tank reach the ground', () => {
    expect(candidateRates(job(20, 1000, 20), 2, [50, 650])[0]).toEqual({
      applicationRateLPerHa: 99,
      loadSplit: 'fullThenPart',
    });
  });

  it.each([
    ['4 x 1,000 L on 13.617 ha are 293.75 L/ha', job(13.617_021_276_6, 1000), 4, 290],
    ['7 x 950 L on 37.5 ha are 177.33 L/ha', job(37.5, 950), 7, 175],
    ['2 x 1,000 L on 150 ha are 13.33 L/ha', job(150, 1000), 2, 13.3],
    ['9 x 100 L on 280 ha are 3.214 L/ha', job(280, 100), 9, 3.2],
  ])('proposes a rate that is easily set, with equal loads: %s', (_, ofJob, loads, round) => {
    const [top] = candidateRates(ofJob, loads, [1, 650]);
    expect(top).toEqual({ applicationRateLPerHa: round, loadSplit: 'equal' });
    expect(candidateRates(ofJob, loads, [round + 0.05, 650])[0]?.applicationRateLPerHa).not.toBe(
      round,
    );
  });

  it('offers easier and leaner rates for the same number of loads', () => {
    expect(candidateRates(job(20, 1000), 3, [50, 650])).toEqual([
      { applicationRateLPerHa: 150, loadSplit: 'fullThenPart' },
      { applicationRateLPerHa: 140, loadSplit: 'equal' },
      { applicationRateLPerHa: 130, loadSplit: 'equal' },
      { applicationRateLPerHa: 120, loadSplit: 'equal' },
      { applicationRateLPerHa: 110, loadSplit: 'equal' },
    ]);
  });

  it('stays inside the bounds and keeps a rate that is fixed', () => {
    expect(candidateRates(job(20, 1000), 2, [83, 83])).toEqual([
      { applicationRateLPerHa: 83, loadSplit: 'equal' },
    ]);
    expect(candidateRates(job(20, 1000), 2, [60, 90])).toEqual([
      { applicationRateLPerHa: 90, loadSplit: 'equal' },
      { applicationRateLPerHa: 80, loadSplit: 'equal' },
      { applicationRateLPerHa: 70, loadSplit: 'equal' },
      { applicationRateLPerHa: 60, loadSplit: 'equal' },
    ]);
    expect(candidateRates(job(20, 1000), 5, [60, 90])).toEqual([]);
  });

  it('needs exactly the tanks it is asked for, over every area, tank and dead volume', () => {
    const area = fc
      .integer({ min: 1, max: 2_000_000 })
      .map((tenThousandths) => tenThousandths / 1e4);
    const tank = fc.integer({ min: 50, max: 50_000 }).map((tenths) => tenths / 10);
    const dead = fc.integer({ min: 0, max: 40 }).map((tenths) => tenths / 10);
    const lowest = fc.integer({ min: 20, max: 500 });
    const wider = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(area, tank, dead, lowest, wider, fc.nat(), (ha, L, deadL, low, more, pick) => {
        const tankJob = job(ha, L, deadL);
        const bounds = [low, low + more] as const;
        const [fewest, most] = loadCounts(tankJob, bounds);
        const loads = fewest + (pick % (most - fewest + 1));
        const found = candidateRates(tankJob, loads, bounds);
        for (const { applicationRateLPerHa: rate, loadSplit } of found) {
          expect(rate).toBeGreaterThanOrEqual(low);
          expect(rate).toBeLessThanOrEqual(low + more);
          const volume = jobVolume(tankJob, rate);
          expect(volume <= tanks(tankJob, loads)).toBe(true);
          expect(volume > tanks(tankJob, loads - 1)).toBe(true);
          if (loadSplit === 'fullThenPart') expect(volume).toBe(tanks(tankJob, loads));
        }
        expect(new Set(found.map((one) => one.applicationRateLPerHa)).size).toBe(found.length);
      }),
      { numRuns: 300 },
    );
  });
});

describe('loadCounts', () => {
  it('counts a job that fits exactly without a ghost load', () => {
    expect(loadCounts(job(3, 0.3), [0.1, 0.2])).toEqual([1, 2]);
    expect(loadCounts(job(20, 1000), [50, 100])).toEqual([1, 2]);
    expect(loadCounts(job(20, 1000, 20), [50, 100])).toEqual([2, 3]);
  });
});
