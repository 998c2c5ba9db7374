import { describe, expect, it } from 'vitest';
import type { ForecastHour } from './Forecast.ts';
import { nextWindow, sprayHours } from './sprayHours.ts';

/** Hamilton, on New Zealand's summer time: the sun is up from 5:57 to 20:19. */
const place = { latitudeDeg: -37.79, longitudeDeg: 175.28 };
const offsetAt = () => 13 * 60;
const dayMs = Date.UTC(2026, 10, 21, 11);
const HOUR_MS = 3_600_000;
const DAY = '2026-11-22';

/** Two days of hours; 18 °C and 60 % are a Delta T of 4.8. */
const hoursWith = (change: (hour: number) => Partial<ForecastHour> = () => ({})) =>
  Array.from({ length: 48 }, (_, hour) => ({
    atMs: dayMs + hour * HOUR_MS,
    windSpeedKmPerH: 8,
    airTemperatureC: 18,
    relativeHumidityPct: 60,
    ...change(hour),
  }));

const judged = (hours: readonly ForecastHour[], isFoliarNitrogen = false) =>
  sprayHours(
    { forecast: { fetchedAtMs: dayMs, place, source: 'test', hours }, isFoliarNitrogen, offsetAt },
    DAY,
  );

const windowOf = (hours: readonly ForecastHour[], nowHour: number, isFoliarNitrogen = false) => {
  const open = nextWindow(judged(hours, isFoliarNitrogen), dayMs + nowHour * HOUR_MS);
  return open && [(open.fromMs - dayMs) / HOUR_MS, (open.toMs - dayMs) / HOUR_MS];
};

describe('the hours of a day', () => {
  it('are those of the day alone, as far as their end is told', () => {
    expect(judged(hoursWith())).toHaveLength(24);
    expect(judged(hoursWith().slice(0, 10))).toHaveLength(9);
  });

  it('wait for the inversion to go, and end before the next one', () => {
    // From 1 h after sunrise, at 6:57, until 2 h before sunset, at 18:19.
    expect(windowOf(hoursWith(), 0)).toEqual([7, 18]);
    expect(windowOf(hoursWith(), 10.5)).toEqual([10, 18]);
    expect(windowOf(hoursWith(), 18.5)).toBeNull();
  });

  it('wait where an hour begins or ends with too much wind or with a dry air', () => {
    const windy = hoursWith((hour) => (hour >= 14 ? { windSpeedKmPerH: 16 } : {}));
    expect(windowOf(windy, 8)).toEqual([8, 13]);
    const dry = hoursWith((hour) => (hour === 10 ? { relativeHumidityPct: 20 } : {}));
    expect(windowOf(dry, 8)).toEqual([8, 9]);
    expect(windowOf(dry, 9.5)).toEqual([11, 18]);
  });

  it('wait at over 20 °C where nitrogen is fed by the leaf', () => {
    const warm = hoursWith((hour) => (hour >= 12 ? { airTemperatureC: 21 } : {}));
    expect(windowOf(warm, 8)).toEqual([8, 18]);
    expect(windowOf(warm, 8, true)).toEqual([8, 11]);
  });

  it('are not good where something is not known', () => {
    const calm = hoursWith((hour) => (hour >= 9 ? { windSpeedKmPerH: null } : {}));
    expect(windowOf(calm, 7)).toEqual([7, 8]);
    expect(judged(calm)[10]?.verdicts).toEqual({
      wind: 'notKnown',
      deltaT: 'good',
      inversion: 'good',
      heat: 'good',
    });
  });
});
