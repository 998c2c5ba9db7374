import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleCatalogue } from '../../test/exampleCatalogue.ts';
import { calculateMix } from '../planning/calculateMix.ts';
import type { MixDraft } from '../mix/MixDraft.ts';
import { areaForLoads, rateForLoads, tankOfDraft } from './linkLoads.ts';

const tank = { tankCapacityL: 1000, deadVolumeL: null, tankResidualL: null };

describe('loads, area and application rate', () => {
  it('2 tanks of 1,000 L on 20 ha are 100 L/ha, and the other way round (the job of the mockups)', () => {
    expect(rateForLoads(tank, 2, 20)).toBe(100);
    expect(areaForLoads(tank, 2, 100)).toBe(20);
    expect(rateForLoads(tank, 3, 20)).toBe(150);
  });

  it('rounds down, so that no figure needs one more load', () => {
    expect(rateForLoads(tank, 2, 7)).toBe(285.7);
    expect(areaForLoads(tank, 2, 285)).toBe(7.0175);
  });

  it('counts what never leaves the tank once (golden of dead volume, facts 3.6)', () => {
    expect(rateForLoads({ ...tank, deadVolumeL: 20 }, 2, 20)).toBe(99);
  });

  it('counts what stands in the tank once for each tank', () => {
    expect(rateForLoads({ ...tank, tankResidualL: 50 }, 2, 20)).toBe(95);
    expect(areaForLoads({ ...tank, deadVolumeL: 20, tankResidualL: 50 }, 2, 100)).toBe(18.8);
  });

  it('has no lines to fill where the same mix stands in the tank', () => {
    const draft: MixDraft = { tankCapacityL: 1000, deadVolumeL: 20, tankResidualL: 50 };
    expect(tankOfDraft(draft, exampleCatalogue)).toEqual({
      ...tank,
      deadVolumeL: 20,
      tankResidualL: 50,
    });
    const heel = { volumeL: 50, contents: 'sameMix' } as const;
    expect(tankOfDraft({ ...draft, heel }, exampleCatalogue)?.deadVolumeL).toBe(0);
  });

  it.each([
    ['no area', rateForLoads(tank, 2, 0)],
    ['no rate', areaForLoads(tank, 2, 0)],
    ['a tank that never empties', rateForLoads({ ...tank, deadVolumeL: 1000 }, 1, 20)],
  ])('has none for %s', (_, figure) => {
    expect(figure).toBeNull();
  });

  it('knows the tank of a machine, and the one that is typed over it', () => {
    const machineId = 'multi-1000';
    expect(tankOfDraft({ machineId }, exampleCatalogue)?.tankCapacityL).toBe(1000);
    expect(tankOfDraft({ machineId, tankCapacityL: 800 }, exampleCatalogue)?.tankCapacityL).toBe(
      800,
    );
    expect(tankOfDraft({ machineId: 'custom' }, exampleCatalogue)).toBeNull();
  });

  it('the plan of the figure has exactly so many loads, all equal, and next to nothing is left out', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 50, max: 4000 }),
        fc.integer({ min: 1, max: 2000 }).map((tenths) => tenths / 10),
        fc.option(fc.integer({ min: 0, max: 20 })),
        fc.option(fc.integer({ min: 0, max: 25 })),
        fc.option(fc.constantFrom('water', 'sameMix')),
        (loadCount, tankCapacityL, area, deadVolumeL, tankResidualL, contents) => {
          const heel = contents === null ? null : { volumeL: 10, contents };
          const machine = { tankCapacityL, deadVolumeL, tankResidualL, heel };
          const linked = tankOfDraft(machine, exampleCatalogue);
          const rate = linked === null ? null : rateForLoads(linked, loadCount, area);
          // Beyond the rates that the field takes there is no plan to look at.
          fc.pre(rate !== null && rate >= 5 && rate <= 5000);
          const { plan } = calculateMix(
            {
              ...machine,
              sprayAreaHa: area,
              applicationRateLPerHa: rate,
              loadSplit: 'equal',
              products: [{ productId: 'seaweed', rate: { value: 0.1, unit: 'L/ha' } }],
            },
            exampleCatalogue,
          );
          expect(plan?.loadCount).toBe(loadCount);
          const litres = (plan?.loads ?? []).reduce(
            (sum, { loadL, count }) => sum + loadL * count,
            0,
          );
          expect(litres).toBeLessThanOrEqual(loadCount * tankCapacityL * (1 + 1e-9));
          expect(litres).toBeGreaterThan((loadCount - 0.002) * tankCapacityL);
        },
      ),
      { numRuns: 100 },
    );
  });
});
