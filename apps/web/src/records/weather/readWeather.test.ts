import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPASS, compassPoint, readWeather } from './readWeather.ts';

const nowMs = Date.UTC(2026, 10, 21, 1, 20);

/** In the shape that Open-Meteo documents for `current` with `timeformat=unixtime`. */
const answer = {
  latitude: -38.125,
  longitude: 175.75,
  utc_offset_seconds: 0,
  current_units: {
    time: 'unixtime',
    interval: 'seconds',
    temperature_2m: '°C',
    relative_humidity_2m: '%',
    wind_speed_10m: 'km/h',
    wind_direction_10m: '°',
    wind_gusts_10m: 'km/h',
  },
  current: {
    time: Date.UTC(2026, 10, 21, 1, 15) / 1000,
    interval: 900,
    temperature_2m: 17.4,
    relative_humidity_2m: 62,
    wind_speed_10m: 11.9,
    wind_direction_10m: 318,
    wind_gusts_10m: 25.2,
  },
};
const current = (change: object) => ({ ...answer, current: { ...answer.current, ...change } });

describe('the answer of a weather service', () => {
  it('is read with its time', () => {
    expect(readWeather(answer, nowMs)).toEqual({
      windSpeedKmPerH: 11.9,
      windGustKmPerH: 25.2,
      windFrom: 'NW',
      airTemperatureC: 17.4,
      relativeHumidityPct: 62,
      observedAtMs: Date.UTC(2026, 10, 21, 1, 15),
    });
  });

  it.each([
    ['a wind as text', { wind_speed_10m: '11.9' }, 'windSpeedKmPerH'],
    ['a wind below nothing', { wind_speed_10m: -1 }, 'windSpeedKmPerH'],
    ['a gust of another planet', { wind_gusts_10m: 900 }, 'windGustKmPerH'],
    ['air in kelvin', { temperature_2m: 290 }, 'airTemperatureC'],
    ['more than all humidity', { relative_humidity_2m: 101 }, 'relativeHumidityPct'],
    ['a humidity that is missing', { relative_humidity_2m: null }, 'relativeHumidityPct'],
    ['a direction past the circle', { wind_direction_10m: 361 }, 'windFrom'],
  ])('does not say %s', (_, change, field) => {
    expect(readWeather(current(change), nowMs)).toMatchObject({ [field]: null });
  });

  it('in another unit says nothing of that figure', () => {
    const units = { ...answer.current_units, wind_speed_10m: 'm/s' };
    expect(readWeather({ ...answer, current_units: units }, nowMs)).toMatchObject({
      windSpeedKmPerH: null,
      windGustKmPerH: 25.2,
    });
  });

  it.each([
    ['three hours old', current({ time: answer.current.time - 3 * 3600 })],
    ['of tomorrow', current({ time: answer.current.time + 86_400 })],
    ['of a local clock', current({ time: '2026-11-21T14:15' })],
    ['an error', { error: true, reason: 'Latitude must be in range' }],
    ['without units', { ...answer, current_units: undefined }],
    ['a list', [answer]],
    ['nothing', null],
  ])('%s is none', (_, value) => {
    expect(readWeather(value, nowMs)).toBeNull();
  });

  it('never throws, whatever comes', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (figures, units) => {
        expect(() => readWeather({ current: figures, current_units: units }, nowMs)).not.toThrow();
      }),
    );
  });
});

// WMO-No. 8 (guide to instruments): the direction is the one the wind comes from, from true north.
it.each([
  [0, 'N'],
  [22.4, 'N'],
  [22.6, 'NE'],
  [90, 'E'],
  [180, 'S'],
  [225, 'SW'],
  [337.6, 'N'],
  [360, 'N'],
])('%s degrees are %s', (degrees, point) => {
  expect(compassPoint(degrees)).toBe(point);
});

it('every direction has a point', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 360, noNaN: true }), (degrees) => {
      expect(COMPASS).toContain(compassPoint(degrees));
    }),
  );
});
