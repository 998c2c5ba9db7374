import { localTime, minutesIntoDay } from '@mix/documents';
import { celsius, judgeWeather, minutes, type WeatherCode } from '@mix/engine';
import type { OffsetAt } from '../device/clock/deviceOffset.ts';
import type { Forecast, ForecastHour } from './Forecast.ts';
import { sunHours } from './sunHours.ts';

/** The conditions that decide whether an hour is good for spraying. */
export const CONDITIONS = ['wind', 'deltaT', 'inversion', 'heat'] as const;
export type Condition = (typeof CONDITIONS)[number];
export type HourVerdict = 'good' | 'wait' | 'notKnown';

/** One hour of the day, judged at its beginning and at its end: the worse counts. */
export interface SprayHour {
  readonly atMs: number;
  readonly forecast: ForecastHour;
  readonly deltaTK: number | null;
  readonly verdicts: Readonly<Record<Condition, HourVerdict>>;
}

const HOUR_MS = 3_600_000;

const WAITS: Readonly<Record<Condition, readonly WeatherCode[]>> = {
  wind: ['windTooLight', 'windTooStrong'],
  deltaT: ['deltaTLow', 'deltaTHigh', 'deltaTTooHigh'],
  inversion: ['inversionLikely'],
  heat: ['tooHot', 'tooHotForFoliarNitrogen', 'humid', 'tooHumid'],
};
const UNKNOWNS: Readonly<Record<Condition, readonly WeatherCode[]>> = {
  wind: ['windNotKnown'],
  deltaT: ['deltaTNotKnown'],
  inversion: ['inversionNotKnown'],
  heat: [],
};

interface Asked {
  readonly forecast: Forecast;
  readonly isFoliarNitrogen: boolean;
  readonly offsetAt: OffsetAt;
}

function judged(hour: ForecastHour, { forecast, isFoliarNitrogen, offsetAt }: Asked) {
  const { atMs, airTemperatureC, relativeHumidityPct, windSpeedKmPerH } = hour;
  const began = localTime(new Date(atMs), offsetAt(atMs));
  const sun = sunHours(forecast.place, began);
  const { deltaTK, judgements } = judgeWeather({
    airTemperatureC: airTemperatureC === null ? null : celsius(airTemperatureC),
    relativeHumidityPct,
    windSpeedKmPerH,
    sprayedFromMin: minutes(minutesIntoDay(began, atMs)),
    sprayedUntilMin: minutes(minutesIntoDay(began, atMs)),
    sunriseMin: sun?.sunriseMin ?? null,
    sunsetMin: sun?.sunsetMin ?? null,
    foliarNitrogen: isFoliarNitrogen,
    leafMoist: false,
  });
  const codes = judgements.map(({ code }) => code);
  const verdict = (condition: Condition): HourVerdict => {
    if (codes.some((code) => WAITS[condition].includes(code))) return 'wait';
    const isUnknown =
      codes.some((code) => UNKNOWNS[condition].includes(code)) ||
      (condition === 'heat' && airTemperatureC === null);
    return isUnknown ? 'notKnown' : 'good';
  };
  return {
    deltaTK,
    verdicts: {
      wind: verdict('wind'),
      deltaT: verdict('deltaT'),
      inversion: verdict('inversion'),
      heat: verdict('heat'),
    },
  };
}

const ORDER: readonly HourVerdict[] = ['good', 'notKnown', 'wait'];
const worse = (one: HourVerdict, other: HourVerdict): HourVerdict =>
  ORDER.indexOf(one) >= ORDER.indexOf(other) ? one : other;

/**
 * The hours of a day of a forecast, each judged for spraying (Delta T S76, inversion S78 and S79, leaf-fed
 * nitrogen S60; the wind's limits are assumed). An hour whose end the forecast does not tell is left out.
 * @param day local calendar day, `YYYY-MM-DD`
 */
export function sprayHours(asked: Asked, day: string): readonly SprayHour[] {
  const { forecast, offsetAt } = asked;
  return forecast.hours.flatMap((hour, place) => {
    const next = forecast.hours[place + 1];
    if (next === undefined) return [];
    if (!localTime(new Date(hour.atMs), offsetAt(hour.atMs)).startsWith(day)) return [];
    const begins = judged(hour, asked);
    const ends = judged(next, asked).verdicts;
    const { wind, deltaT, inversion, heat } = begins.verdicts;
    return [
      {
        atMs: hour.atMs,
        forecast: hour,
        deltaTK: begins.deltaTK,
        verdicts: {
          wind: worse(wind, ends.wind),
          deltaT: worse(deltaT, ends.deltaT),
          inversion: worse(inversion, ends.inversion),
          heat: worse(heat, ends.heat),
        },
      },
    ];
  });
}

/** A time in which every condition is good, ms since 1970. */
export interface SprayWindow {
  readonly fromMs: number;
  readonly toMs: number;
}

const isGood = ({ verdicts }: SprayHour): boolean =>
  CONDITIONS.every((condition) => verdicts[condition] === 'good');

/** The window that is open now, from this hour on, else the next one; null where none is left. */
export function nextWindow(hours: readonly SprayHour[], nowMs: number): SprayWindow | null {
  const left = hours.filter(({ atMs }) => atMs + HOUR_MS > nowMs);
  const first = left.findIndex(isGood);
  const from = left[first];
  if (from === undefined) return null;
  const end = left.findIndex((hour, place) => place > first && !isGood(hour));
  const last = left[end < 0 ? left.length - 1 : end - 1] ?? from;
  return { fromMs: from.atMs, toMs: last.atMs + HOUR_MS };
}
