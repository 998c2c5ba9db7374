import type { MixDraft } from '@mix/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../src/index.ts';
import { oracleFault } from './oracle/oracleFault.ts';
import { simpleCatalogue } from './oracle/simpleCatalogue.ts';
import { draftPool, randomDraft } from './random/randomDraft.ts';
import { Random } from './random/Random.ts';
import { weighedExactly } from './random/weighedExactly.ts';

const simple = simpleCatalogue(catalogue);
const pool = draftPool(simple);

/** A draft of which the second calculation knows everything: its own tank, no limit of mass. */
const arithmeticDraft = (seed: number): MixDraft => ({
  ...weighedExactly(randomDraft(new Random(seed), pool)),
  machineId: null,
  maxLoadMassKg: null,
});

describe('a second calculation in exact fractions (loads, room, amounts, totals, supply, cost)', () => {
  it('agrees with every plan', () => {
    let compared = 0;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffff_ffff }), (seed) => {
        const found = oracleFault(arithmeticDraft(seed), simple);
        if (found === 'skipped') return;
        compared += 1;
        expect(found).toBeNull();
      }),
      { numRuns: 1500 },
    );
    expect(compared).toBeGreaterThan(1000);
  });

  it.each<[string, Partial<MixDraft>]>([
    ['a heel above the tank', { heel: { volumeL: 1001, contents: 'water' } }],
    [
      'a heel of the same mix and a dead volume',
      { heel: { volumeL: 300, contents: 'sameMix' }, deadVolumeL: 20 },
    ],
    ['what stands in the tank and in the lines', { tankResidualL: 50, deadVolumeL: 20 }],
    [
      'what stands in the tank of equal loads',
      { tankResidualL: 50, deadVolumeL: 20, loadSplit: 'equal' },
    ],
    [
      'a heel of water in equal loads',
      { heel: { volumeL: 120, contents: 'water' }, loadSplit: 'equal' },
    ],
    [
      'a nutrient target from a liquid',
      { products: [{ productId: 'uan32', rate: { value: 20, unit: 'kg N/ha' } }] },
    ],
    [
      'an oxide target',
      { products: [{ productId: 'dap', rate: { value: 9.2, unit: 'kg P2O5/ha' } }] },
    ],
    [
      'more product than the tank holds',
      { products: [{ productId: 'lime-flour', rate: { value: 5000, unit: 'kg/ha' } }] },
    ],
  ])('agrees on %s', (_, change) => {
    const draft: MixDraft = {
      tankCapacityL: 1000,
      sprayAreaHa: 37.5,
      applicationRateLPerHa: 180,
      products: [
        {
          productId: 'urea',
          rate: { value: 25, unit: 'kg/ha' },
          price: { amountCents: 95, per: 'kg' },
        },
      ],
      ...change,
    };
    expect(oracleFault(weighedExactly(draft), simple)).toBeNull();
  });
});
