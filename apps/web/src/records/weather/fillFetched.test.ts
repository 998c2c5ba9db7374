import { describe, expect, it } from 'vitest';
import { exampleJob, exampleStartMs } from '../../fill/testing/exampleJob.ts';
import { recordOfJob } from '../recordOfJob.ts';
import { recordTexts, recordWith } from '../card/recordTexts.ts';
import { fillFetched } from './fillFetched.ts';
import type { FetchedWeather } from './readWeather.ts';

/** New Zealand in summer. */
const offset = () => 780;
const record = recordOfJob(exampleJob(), exampleStartMs, offset);
const empty = recordTexts(record);

const weather: FetchedWeather = {
  windSpeedKmPerH: 11.9,
  windGustKmPerH: 25.2,
  windFrom: 'NW',
  airTemperatureC: -1.5,
  relativeHumidityPct: 62,
  observedAtMs: exampleStartMs,
};
const fill = (texts: typeof empty, from = weather) => ({
  ...texts,
  ...fillFetched(texts, from, 'Open-Meteo.com', offset),
});

describe('fetched weather', () => {
  it('fills what is empty, with its source and time in the record', () => {
    expect(recordWith(record, fill(empty)).weather).toEqual({
      windSpeedKmPerH: 11.9,
      windGustKmPerH: 25.2,
      windFrom: 'NW',
      airTemperatureC: -1.5,
      relativeHumidityPct: 62,
      source: 'Open-Meteo.com',
      observedAt: '2026-11-21T14:02:00+13:00',
    });
  });

  it('never takes the place of what was typed, and the record says both', () => {
    const typed = { ...empty, windSpeedKmPerH: '6', windFrom: 'W' };
    expect(recordWith(record, fill(typed)).weather).toMatchObject({
      windSpeedKmPerH: 6,
      windFrom: 'W',
      airTemperatureC: -1.5,
      source: 'typed, Open-Meteo.com',
    });
    const all = { ...typed, windGustKmPerH: '9', airTemperatureC: '8', relativeHumidityPct: '80' };
    expect(recordWith(record, fill(all)).weather).toMatchObject({
      airTemperatureC: 8,
      source: 'typed',
      observedAt: null,
    });
  });

  it('not even what cannot be read as a figure', () => {
    expect(fill({ ...empty, airTemperatureC: 'warm' }).airTemperatureC).toBe('warm');
  });

  it('makes room for a later one, but for what was changed since', () => {
    const changed = { ...fill(empty), airTemperatureC: '14' };
    const later = fill(changed, { ...weather, windSpeedKmPerH: 20, windGustKmPerH: null });
    expect(later).toMatchObject({
      windSpeedKmPerH: '20',
      windGustKmPerH: '',
      airTemperatureC: '14',
    });
  });

  it('is still the service’s when the record is opened again', () => {
    const saved = recordWith(record, fill(empty));
    expect(recordWith(saved, recordTexts(saved)).weather).toEqual(saved.weather);
    const corrected = { ...recordTexts(saved), windSpeedKmPerH: '7' };
    expect(recordWith(saved, corrected).weather.source).toBe('typed, Open-Meteo.com');
  });
});
