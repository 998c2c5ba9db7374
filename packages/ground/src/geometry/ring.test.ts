import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceM, measureRing } from '../area/geodesicArea.ts';
import { closeWalk } from './closeWalk.ts';
import { distanceToLineM, distanceToRingM } from '../testing/distanceToLine.ts';
import { findCrossing } from './findCrossing.ts';
import type { Ring } from './GroundPoint.ts';
import { isInside } from './isInside.ts';
import { localPlane } from './localPlane.ts';
import { simplifyRing } from './simplifyRing.ts';

const at = (longitudeDeg: number, latitudeDeg = -17) => localPlane({ latitudeDeg, longitudeDeg });
const ringAt = (
  plane: ReturnType<typeof at>,
  ...corners: readonly (readonly [number, number])[]
): Ring => corners.map(([eastM, northM]) => plane.toGround({ eastM, northM }));

// A farm in Waikato, and one on Taveuni that the date line goes through.
it.each([
  ['here', at(175.6, -37.8)],
  ['over the date line', at(179.9995)],
  ['in the far north', at(25, 69.9)],
])('knows inside, distance and crossings %s', (_, plane) => {
  const ring = ringAt(plane, [0, 0], [200, 0], [200, 100], [0, 100]);
  const place = (eastM: number, northM: number) => plane.toGround({ eastM, northM });
  expect(isInside(place(100, 50), ring)).toBe(true);
  expect(isInside(place(100, 50), ring.toReversed())).toBe(true);
  expect(isInside(place(201, 50), ring)).toBe(false);
  expect(isInside(place(-1, -1), ring)).toBe(false);
  expect(distanceToRingM(place(100, 30), ring)).toBeCloseTo(30, 1);
  expect(distanceToRingM(place(230, 140), ring)).toBeCloseTo(50, 1);
  expect(distanceToLineM(place(-30, 50), ring)).toBeCloseTo(Math.hypot(30, 50), 1);
  expect(findCrossing(ring)).toBeNull();
  const tie = ringAt(plane, [0, 0], [200, 100], [200, 0], [0, 100]);
  const crossing = findCrossing(tie);
  expect(crossing).toMatchObject({ firstSide: 0, secondSide: 2 });
  expect(distanceM(crossing?.at ?? place(0, 0), place(100, 50))).toBeLessThan(0.01);
});

it('agrees with the ellipsoid over the distances that a farm has', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -65, max: 65, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: -2000, max: 2000, noNaN: true }),
      fc.double({ min: -2000, max: 2000, noNaN: true }),
      (latitudeDeg, longitudeDeg, eastM, northM) => {
        const from = { latitudeDeg, longitudeDeg };
        const to = localPlane(from).toGround({ eastM, northM });
        const trueM = distanceM(from, to);
        expect(Math.abs(distanceToLineM(from, [to]) - trueM)).toBeLessThanOrEqual(
          trueM * 0.001 + 0.001,
        );
      },
    ),
    { numRuns: 200, seed: 2 },
  );
});

it('names a side that touches another, and one that goes back on itself', () => {
  const plane = at(175);
  // The third corner lies on the first side.
  expect(
    findCrossing(ringAt(plane, [0, 0], [200, 0], [200, 100], [100, 0], [0, 100])),
  ).not.toBeNull();
  expect(
    findCrossing(ringAt(plane, [0, 0], [100, 0], [100, 50], [100, 0], [0, 50])),
  ).not.toBeNull();
  expect(findCrossing([])).toBeNull();
});

/** A round walk with the wobble of a phone. */
function walk(corners: number, wobbleM: number, share = 1): Ring {
  const plane = at(175.6, -40);
  return Array.from({ length: Math.round(corners * share) }, (_, index) => {
    const angle = (2 * Math.PI * index) / corners;
    const radiusM = 150 + wobbleM * Math.sin(index * 12.9898);
    return plane.toGround({ eastM: radiusM * Math.cos(angle), northM: radiusM * Math.sin(angle) });
  });
}

it('closes a walk: a gap is bridged, and what was walked twice counts once', () => {
  const short = closeWalk(walk(360, 0, 0.98), 10);
  expect(short.ring).toHaveLength(353);
  expect(short.gapM).toBeCloseTo(2 * 150 * Math.sin((8 * Math.PI) / 360), 1);
  const past = [...walk(360, 0), ...walk(360, 0).slice(0, 6)];
  const closed = closeWalk(past, 10);
  expect(closed.gapM).toBeLessThan(0.001);
  expect(measureRing(closed.ring).areaM2).toBeCloseTo(measureRing(walk(360, 0)).areaM2, 3);
  expect(closeWalk([], 10)).toEqual({ ring: [], gapM: 0 });
});

it('simplifies a walk within the stated bound, and never into a ring that crosses itself', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 4, max: 300 }),
      fc.double({ min: 0, max: 6, noNaN: true }),
      fc.double({ min: 0, max: 500, noNaN: true }),
      (corners, wobbleM, mostChangeM2) => {
        const ring = walk(corners, wobbleM);
        const simpler = simplifyRing(ring, mostChangeM2);
        const changeM2 = Math.abs(measureRing(ring).areaM2 - measureRing(simpler).areaM2);
        // Triangles are measured in the plane, areas on the ellipsoid.
        expect(changeM2).toBeLessThanOrEqual(mostChangeM2 * 1.001 + 0.01);
        expect(simpler.length).toBeGreaterThanOrEqual(Math.min(4, ring.length));
        if (findCrossing(ring) === null) expect(findCrossing(simpler)).toBeNull();
      },
    ),
    { numRuns: 60, seed: 3 },
  );
  expect(simplifyRing(walk(720, 0.3), 70).length).toBeLessThan(150);
});
