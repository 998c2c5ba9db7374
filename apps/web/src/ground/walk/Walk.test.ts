import { localPlane, measureRing, type Fix } from '@mix/ground';
import { expect, it } from 'vitest';
import {
  asStraight,
  beforeSilence,
  beginWalk,
  closedWalk,
  silences,
  withFix,
  withoutLast,
  withPause,
  type Walk,
} from './Walk.ts';

const { toGround } = localPlane({ latitudeDeg: -40.3, longitudeDeg: 175.6 });
const fix = (eastM: number, northM: number, second: number, accuracyM = 3): Fix => ({
  ...toGround({ eastM, northM }),
  accuracyM,
  atMs: second * 1000,
});
const SIDES = [
  [0, 0],
  [200, 0],
  [200, 100],
  [0, 100],
  [0, 0],
] as const;

/** A walk round a rectangle of 2 ha, a fix every 4 m, ending `shortM` before the start. */
function walkRound(shortM: number): Walk {
  let walk = beginWalk('outline', 0);
  let second = 0;
  for (const [index, [eastM, northM]] of SIDES.entries()) {
    const [toEast, toNorth] = SIDES[index + 1] ?? [0, 0];
    const lengthM = Math.hypot(toEast - eastM, toNorth - northM);
    const endM = index === 3 ? lengthM - shortM : lengthM;
    for (let goneM = 0; goneM < endM; goneM += 4) {
      const share = goneM / Math.max(1, lengthM);
      second += 3;
      walk = withFix(
        walk,
        fix(eastM + share * (toEast - eastM), northM + share * (toNorth - northM), second),
      );
    }
  }
  return walk;
}

it('measures what was walked round, with the gap bridged and few corners', () => {
  const closed = closedWalk(walkRound(12));
  // The last fix lies up to 4 m before the end of the walk.
  expect(closed?.gapM).toBeCloseTo(16, 1);
  expect(closed?.ring.length).toBeLessThan(12);
  const { areaM2 } = measureRing(closed?.ring ?? []);
  expect(areaM2 / 20_000).toBeGreaterThan(0.999);
  expect(areaM2 / 20_000).toBeLessThan(1.001);
  expect(closed).toMatchObject({ accuracyM: 3, worstM: 3 });
  expect(closed?.lengthM).toBeGreaterThan(580);
});

it('takes nothing vague, and nothing while it is paused', () => {
  const walk = walkRound(12);
  expect(withFix(walk, fix(0, 0, 9999, 26))).toBe(walk);
  expect(withFix({ ...walk, isPaused: true }, fix(0, 0, 9999)).fixes).toHaveLength(
    walk.fixes.length,
  );
  expect(withFix(walk, fix(0, 0, 9999)).fixes).toHaveLength(walk.fixes.length + 1);
});

it('goes back by metres, never beyond its start', () => {
  const walk = walkRound(12);
  expect(withoutLast(walk, 20).fixes).toHaveLength(walk.fixes.length - 6);
  expect(withoutLast(walk, 10_000).fixes).toHaveLength(1);
});

/** A walk along a side of 200 m and then up, without a fix for `seconds` around the corner. */
function walkSilent(seconds: number): Walk {
  let walk = beginWalk('outline', 0);
  for (let second = 1; second <= 100; second += 1)
    walk = withFix(walk, fix(1.6 * second, 0, second));
  const alongM = 1.6 * 100 + 60;
  return withFix(walk, fix(alongM, 1.4 * seconds - 60, 100 + seconds));
}

it('tells a silence over which the walk went on, until somebody says what was there', () => {
  const walk = walkSilent(200);
  const [silence, ...others] = silences(walk);
  expect(others).toEqual([]);
  expect(silence?.seconds).toBe(200);
  expect(silence?.metres).toBeCloseTo(Math.hypot(60, 220), 0);
  if (silence === undefined) throw new Error('no silence');
  expect(silences(asStraight(walk, silence))).toEqual([]);
  const again = beforeSilence(walk, silence);
  expect(again.fixes.at(-1)).toEqual(silence.from);
  expect(again.isPaused).toBe(true);
});

it('tells none of a phone that lay still, of a second or two, or of a pause', () => {
  expect(silences(walkRound(12))).toEqual([]);
  const still = withFix(walkSilent(0), fix(202, 0, 400));
  expect(silences(still).map(({ metres }) => Math.round(metres))).not.toContain(2);
  let paused = withPause(walkRound(200), true);
  const last = paused.fixes.at(-1);
  if (last === undefined) throw new Error('no walk');
  paused = withPause(paused, false);
  expect(silences(withFix(paused, fix(0, 20, last.atMs / 1000 + 61)))).toEqual([]);
});

it('is no ring before it goes round something', () => {
  const walk = beginWalk('outline', 0);
  expect(closedWalk(walk)).toBeNull();
  expect(closedWalk(withFix(withFix(walk, fix(0, 0, 1)), fix(30, 0, 9)))).toBeNull();
});
