import clipping, { type Polygon } from 'polygon-clipping';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ring } from '../geometry/GroundPoint.ts';
import { measureCoverage, type SprayedGround } from './coverage.ts';
import { coveredStrips } from './coveredStrips.ts';
import { box, placesAt, plane } from '../testing/testPlane.ts';

type Place = readonly [eastM: number, northM: number];

const outline = box(0, 0, 400, 300);
const ground: SprayedGround = { outline, leftOut: [] };
const WIDTH_M = 20;

/** The coverage, in square metres, to be compared with hand-made figures. */
function sprayed(stretches: readonly Ring[], widthM = WIDTH_M, on = ground) {
  const found = measureCoverage(on, stretches, widthM);
  if (found === null) throw new Error('not worked out');
  return found;
}
/** A plane's metres are the ellipsoid's to a few in a million here; a cell along each long edge is 0.35 m. */
const CLOSE_M2 = 150;
const isAbout = (given: number, expected: number): void => {
  expect(Math.abs(given - expected)).toBeLessThan(CLOSE_M2);
};

describe('what a boom covers', () => {
  it('straight passes beside each other, each ground once', () => {
    const one = sprayed([placesAt([0, 10], [400, 10])]);
    isAbout(one.coveredM2, 8000);
    expect(one.twiceM2).toBe(0);
    const three = sprayed([10, 30, 50].map((north) => placesAt([0, north], [400, north])));
    isAbout(three.coveredM2, 24_000);
    isAbout(three.twiceM2, 0);
    expect(three.coveredM2 / three.netM2).toBeCloseTo(0.2, 2);
  });

  it('tells what was sprayed twice', () => {
    const apart = sprayed([placesAt([0, 10], [400, 10]), placesAt([400, 25], [0, 25])]);
    isAbout(apart.coveredM2, 35 * 400);
    isAbout(apart.twiceM2, 5 * 400);
    const same = sprayed([placesAt([0, 10], [400, 10]), placesAt([0, 10], [400, 10])]);
    isAbout(same.twiceM2, 8000);
  });

  it('there and back in one go: the turn lies outside, the passes touch', () => {
    const snake = sprayed([placesAt([0, 10], [430, 10], [430, 30], [0, 30])]);
    isAbout(snake.coveredM2, 40 * 400);
    isAbout(snake.twiceM2, 0);
  });

  it('a headland: the boom swings round its corners, and three of four are rounded', () => {
    const round = sprayed([placesAt([10, 10], [390, 10], [390, 290], [10, 290], [10, 10])]);
    const corner = 100 - (Math.PI * 100) / 4;
    isAbout(round.coveredM2, 400 * 300 - 360 * 260 - 3 * corner - 100);
    isAbout(round.twiceM2, 100);
  });

  it('a headland and the passes within it', () => {
    const round = placesAt([10, 10], [390, 10], [390, 290], [10, 290], [10, 10]);
    const inner = Array.from({ length: 13 }, (_, pass) =>
      placesAt([10, 30 + pass * 20], [390, 30 + pass * 20]),
    );
    const all = sprayed([round, ...inner]);
    // Each pass runs 10 m into the headland on both sides.
    isAbout(all.twiceM2, 2 * 10 * 260 + 100);
    expect(all.coveredM2 / all.netM2).toBeGreaterThan(0.998);
    expect(all.coveredM2).toBeLessThanOrEqual(all.netM2);
  });

  it('counts within the outline only, and not what is left out of it', () => {
    const out = sprayed([placesAt([-100, 10], [100, 10])]);
    isAbout(out.coveredM2, 2000);
    const leftOut = [
      { kind: 'part' as const, ring: box(100, 0, 200, 100) },
      { kind: 'buffer' as const, line: placesAt([0, 300], [400, 300]), widthM: 50 },
    ];
    const on = { outline, leftOut };
    const through = sprayed([placesAt([0, 50], [400, 50])], WIDTH_M, on);
    isAbout(through.coveredM2, 300 * 20);
    isAbout(through.netM2, 400 * 250 - 100 * 100);
    expect(sprayed([placesAt([0, 280], [400, 280])], WIDTH_M, on).coveredM2).toBe(0);
  });

  it('bridges no gap', () => {
    const gap = sprayed([placesAt([0, 10], [100, 10]), placesAt([300, 10], [400, 10])]);
    isAbout(gap.coveredM2, 4000);
    // A single point is no way.
    expect(sprayed([placesAt([50, 50])]).coveredM2).toBe(0);
  });

  it('a pause in a pass is not sprayed twice', () => {
    const paused = sprayed([placesAt([0, 10], [200, 10]), placesAt([200, 10], [400, 10])]);
    isAbout(paused.coveredM2, 8000);
    isAbout(paused.twiceM2, 0);
  });

  it('is not told where the width or the ground is not known', () => {
    expect(measureCoverage(ground, [placesAt([0, 10], [400, 10])], 0)).toBeNull();
    expect(measureCoverage(ground, [placesAt([0, 10], [400, 10])], Number.NaN)).toBeNull();
    expect(measureCoverage({ outline: [], leftOut: [] }, [], 20)).toBeNull();
  });

  it('is drawn as strips of the same size', () => {
    const found = sprayed([placesAt([0, 10], [400, 10]), placesAt([0, 25], [400, 25])]);
    const area = (atLeast: 1 | 2) =>
      coveredStrips(found, atLeast, 100).reduce((sum, { southWest, northEast }) => {
        const [a, b] = [plane.toPlane(southWest), plane.toPlane(northEast)];
        return sum + (b.eastM - a.eastM) * (b.northM - a.northM);
      }, 0);
    // A row of the drawing is 3 m high.
    expect(Math.abs(area(1) - found.coveredM2)).toBeLessThan(400 * 3);
    expect(Math.abs(area(2) - found.twiceM2)).toBeLessThan(400 * 3);
    expect(coveredStrips(found, 1, 100).length).toBeLessThanOrEqual(100);
  });
});

