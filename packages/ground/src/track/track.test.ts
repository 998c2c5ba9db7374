import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceM } from '../area/geodesicArea.ts';
import { distanceToLineM } from '../testing/distanceToLine.ts';
import { localPlane } from '../geometry/localPlane.ts';
import { packStretch, unpackStretch } from './packStretch.ts';
import { thinLine } from './thinLine.ts';
import { withFix, type GrowingTrack } from './withFix.ts';
import type { Fix } from './takeFix.ts';

const { toGround } = localPlane({ latitudeDeg: -40.3, longitudeDeg: 175.6 });
const START_MS = Date.UTC(2026, 10, 23);
const fix = (eastM: number, seconds: number, accuracyM = 3): Fix => ({
  ...toGround({ eastM, northM: 0 }),
  accuracyM,
  atMs: START_MS + seconds * 1000,
});

describe('a track grows', () => {
  const drive = (...steps: readonly (readonly [fix: Fix, load?: number])[]): GrowingTrack =>
    steps.reduce<GrowingTrack>((track, [place, load = 1]) => withFix(track, place, load), {
      stretches: [],
      heardAtMs: null,
    });
  const shape = ({ stretches }: GrowingTrack): readonly (readonly [number, number])[] =>
    stretches.map(({ load, points }) => [load, points.length]);

  it('place by place', () => {
    expect(shape(drive([fix(0, 0)], [fix(3, 1)], [fix(6, 2)]))).toEqual([[1, 3]]);
  });

  it('and never over a silence, however near it goes on', () => {
    expect(shape(drive([fix(0, 0)], [fix(3, 1)], [fix(6, 11)]))).toEqual([[1, 3]]);
    expect(shape(drive([fix(0, 0)], [fix(3, 1)], [fix(6, 12)]))).toEqual([
      [1, 2],
      [1, 1],
    ]);
  });

  it('knows which gaps are silences', () => {
    const { stretches } = drive([fix(0, 0)], [fix(3, 20)], [fix(6, 21), 2], [fix(400, 22), 2]);
    expect(stretches.map(({ isAfterGap }) => isAfterGap)).toEqual([false, true, false, true]);
  });

  it('goes on where it stood and was heard', () => {
    const stood = Array.from({ length: 6 }, (_, index): readonly [Fix] => [fix(3, 2 + index * 8)]);
    expect(shape(drive([fix(0, 0)], [fix(3, 1)], ...stood, [fix(6, 50)]))).toEqual([[1, 3]]);
  });

  it('takes no place that is too uncertain, and none of them for a sign of life', () => {
    const vague = drive([fix(0, 0)], [fix(3, 6, 30)], [fix(6, 11, 30)], [fix(9, 12)]);
    expect(shape(vague)).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  it('begins anew after a jump, with a clock set back, and with another load', () => {
    expect(shape(drive([fix(0, 0)], [fix(300, 1)], [fix(303, 2)]))).toEqual([
      [1, 1],
      [1, 2],
    ]);
    expect(shape(drive([fix(0, 50)], [fix(3, 49)]))).toHaveLength(2);
    expect(shape(drive([fix(0, 0)], [fix(3, 1)], [fix(6, 2), 2], [fix(9, 3), 2]))).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });
});

const places = fc.array(
  fc.record({
    eastM: fc.double({ min: -3000, max: 3000, noNaN: true }),
    northM: fc.double({ min: -3000, max: 3000, noNaN: true }),
    accuracyM: fc.double({ min: 0, max: 25, noNaN: true }),
    seconds: fc.nat(40_000),
  }),
  { maxLength: 60 },
);

describe('a packed stretch', () => {
  it('comes back to the centimetre, second and decimetre, date line and poles included', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -89, max: 89, noNaN: true }),
        fc.constantFrom(0, 175.6, 179.9999, -179.9999, -64),
        places,
        (latitudeDeg, longitudeDeg, given) => {
          const plane = localPlane({ latitudeDeg, longitudeDeg });
          const points = given.map(({ seconds, accuracyM, ...place }) => ({
            ...plane.toGround(place),
            accuracyM,
            atMs: START_MS + seconds * 1000,
          }));
          const back = unpackStretch(packStretch(points));
          expect(back).toHaveLength(points.length);
          for (const [index, point] of points.entries()) {
            const read = back?.[index] ?? point;
            expect(distanceM(read, point)).toBeLessThan(0.012);
            expect(read.atMs).toBe(point.atMs);
            expect(Math.abs(read.accuracyM - point.accuracyM)).toBeLessThanOrEqual(0.0501);
          }
        },
      ),
      { numRuns: 100, seed: 4 },
    );
  });

  it('takes under 10 signs a place, and one that is damaged is none', () => {
    const points = Array.from({ length: 100 }, (_, index) => fix(index * 4, index));
    const text = packStretch(points);
    expect(text.length).toBeLessThan(1000);
    expect(unpackStretch('')).toEqual([]);
    expect(unpackStretch(text.slice(0, -1))).toBeNull();
    expect(unpackStretch(`${text}!!!!`)).toBeNull();
    // A number without an end, and a position outside the earth.
    expect(unpackStretch('_'.repeat(400))).toBeNull();
    expect(unpackStretch(packStretch([{ ...fix(0, 0), latitudeDeg: 91 }]))).toBeNull();
  });
});

it('a thinned line keeps both ends, and every place within the tolerance', () => {
  fc.assert(
    fc.property(places, fc.double({ min: 0.1, max: 50, noNaN: true }), (given, toleranceM) => {
      const line = given.map((place) => toGround(place));
      const thin = thinLine(line, toleranceM);
      expect(thin[0]).toBe(line[0]);
      expect(thin.at(-1)).toBe(line.at(-1));
      for (const point of line) {
        // The plane is right to 0.1 % over the kilometres of this line.
        expect(distanceToLineM(point, thin)).toBeLessThanOrEqual(toleranceM * 1.002 + 0.05);
      }
    }),
    { numRuns: 100, seed: 5 },
  );
  const straight = Array.from({ length: 200 }, (_, index) => fix(index * 3, index));
  expect(thinLine(straight, 0.5)).toHaveLength(2);
});
