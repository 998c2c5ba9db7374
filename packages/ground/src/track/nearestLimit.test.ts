import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestLimit, type GroundLimit } from './nearestLimit.ts';
import { nearestOfTrackM } from './nearestOfTrack.ts';
import { box, placesAt, plane } from '../testing/testPlane.ts';

const fence: GroundLimit = { kind: 'outline', index: 0, line: box(0, 0, 400, 300), keepM: 0 };
const pond: GroundLimit = { kind: 'part', index: 0, line: box(200, 100, 240, 140), keepM: 0 };
const stream: GroundLimit = {
  kind: 'buffer',
  index: 0,
  line: placesAt([0, 300], [400, 300]),
  keepM: 10,
};
const EAST = Math.PI / 2;
const sprayer = (eastM: number, northM: number, known = {}) => ({
  at: plane.toGround({ eastM, northM }),
  accuracyM: 3,
  heading: EAST,
  widthM: 20,
  ...known,
});

describe('how far it may still go', () => {
  it('straight ahead to the outline', () => {
    const found = nearestLimit([fence], sprayer(300, 150));
    expect(found?.aheadM).toBeCloseTo(100, 0);
    expect(found?.leftM).toBeCloseTo(100, 0);
    expect(found?.isIn).toBe(false);
  });

  it('from the boom, not from the cab', () => {
    // The boom reaches from 85 to 105 north: its tip meets the pond, the cab would pass it.
    const found = nearestLimit([fence, pond], sprayer(150, 95));
    expect(found?.limit).toBe(pond);
    expect(found?.aheadM).toBeCloseTo(50, 0);
    expect(nearestLimit([pond], sprayer(150, 89))?.aheadM).toBeNull();
    const along = nearestLimit([stream], sprayer(200, 270));
    expect(along?.leftM).toBeCloseTo(300 - 10 - 280, 1);
    expect(along?.aheadM).toBeNull();
  });

  it('is in it as soon as the error of the place may reach it', () => {
    expect(nearestLimit([stream], sprayer(200, 276))?.isIn).toBe(false);
    expect(nearestLimit([stream], sprayer(200, 277.5))?.isIn).toBe(true);
    expect(nearestLimit([stream], sprayer(200, 276, { accuracyM: 5 }))?.isIn).toBe(true);
    const within = nearestLimit([fence, pond], sprayer(220, 120));
    expect(within).toMatchObject({ limit: pond, isIn: true, aheadM: 0 });
    expect(within?.leftM).toBeLessThanOrEqual(0);
  });

  it('works along a fence without a warning, and beyond it with one', () => {
    expect(nearestLimit([fence], sprayer(200, 10))?.isIn).toBe(false);
    expect(nearestLimit([fence], sprayer(200, -1))?.isIn).toBe(true);
    const label = { ...fence, keepM: 5 };
    expect(nearestLimit([label], sprayer(200, 10))?.isIn).toBe(true);
    expect(nearestLimit([label], sprayer(200, 20))?.isIn).toBe(false);
  });

  it('takes a sprayer that stands for one that may be turned any way', () => {
    const stands = nearestLimit([stream], sprayer(200, 275, { heading: null }));
    expect(stands?.leftM).toBeCloseTo(300 - 10 - 275 - 10, 1);
    expect(stands?.aheadM).toBeNull();
    expect(nearestLimit([], sprayer(0, 0))).toBeNull();
  });

  it('what is ahead is never told further than it is', () => {
    const place = fc.tuple(fc.integer({ min: 10, max: 390 }), fc.integer({ min: 10, max: 290 }));
    fc.assert(
      fc.property(place, fc.double({ min: -4, max: 4, noNaN: true }), ([east, north], heading) => {
        const found = nearestLimit([pond], sprayer(east, north, { heading, accuracyM: 0 }));
        const reaches = (ahead: number) =>
          (nearestLimit(
            [pond],
            sprayer(east + Math.sin(heading) * ahead, north + Math.cos(heading) * ahead, {
              heading,
              accuracyM: 0,
            }),
          )?.leftM ?? Infinity) <= 0;
        // Every metre ahead is tried, without the steps that `nearestLimit` takes.
        const first = Array.from({ length: 201 }, (_, ahead) => ahead).find(reaches);
        if (first !== undefined)
          expect(found?.aheadM ?? Infinity).toBeLessThanOrEqual(first + 0.01);
      }),
      { numRuns: 100, seed: 7 },
    );
  });
});

it('says how near a whole track came', () => {
  const pass = [placesAt([0, 50], [400, 50]), placesAt([400, 270], [0, 270])];
  expect(nearestOfTrackM(stream, pass, 20)).toBeCloseTo(20, 1);
  expect(nearestOfTrackM(pond, pass, 20)).toBeCloseTo(40, 1);
  expect(nearestOfTrackM(pond, [placesAt([210, 110], [220, 120])], 2)).toBe(0);
  expect(nearestOfTrackM(pond, [], 20)).toBeNull();
  // A way straight at the pond, shut off 4 m before it: the boom stands across the way.
  expect(nearestOfTrackM(pond, [placesAt([0, 120], [196, 120])], 20)).toBeCloseTo(4, 1);
  // In a bend the outer half swings forward: its corner lies 15 m on and 25 m to the side.
  expect(nearestOfTrackM(pond, [placesAt([0, 165], [185, 165], [185, 300])], 20)).toBeCloseTo(
    Math.hypot(15, 25) - 10,
    1,
  );
  // A trough between two nozzles of the boom.
  const trough = { ...pond, line: box(100, 119, 101, 120) };
  expect(nearestOfTrackM(trough, [placesAt([0, 115], [196, 115])], 20)).toBe(0);
});
