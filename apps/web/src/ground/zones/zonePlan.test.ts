import type { Paddock } from '@mix/documents';
import type { Ring } from '@mix/ground';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isByZones, zonePlan } from './zonePlan.ts';
import { groundBox } from '../../plan/testing/groundBox.ts';

const zone = (rateLPerHa: number | null, outline: Ring) => ({
  name: null,
  rateLPerHa,
  pieces: [{ outline, leftOut: [] }],
});
const hill: Paddock = {
  name: 'Hill',
  areaHa: 8,
  landUse: null,
  outline: groundBox(0, 0, 400, 200),
  leftOut: [{ name: 'pond', outline: groundBox(0, 0, 100, 100) }],
  earlierNames: [],
  retired: false,
};
const planOf = (prescription: Paddock['prescription']) =>
  zonePlan(prescription === undefined ? hill : { ...hill, prescription });

it('sums up the zones of a paddock without what is left out', () => {
  // 4 ha less a pond of 1 ha at 150, and 4 ha at 100: 450 + 400 L.
  const plan = planOf({ zones: [zone(150, groundBox(0, 0, 200, 200))], restLPerHa: 100 });
  expect(plan?.zones[0]?.volumeL).toBeCloseTo(450, 1);
  expect(plan?.rest?.volumeL).toBeCloseTo(400, 1);
  expect(plan?.totals).toMatchObject({ areaHa: 7, rateLPerHa: 121.43, mostLPerHa: 150 });
  expect(isByZones({ sprayAreaHa: 7, applicationRateLPerHa: 121.43 }, plan ?? never())).toBe(true);
  expect(isByZones({ sprayAreaHa: 7, applicationRateLPerHa: 120 }, plan ?? never())).toBe(false);
});

function never(): never {
  throw new Error('no plan');
}

it('has no totals while the rest has no rate, and no rest where zones take all', () => {
  const half = zone(150, groundBox(0, 0, 200, 200));
  expect(planOf({ zones: [half], restLPerHa: null })?.totals).toBeNull();
  const all = planOf({ zones: [half, zone(0, groundBox(0, 0, 400, 200))], restLPerHa: null });
  expect(all?.rest).toBeNull();
  expect(all?.totals).toMatchObject({ areaHa: 3, rateLPerHa: 150 });
  expect(planOf(undefined)).toBeNull();
});

it('plans as much as the zones need, however they are cut', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 399 }), fc.integer({ min: 20, max: 600 })), {
        minLength: 1,
        maxLength: 5,
      }),
      fc.integer({ min: 20, max: 600 }),
      (cuts, restLPerHa) => {
        const zones = cuts.map(([eastM, rate]) => zone(rate, groundBox(0, 0, eastM, 200)));
        const plan = planOf({ zones, restLPerHa }) ?? never();
        const { totals } = plan;
        const rows = [...plan.zones, ...(plan.rest === null ? [] : [plan.rest])];
        const sumL = rows.reduce((sum, { volumeL }) => sum + (volumeL ?? NaN), 0);
        expect(totals?.areaHa).toBe(7);
        // The average is rounded to 0.01 L/ha.
        expect(Math.abs(7 * (totals?.rateLPerHa ?? NaN) - sumL)).toBeLessThan(0.1);
      },
    ),
    { numRuns: 60, seed: 3 },
  );
});