/** The exact area by clipping polygons: a rectangle across each pass, united. */
function unionM2(passes: readonly (readonly [Place, Place])[], widthM: number): number {
  const rectangles = passes.map(([[x1, y1], [x2, y2]]): Polygon => {
    const length = Math.hypot(x2 - x1, y2 - y1);
    const [east, north] = [
      (-(y2 - y1) / length) * (widthM / 2),
      ((x2 - x1) / length) * (widthM / 2),
    ];
    return [
      [
        [x1 + east, y1 + north],
        [x2 + east, y2 + north],
        [x2 - east, y2 - north],
        [x1 - east, y1 - north],
      ],
    ];
  });
  const field: Polygon = [
    [
      [0, 0],
      [400, 0],
      [400, 300],
      [0, 300],
    ],
  ];
  const [first, ...rest] = rectangles;
  if (first === undefined) return 0;
  const area = (ring: readonly (readonly [number, number])[]): number =>
    Math.abs(
      ring.reduce((sum, [x, y], index) => {
        const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
        return sum + x * nextY - nextX * y;
      }, 0) / 2,
    );
  return clipping
    .intersection(field, clipping.union(first, ...rest))
    .reduce(
      (sum, [outer = [], ...holes]) =>
        sum + area(outer) - holes.reduce((inner, hole) => inner + area(hole), 0),
      0,
    );
}

it('agrees with exact clipping within a cell along every edge', () => {
  const place = fc.tuple(fc.integer({ min: -50, max: 450 }), fc.integer({ min: -50, max: 350 }));
  fc.assert(
    fc.property(
      fc.array(fc.tuple(place, place), { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 2, max: 40 }),
      (given, widthM) => {
        const passes = given.filter(([[x1, y1], [x2, y2]]) => Math.hypot(x2 - x1, y2 - y1) > 1);
        const found = sprayed(
          passes.map((pass) => placesAt(...pass)),
          widthM,
        );
        const edgesM = passes.reduce(
          (sum, [[x1, y1], [x2, y2]]) => sum + 2 * (Math.hypot(x2 - x1, y2 - y1) + widthM),
          0,
        );
        const offM2 = Math.abs(found.coveredM2 - unionM2(passes, widthM));
        expect(offM2).toBeLessThanOrEqual(edgesM * found.cellM * Math.SQRT1_2 + 20);
        expect(found.twiceM2).toBeLessThanOrEqual(found.coveredM2);
        expect(found.coveredM2).toBeLessThanOrEqual(found.netM2 * (1 + 1e-9));
        const less = sprayed(
          passes.slice(1).map((pass) => placesAt(...pass)),
          widthM,
        );
        expect(less.coveredM2).toBeLessThanOrEqual(found.coveredM2);
      },
    ),
    { numRuns: 40, seed: 6 },
  );
});
