import { describe, expect, it } from 'vitest';
import { kilometresPerHour } from '../units/quantity.ts';
import {
  meanRunSpeed,
  metresBetween,
  positionSpeed,
  runSpeed,
  type PositionFix,
} from './travelSpeed.ts';

describe('runSpeed', () => {
  // Rauch MDS manual, p. 64 (S565).
  it('agrees with a published example: 100 m in 45 s are 8 km/h', () => {
    expect(runSpeed({ distanceM: 100, seconds: 45 })).toBeCloseTo(8, 12);
  });

  it('averages by time', () => {
    const runs = [
      { distanceM: 100, seconds: 30.4 },
      { distanceM: 100, seconds: 29.9 },
    ];
    expect(runs.map((run) => runSpeed(run).toFixed(1))).toEqual(['11.8', '12.0']);
    expect(meanRunSpeed(runs)?.toFixed(1)).toBe('11.9');
    // 100 m at 5 and 100 m at 20 km/h take 72 + 18 s: 8, not 12.5.
    const uneven = [72, 18].map((seconds) => ({ distanceM: 100, seconds }));
    expect(meanRunSpeed(uneven)).toBeCloseTo(8, 12);
    expect(meanRunSpeed([])).toBeNull();
  });
});

describe('metresBetween', () => {
  const degree = (latitudeDeg: number) => ({
    north: metresBetween(
      { latitudeDeg: latitudeDeg - 0.5, longitudeDeg: 0 },
      { latitudeDeg: latitudeDeg + 0.5, longitudeDeg: 0 },
    ).northM,
    east: metresBetween({ latitudeDeg, longitudeDeg: 0 }, { latitudeDeg, longitudeDeg: 1 }).eastM,
  });

  // Length of a degree on WGS 84 (Wikipedia, Longitude, table), km.
  it.each([
    [0, 110.574, 111.32],
    [45, 111.132, 78.847],
    [60, 111.412, 55.8],
  ])('agrees with the published length of a degree at %i°', (latitude, northKm, eastKm) => {
    expect(degree(latitude).north / 1000).toBeCloseTo(northKm, 2);
    expect(degree(latitude).east / 1000).toBeCloseTo(eastKm, 2);
  });

  it('takes the short way over the date line', () => {
    const { eastM } = metresBetween(
      { latitudeDeg: -17, longitudeDeg: 179.999 },
      { latitudeDeg: -17, longitudeDeg: -179.999 },
    );
    expect(eastM).toBeGreaterThan(200);
    expect(eastM).toBeLessThan(220);
  });
});

describe('positionSpeed', () => {
  /** A drive east at 12 km/h, a fix a second, by metres beside the line. */
  const drive = (
    seconds: number,
    accuracyM: number,
    besideM: (second: number) => number = () => 0,
  ): PositionFix[] =>
    Array.from({ length: seconds + 1 }, (_, second) => ({
      latitudeDeg: -40 + besideM(second) / 111_035,
      longitudeDeg: 175 + (second * (12 / 3.6)) / 85_394,
      accuracyM,
      atMs: 1_000_000 + second * 1000,
    }));

  it('gives the speed of a straight run and how sure it is', () => {
    const found = positionSpeed(drive(60, 4));
    if (!found.ok) throw new Error(found.problem);
    expect(found.value.speedKmPerH).toBeCloseTo(12, 1);
    expect(found.value.uncertaintyKmPerH).toBeCloseTo((Math.hypot(4, 4) / 60) * 3.6, 6);
    expect(found.value.seconds).toBe(60);
  });

  it('refuses what is too rough, too short, or no run at all', () => {
    const problem = (fixes: PositionFix[]) => {
      const found = positionSpeed(fixes);
      return found.ok ? null : found.problem;
    };
    expect(problem([])).toBe('tooFewFixes');
    expect(problem(drive(60, 30))).toBe('tooRough');
    expect(problem(drive(10, 4))).toBe('tooShort');
    expect(problem(drive(60, 10))).toBe('tooShort');
    const still = Array.from({ length: 30 }, (_, second) => ({
      latitudeDeg: -40,
      longitudeDeg: 175,
      accuracyM: 3,
      atMs: second * 1000,
    }));
    expect(problem(still)).toBe('tooShort');
    expect(problem(drive(90, 3, (second) => (second === 45 ? 60 : 0)))).toBe('notStraight');
  });

  it('leaves single rough fixes out', () => {
    const fixes = drive(60, 3).map((fix, at) => (at === 0 ? { ...fix, accuracyM: 80 } : fix));
    const found = positionSpeed(fixes);
    expect(found.ok && found.value.seconds).toBe(59);
    expect(found.ok && found.value.speedKmPerH).toBeCloseTo(kilometresPerHour(12), 1);
  });
});
