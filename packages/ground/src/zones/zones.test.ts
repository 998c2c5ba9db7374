import fc from 'fast-check';
import { expect, it } from 'vitest';
import { measureRing } from '../area/geodesicArea.ts';
import { netArea } from '../area/netArea.ts';
import type { Ring } from '../geometry/GroundPoint.ts';
import { prescriptionTotals, zoneVolumeL } from './prescriptionTotals.ts';
import { cutsOf, splitRing } from './splitRing.ts';
import { zoneAreas } from './zoneAreas.ts';
import { box } from '../testing/testPlane.ts';

const zone = (...rings: readonly Ring[]) => rings.map((ring) => ({ ring, leftOut: [] }));
const outline = box(0, 0, 400, 200);
/** The plane and the ellipsoid differ by 0.002 % there. */
const expectArea = (areaM2: number | undefined, wantedM2: number) => {
  expect((areaM2 ?? NaN) / wantedM2).toBeCloseTo(1, 4);
};

it('gives each zone its ground within the outline, and the rest what is left', () => {
  const pond = { kind: 'part' as const, ring: box(10, 10, 30, 30) };
  const found = zoneAreas(
    outline,
    [pond],
    [zone(box(-50, -50, 100, 250)), zone(box(50, 0, 200, 200))],
  );
  const [first, second] = found?.zones ?? [];
  expectArea(first?.areaM2, 100 * 200 - 20 * 20);
  // Ground of the first zone is not in the second.
  expectArea(second?.areaM2, 100 * 200);
  expectArea(found?.rest.areaM2, 200 * 200);
});

it('keeps an island of a zone for the rest', () => {
  const ring = box(0, 0, 400, 200);
  const found = zoneAreas(outline, [], [[{ ring, leftOut: [box(100, 50, 200, 100)] }]]);
  expectArea(found?.zones[0]?.areaM2, 400 * 200 - 100 * 50);
  expectArea(found?.rest.areaM2, 100 * 50);
});

const side = fc.integer({ min: -100, max: 500 });
const anyBox = fc
  .tuple(side, side, side, side)
  .filter(([a, b, c, d]) => Math.abs(a - c) > 1 && Math.abs(b - d) > 1)
  .map(([a, b, c, d]) => box(Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)));

it('is the net area together, and its volume the sum of the zones, however they lie', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(anyBox, fc.integer({ min: 0, max: 600 })), { maxLength: 6 }),
      fc.option(anyBox),
      fc.integer({ min: 1, max: 600 }),
      (rated, hole, restRate) => {
        const leftOut = hole === null ? [] : [{ kind: 'part' as const, ring: hole }];
        const net = netArea(outline, leftOut);
        const found = zoneAreas(
          outline,
          leftOut,
          rated.map(([ring]) => zone(ring)),
        );
        if (net === null || found === null) throw new Error('no area');
        const parts = [
          ...found.zones.map(({ areaM2 }, index) => ({
            areaM2,
            rateLPerHa: rated[index]?.[1] ?? null,
          })),
          { areaM2: found.rest.areaM2, rateLPerHa: restRate },
        ];
        // A millimetre of the clipper's grid along sides of 400 m.
        expect(
          Math.abs(parts.reduce((sum, { areaM2 }) => sum + areaM2, 0) - net.netM2),
        ).toBeLessThan(3);
        const totals = prescriptionTotals(parts);
        const sumL = parts.reduce(
          (sum, { areaM2, rateLPerHa }) => sum + zoneVolumeL(areaM2, rateLPerHa ?? 0),
          0,
        );
        if (totals === null) expect(sumL).toBeLessThan(0.3);
        else {
          expect(totals.volumeL).toBeCloseTo(sumL, 0);
          expect((totals.areaM2 / 10_000) * totals.averageLPerHa).toBeCloseTo(totals.volumeL, 6);
          expect(totals.leastLPerHa).toBeLessThanOrEqual(totals.averageLPerHa + 1e-9);
          expect(totals.mostLPerHa).toBeGreaterThanOrEqual(totals.averageLPerHa - 1e-9);
        }
      },
    ),
    { numRuns: 60, seed: 13 },
  );
});

it('adds up a plan in zones', () => {
  // 2 ha x 150 + 6 ha x 100, and 1 ha that gets nothing.
  const totals = prescriptionTotals([
    { areaM2: 20_000, rateLPerHa: 150 },
    { areaM2: 60_000, rateLPerHa: 100 },
    { areaM2: 10_000, rateLPerHa: 0 },
  ]);
  expect(totals).toEqual({
    areaM2: 80_000,
    volumeL: 900,
    averageLPerHa: 112.5,
    leastLPerHa: 100,
    mostLPerHa: 150,
  });
});

it('has no total while a zone has no rate, unless it is no more than a sliver', () => {
  const known = { areaM2: 10_000, rateLPerHa: 100 };
  expect(prescriptionTotals([known, { areaM2: 5, rateLPerHa: null }])).toBeNull();
  expect(prescriptionTotals([known, { areaM2: 0.2, rateLPerHa: null }])?.volumeL).toBe(100);
  expect(prescriptionTotals([{ areaM2: 10_000, rateLPerHa: 0 }])).toBeNull();
});

it('cuts a ring between two corners or middles of sides', () => {
  expect(cutsOf(outline)).toHaveLength(8);
  const halves = splitRing(outline, 1, 5);
  for (const half of halves ?? []) expectArea(measureRing(half).areaM2, 40_000);
  expect(splitRing(outline, 5, 1)).toEqual(halves);
  // Two points along one side, and the same point twice.
  expect(splitRing(outline, 0, 2)).toBeNull();
  expect(splitRing(outline, 3, 3)).toBeNull();
});
