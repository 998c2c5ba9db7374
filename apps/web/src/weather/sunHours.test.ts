import fc from 'fast-check';
import { localTime, minutesIntoDay, momentOf } from '@mix/documents';
import { expect, it } from 'vitest';
import { sunHours } from './sunHours.ts';

const place = (latitudeDeg: number, longitudeDeg: number) => ({ latitudeDeg, longitudeDeg });
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Sunrise and sunset by another method: the series of NOAA's "General Solar Position Calculations",
 * for the noon of a day. Minutes of UTC. The series treats all years alike, which is most of the
 * difference.
 */
function noaaHours(latitudeDeg: number, longitudeDeg: number, noonMs: number) {
  const yearStart = Date.UTC(new Date(noonMs).getUTCFullYear(), 0, 1);
  const g = (2 * Math.PI * ((noonMs - yearStart) / 86_400_000 - 0.5)) / 365;
  const equationMin =
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(g) -
      0.032077 * Math.sin(g) -
      0.014615 * Math.cos(2 * g) -
      0.040849 * Math.sin(2 * g));
  const declination =
    0.006918 -
    0.399912 * Math.cos(g) +
    0.070257 * Math.sin(g) -
    0.006758 * Math.cos(2 * g) +
    0.000907 * Math.sin(2 * g) -
    0.002697 * Math.cos(3 * g) +
    0.00148 * Math.sin(3 * g);
  const latitude = radians(latitudeDeg);
  const halfDay =
    Math.acos(
      Math.cos(radians(90.833)) / (Math.cos(latitude) * Math.cos(declination)) -
        Math.tan(latitude) * Math.tan(declination),
    ) /
    (Math.PI / 180);
  const at = (degrees: number): number => 720 - 4 * (longitudeDeg + degrees) - equationMin;
  return { sunriseMin: at(halfDay), sunsetMin: at(-halfDay) };
}

it('agrees with the series of NOAA within six minutes, wherever somebody farms', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -55, max: 55, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.integer({ min: 0, max: 3652 }),
      (latitudeDeg, longitudeDeg, day) => {
        const noonMs = Date.UTC(2024, 0, 1 + day, 12) - longitudeDeg * 240_000;
        const time = localTime(new Date(noonMs), 0);
        const found = sunHours(place(latitudeDeg, longitudeDeg), time);
        const expected = noaaHours(latitudeDeg, longitudeDeg, noonMs);
        const midnightMs = momentOf(time) - minutesIntoDay(time, momentOf(time)) * 60_000;
        const dayOfNoonMs = Date.UTC(2024, 0, 1 + day);
        const off = (foundMin: number, expectedMin: number) =>
          Math.abs(midnightMs + foundMin * 60_000 - dayOfNoonMs - expectedMin * 60_000) / 60_000;
        expect(found).not.toBeNull();
        if (found === null) return;
        expect(off(found.sunriseMin, expected.sunriseMin)).toBeLessThan(6);
        expect(off(found.sunsetMin, expected.sunsetMin)).toBeLessThan(6);
      },
    ),
    { numRuns: 500 },
  );
});

it('gives the worked example of the Almanac for Computers, 1990, US Naval Observatory', () => {
  // Wayne, New Jersey, 25 June 1990: the sun rises at 5.441 h of local time.
  const wayne = sunHours(place(40.9, -74.3), '1990-06-25T12:00:00-04:00');
  expect(Math.abs((wayne?.sunriseMin ?? Number.NaN) - 5.441 * 60)).toBeLessThan(2);
});

it('belongs to the day in which the time lies, on the clock of the place', () => {
  // Matamata in November, on summer time: up before six, down after eight.
  const matamata = place(-37.81, 175.78);
  for (const clock of ['02:00', '06:30', '13:00', '23:00']) {
    const hours = sunHours(matamata, `2026-11-21T${clock}:00+13:00`);
    expect(Math.round((hours?.sunriseMin ?? 0) / 60)).toBe(6);
    expect(Math.round((hours?.sunsetMin ?? 0) / 60)).toBe(20);
  }
});

it('lets the sun set after midnight, and not at all', () => {
  const reykjavik = sunHours(place(64.15, -21.94), '2026-06-21T12:00:00+00:00');
  expect(reykjavik?.sunsetMin).toBeGreaterThan(1440);
  expect(reykjavik?.sunriseMin).toBeGreaterThan(0);
  // Just after midnight the sun of yesterday is about to set.
  const later = sunHours(place(64.15, -21.94), '2026-06-22T00:01:00+00:00');
  expect(later?.sunsetMin).toBeLessThan(10);
  expect(later?.sunriseMin).toBeLessThan(0);
  expect(sunHours(place(69.65, 18.96), '2026-06-21T12:00:00+02:00')).toBeNull();
  expect(sunHours(place(69.65, 18.96), '2026-12-21T12:00:00+01:00')).toBeNull();
});
