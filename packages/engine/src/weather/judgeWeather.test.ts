import { describe, expect, it } from 'vitest';
import { celsius, minutes } from '../units/quantity.ts';
import { judgeWeather, type WeatherObservation } from './judgeWeather.ts';

const at = (hour: number, minute = 0) => minutes(hour * 60 + minute);

/** A good morning: 20 °C, 50 %, 10 km/h, from 10:00 to 11:00 with the sun up from 6:30 to 20:00. */
const observed = (known: Partial<WeatherObservation> = {}): WeatherObservation => ({
  airTemperatureC: celsius(20),
  relativeHumidityPct: 50,
  windSpeedKmPerH: 10,
  sprayedFromMin: at(10),
  sprayedUntilMin: at(11),
  sunriseMin: at(6, 30),
  sunsetMin: at(20),
  foliarNitrogen: true,
  leafMoist: false,
  ...known,
});

const found = (known: Partial<WeatherObservation>): string[] =>
  judgeWeather(observed(known)).judgements.map(({ code, verdict }) => `${code}: ${verdict}`);

const good = ['deltaTGood: good', 'windGood: good'];

describe('judgeWeather', () => {
  it('finds a good morning good', () => {
    expect(found({})).toEqual(good);
    expect(judgeWeather(observed()).deltaTK).toBeCloseTo(6.301, 3);
  });

  it.each([
    [15, 90, 'deltaTLow: caution'],
    [25, 50, 'deltaTGood: good'],
    [25, 40, 'deltaTHigh: caution'],
    [27, 30, 'deltaTTooHigh: avoid'],
  ])('judges Delta T at %s °C and %s %%: %s (S76, S77)', (air, humidity, expected) => {
    const known = {
      airTemperatureC: celsius(air),
      relativeHumidityPct: humidity,
      foliarNitrogen: false,
    };
    expect(found(known)).toContain(expected);
  });

  it.each([
    [2.9, 'windTooLight: avoid'],
    [3, 'windGood: good'],
    [15, 'windGood: good'],
    [15.1, 'windTooStrong: avoid'],
  ])('judges a wind of %s km/h: %s, by an assumed window', (wind, expected) => {
    expect(found({ windSpeedKmPerH: wind })).toContain(expected);
    const verdict = judgeWeather(observed({ windSpeedKmPerH: wind }));
    expect(verdict.judgements.find(({ code }) => code.startsWith('wind'))?.assumed).toBe(true);
  });

  it('avoids air above 28 °C', () => {
    const known = { relativeHumidityPct: 70, foliarNitrogen: false };
    expect(found({ ...known, airTemperatureC: celsius(28) })).toEqual(good);
    expect(found({ ...known, airTemperatureC: celsius(28.1) })).toContain('tooHot: avoid');
  });

  it('keeps foliar nitrogen below 20 °C unless the leaf is moist (S60)', () => {
    const warm = { airTemperatureC: celsius(20.1) };
    expect(found(warm)).toContain('tooHotForFoliarNitrogen: avoid');
    expect(found({ ...warm, leafMoist: true })).toEqual(good);
    expect(found({ ...warm, foliarNitrogen: false })).toEqual(good);
  });

  it.each([
    [90, []],
    [91, ['humid: caution']],
    [95, ['humid: caution']],
    [96, ['tooHumid: avoid']],
  ])('judges a humidity of %s %%', (humidity, expected) => {
    const judged = found({ relativeHumidityPct: humidity });
    expect(judged.filter((text) => text.includes('umid'))).toEqual(expected);
  });

  it.each([
    [at(17), at(17, 59), false],
    [at(17), at(18), true],
    [at(23), at(25), true],
    [at(3), at(4), true],
    [at(7, 30), at(9), true],
    [at(7, 31), at(9), false],
    [at(9), at(34), true],
  ])(
    'expects an inversion from 2 h before sunset to 1 h after sunrise: minutes %s to %s %s',
    (sprayedFromMin, sprayedUntilMin, expected) => {
      const judged = found({ sprayedFromMin, sprayedUntilMin });
      expect(judged.includes('inversionLikely: caution')).toBe(expected);
    },
  );

  it('takes no noon for a night where the sun sets after midnight', () => {
    const summer = { sunriseMin: at(2, 55), sunsetMin: at(24, 3) };
    const judged = (from: number, until: number) =>
      found({ ...summer, sprayedFromMin: at(from), sprayedUntilMin: at(until) });
    expect(judged(12, 14)).toEqual(good);
    expect(judged(21, 22.05)).toContain('inversionLikely: caution');
  });

  it('says what it does not know, and takes none of it for good', () => {
    const nothing = judgeWeather({
      airTemperatureC: null,
      relativeHumidityPct: null,
      windSpeedKmPerH: null,
      sprayedFromMin: null,
      sprayedUntilMin: null,
      sunriseMin: null,
      sunsetMin: null,
      foliarNitrogen: true,
      leafMoist: false,
    });
    expect(nothing.deltaTK).toBeNull();
    expect(nothing.judgements.map(({ code }) => code)).toEqual([
      'deltaTNotKnown',
      'windNotKnown',
      'inversionNotKnown',
    ]);
    expect(nothing.judgements.every(({ verdict }) => verdict === 'notKnown')).toBe(true);
  });

  it('knows no Delta T where the formula does not hold, but still judges fog', () => {
    const fog = found({ relativeHumidityPct: 100 });
    expect(fog).toContain('deltaTNotKnown: notKnown');
    expect(fog).toContain('tooHumid: avoid');
  });

  it('gives numbers with each judgement', () => {
    const [, wind] = judgeWeather(observed({ windSpeedKmPerH: 20 })).judgements;
    expect(wind?.values).toEqual({ windSpeedKmPerH: 20, minKmPerH: 3, maxKmPerH: 15 });
  });
});
