import { describe, expect, it } from 'vitest';
import { readForecast } from './readForecast.ts';

const nowMs = Date.UTC(2026, 10, 21, 20);
const at = (hour: number): number => nowMs / 1000 + hour * 3600;

const answer = (changed: object = {}, units: object = {}) => ({
  hourly_units: {
    time: 'unixtime',
    wind_speed_10m: 'km/h',
    temperature_2m: '°C',
    relative_humidity_2m: '%',
    ...units,
  },
  hourly: {
    time: [at(0), at(1)],
    wind_speed_10m: [8, 9],
    temperature_2m: [16.9, 18],
    relative_humidity_2m: [65, 60],
    ...changed,
  },
});

describe('a forecast', () => {
  it('is read hour by hour', () => {
    expect(readForecast(answer(), nowMs)).toEqual([
      { atMs: nowMs, windSpeedKmPerH: 8, airTemperatureC: 16.9, relativeHumidityPct: 65 },
      { atMs: nowMs + 3_600_000, windSpeedKmPerH: 9, airTemperatureC: 18, relativeHumidityPct: 60 },
    ]);
  });

  it('leaves out a figure in another unit, beyond its bounds, or that is none', () => {
    const read = (changed: object, units: object = {}) =>
      readForecast(answer(changed, units), nowMs)?.map((hour) => hour.windSpeedKmPerH);
    expect(read({}, { wind_speed_10m: 'm/s' })).toEqual([null, null]);
    expect(read({ wind_speed_10m: [-1, '8'] })).toEqual([null, null]);
    expect(read({ wind_speed_10m: [8] })).toEqual([8, null]);
  });

  it.each([
    ['nothing', null],
    ['no hours', answer({ time: [] })],
    ['times in words', answer({}, { time: 'iso8601' })],
    ['hours that are not one after the other', answer({ time: [at(0), at(2)] })],
    ['another week', answer({ time: [at(200), at(201)] })],
    ['too many hours', answer({ time: Array.from({ length: 73 }, (_, hour) => at(hour)) })],
    ['no figure', answer({ wind_speed_10m: [], temperature_2m: [] })],
  ])('is none of %s', (_, said) => {
    expect(readForecast(said, nowMs)).toBeNull();
  });
});
