import { describe, expect, it } from 'vitest';
import { measureRing } from '../area/geodesicArea.ts';
import { cutLoops } from './cutLoops.ts';
import { findCrossing } from './findCrossing.ts';
import { localPlane } from './localPlane.ts';

const { toGround } = localPlane({ latitudeDeg: -40.3, longitudeDeg: 175.6 });

/** Mulberry32: the same walk each time. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/**
 * A walk round 200 x 150 m at 1.4 m/s, a point each second, off by `offM`; `memory` is how much of
 * the last error stays.
 */
function walked(offM: number, memory: number, seed: number) {
  const random = randomOf(seed);
  const sides = [
    [200, 1, 0],
    [150, 0, 1],
    [200, -1, 0],
    [150, 0, -1],
  ] as const;
  let [eastM, northM, offEastM, offNorthM] = [0, 0, 0, 0];
  const fresh = offM * Math.sqrt(1 - memory ** 2);
  return sides.flatMap(([lengthM, east, north]) =>
    Array.from({ length: Math.floor(lengthM / 1.4) }, () => {
      eastM += 1.4 * east;
      northM += 1.4 * north;
      offEastM = memory * offEastM + fresh * normal(random);
      offNorthM = memory * offNorthM + fresh * normal(random);
      return toGround({ eastM: eastM + offEastM, northM: northM + offNorthM });
    }),
  );
}

describe('small loops of a walk are cut off', () => {
  it.each([
    ['smooth, 1 m', 1, 0.98],
    ['smooth, 3 m', 3, 0.98],
    ['smooth, 5 m', 5, 0.98],
    ['jittery, 3 m', 3, 0],
  ])('so that it has an area: places that are %s off', (_what, offM, memory) => {
    let crossed = 0;
    for (let seed = 1; seed <= 20; seed += 1) {
      if (findCrossing(walked(offM, memory, seed)) !== null) crossed += 1;
      // A device gives the accuracy that holds 95 times in 100: about two standard errors.
      const ring = cutLoops(walked(offM, memory, seed), 2 * offM);
      expect(findCrossing(ring), `seed ${seed}`).toBeNull();
      // At the very most, errors of the same sign along all sides: 2 x 700 m x the error.
      expect(Math.abs(measureRing(ring).areaM2 / 30_000 - 1)).toBeLessThan(0.1);
    }
    expect(crossed).toBeGreaterThan(0);
  });

  it('but no half of an eight, and nothing of what does not cross', () => {
    const eight = [
      [0, 0],
      [100, 100],
      [100, 0],
      [0, 100],
    ].map(([eastM = 0, northM = 0]) => toGround({ eastM, northM }));
    expect(cutLoops(eight, 5)).toBe(eight);
    const square = walked(0, 0, 1);
    expect(cutLoops(square, 5)).toBe(square);
  });
});
