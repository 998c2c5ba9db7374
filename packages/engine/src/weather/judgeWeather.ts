import type { Celsius, Minutes } from '../units/quantity.ts';
import { deltaT } from './deltaT.ts';

/** What is known of the weather at the paddock. Null is not known, and is then not judged. */
export interface WeatherObservation {
  readonly airTemperatureC: Celsius | null;
  readonly relativeHumidityPct: number | null;
  readonly windSpeedKmPerH: number | null;
  /**
   * Minutes after the midnight before spraying began: over 1,440 where it ends, or the sun sets, on the
   * day after. Sunrise and sunset are those around the noon nearest to the beginning.
   */
  readonly sprayedFromMin: Minutes | null;
  readonly sprayedUntilMin: Minutes | null;
  readonly sunriseMin: Minutes | null;
  readonly sunsetMin: Minutes | null;
  /** The mix is meant to feed nitrogen through the leaf. */
  readonly foliarNitrogen: boolean;
  readonly leafMoist: boolean;
}

export type WeatherCode =
  | 'deltaTLow'
  | 'deltaTGood'
  | 'deltaTHigh'
  | 'deltaTTooHigh'
  | 'deltaTNotKnown'
  | 'windTooLight'
  | 'windGood'
  | 'windTooStrong'
  | 'windNotKnown'
  | 'tooHot'
  | 'humid'
  | 'tooHumid'
  | 'tooHotForFoliarNitrogen'
  | 'inversionLikely'
  | 'inversionNotKnown';

/** One judgement. `assumed`: its limit was not read from a source. A label's own limits win. */
export interface WeatherJudgement {
  readonly code: WeatherCode;
  readonly verdict: 'good' | 'caution' | 'avoid' | 'notKnown';
  readonly assumed: boolean;
  readonly values: Readonly<Record<string, number>>;
}

export interface WeatherVerdict {
  readonly deltaTK: number | null;
  readonly judgements: readonly WeatherJudgement[];
}

/** Prefer 2 to 8, caution to 10, avoid above (Bureau of Meteorology, S76; field climate, S77). */
const DELTA_T = { low: 2, high: 8, tooHigh: 10 } as const;
/** The usual label window; assumed, the text of no label was read. */
const WIND_KM_PER_H = { light: 3, strong: 15 } as const;
/** Field climate, S77. */
const HOT_C = 28;
const HUMIDITY_PCT = { caution: 90, avoid: 95 } as const;
/** Foliar feeding advice, S60. */
const FOLIAR_NITROGEN_C = 20;
/** From 1 to 2 h before sunset until about 1 h after sunrise (S78, S79): the wider reading. */
const INVERSION_MIN = { beforeSunset: 120, afterSunrise: 60 } as const;

const judgement = (
  code: WeatherCode,
  verdict: WeatherJudgement['verdict'],
  values: WeatherJudgement['values'] = {},
  assumed = false,
): WeatherJudgement => ({ code, verdict, assumed, values });

function judgeDeltaT(deltaTK: number | null): WeatherJudgement {
  if (deltaTK === null) return judgement('deltaTNotKnown', 'notKnown');
  const values = { deltaTK };
  if (deltaTK < DELTA_T.low) {
    return judgement('deltaTLow', 'caution', { ...values, limitK: DELTA_T.low });
  }
  if (deltaTK > DELTA_T.tooHigh) {
    return judgement('deltaTTooHigh', 'avoid', { ...values, limitK: DELTA_T.tooHigh });
  }
  return deltaTK > DELTA_T.high
    ? judgement('deltaTHigh', 'caution', { ...values, limitK: DELTA_T.high })
    : judgement('deltaTGood', 'good', values);
}

function judgeWind(windSpeedKmPerH: number | null): WeatherJudgement {
  if (windSpeedKmPerH === null) return judgement('windNotKnown', 'notKnown');
  const { light, strong } = WIND_KM_PER_H;
  const values = { windSpeedKmPerH, minKmPerH: light, maxKmPerH: strong };
  if (windSpeedKmPerH < light) return judgement('windTooLight', 'avoid', values, true);
  return windSpeedKmPerH > strong
    ? judgement('windTooStrong', 'avoid', values, true)
    : judgement('windGood', 'good', values, true);
}

function judgeHeat({
  airTemperatureC,
  foliarNitrogen,
  leafMoist,
}: WeatherObservation): WeatherJudgement[] {
  if (airTemperatureC === null) return [];
  const found: WeatherJudgement[] = [];
  if (airTemperatureC > HOT_C) {
    found.push(judgement('tooHot', 'avoid', { airTemperatureC, limitC: HOT_C }));
  }
  if (foliarNitrogen && !leafMoist && airTemperatureC > FOLIAR_NITROGEN_C) {
    const values = { airTemperatureC, limitC: FOLIAR_NITROGEN_C };
    found.push(judgement('tooHotForFoliarNitrogen', 'avoid', values));
  }
  return found;
}

function judgeHumidity(relativeHumidityPct: number | null): WeatherJudgement[] {
  if (relativeHumidityPct === null) return [];
  const { caution, avoid } = HUMIDITY_PCT;
  if (relativeHumidityPct > avoid) {
    return [judgement('tooHumid', 'avoid', { relativeHumidityPct, limitPct: avoid })];
  }
  return relativeHumidityPct > caution
    ? [judgement('humid', 'caution', { relativeHumidityPct, limitPct: caution })]
    : [];
}

function judgeInversion(observation: WeatherObservation): WeatherJudgement[] {
  const { sprayedFromMin, sprayedUntilMin, sunriseMin, sunsetMin } = observation;
  if (
    sprayedFromMin === null ||
    sprayedUntilMin === null ||
    sunriseMin === null ||
    sunsetMin === null
  ) {
    return [judgement('inversionNotKnown', 'notKnown')];
  }
  const fromMin = sunsetMin - INVERSION_MIN.beforeSunset;
  const untilMin = sunriseMin + INVERSION_MIN.afterSunrise;
  return sprayedUntilMin >= fromMin || sprayedFromMin <= untilMin
    ? [judgement('inversionLikely', 'caution', { fromMin, untilMin })]
    : [];
}

/**
 * Judges the weather for spraying: Delta T, wind, heat, humidity, foliar nitrogen and the hours in
 * which a surface inversion is to be expected. What is not known is said, never taken as good.
 */
export function judgeWeather(observation: WeatherObservation): WeatherVerdict {
  const { airTemperatureC, relativeHumidityPct } = observation;
  const difference =
    airTemperatureC === null || relativeHumidityPct === null
      ? null
      : deltaT(airTemperatureC, relativeHumidityPct);
  const deltaTK = difference?.ok === true ? difference.value : null;
  return {
    deltaTK,
    judgements: [
      judgeDeltaT(deltaTK),
      judgeWind(observation.windSpeedKmPerH),
      ...judgeHeat(observation),
      ...judgeHumidity(relativeHumidityPct),
      ...judgeInversion(observation),
    ],
  };
}
