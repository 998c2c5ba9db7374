import { WEATHER_LIMITS } from '@mix/engine';

/** Points of the compass that a record offers, clockwise from north. */
export const COMPASS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type CompassPoint = (typeof COMPASS)[number];

/** What a weather service says of a position. Null is not said. */
export interface FetchedWeather {
  readonly windSpeedKmPerH: number | null;
  readonly windGustKmPerH: number | null;
  readonly windFrom: CompassPoint | null;
  readonly airTemperatureC: number | null;
  readonly relativeHumidityPct: number | null;
  /** ms since 1970 */
  readonly observedAtMs: number;
}

interface Variable {
  readonly name: string;
  readonly unit: string;
  readonly limits: readonly [least: number, most: number];
}

/**
 * The figures asked for, by Open-Meteo's names. A figure beyond its limits is not one of weather.
 */
export const VARIABLES = {
  wind: { name: 'wind_speed_10m', unit: 'km/h', limits: WEATHER_LIMITS.windSpeedKmPerH },
  gust: { name: 'wind_gusts_10m', unit: 'km/h', limits: WEATHER_LIMITS.windGustKmPerH },
  /** Degrees from north that the wind comes from. */
  from: { name: 'wind_direction_10m', unit: '°', limits: [0, 360] },
  temperature: { name: 'temperature_2m', unit: '°C', limits: WEATHER_LIMITS.airTemperatureC },
  humidity: { name: 'relative_humidity_2m', unit: '%', limits: WEATHER_LIMITS.relativeHumidityPct },
} as const satisfies Readonly<Record<string, Variable>>;

/**
 * Current figures come every 15 min: much older ones are not current, and ones ahead of now are no
 * figures.
 */
const OLDEST_MS = 2 * 3_600_000;
const AHEAD_MS = 20 * 60_000;

const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/**
 * Reads an answer of Open-Meteo's forecast (`current`, `timeformat=unixtime`) as mistrustfully as
 * something typed: a figure counts in the unit it was asked for and within its bounds, or not at all.
 * @returns null when it is not current, or says nothing that can be used
 */
export function readWeather(answer: unknown, nowMs: number): FetchedWeather | null {
  const { current, current_units: units } = membersOf(answer);
  const figures = membersOf(current);
  const unitOf = membersOf(units);
  const { time } = figures;
  if (typeof time !== 'number' || unitOf['time'] !== 'unixtime') return null;
  const observedAtMs = time * 1000;
  if (!(observedAtMs >= nowMs - OLDEST_MS && observedAtMs <= nowMs + AHEAD_MS)) return null;
  const read = ({ name, unit, limits: [least, most] }: Variable): number | null => {
    const value = figures[name];
    const fits = typeof value === 'number' && value >= least && value <= most;
    return fits && unitOf[name] === unit ? value : null;
  };
  const from = read(VARIABLES.from);
  const weather = {
    windSpeedKmPerH: read(VARIABLES.wind),
    windGustKmPerH: read(VARIABLES.gust),
    windFrom: from === null ? null : compassPoint(from),
    airTemperatureC: read(VARIABLES.temperature),
    relativeHumidityPct: read(VARIABLES.humidity),
  };
  const saysNothing = Object.values(weather).every((value) => value === null);
  return saysNothing ? null : { ...weather, observedAtMs };
}

/** The nearest of eight points. @param degrees clockwise from north */
export const compassPoint = (degrees: number): CompassPoint =>
  COMPASS[Math.round(degrees / 45) % 8] ?? 'N';
