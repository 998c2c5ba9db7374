import type { ForecastHour } from './Forecast.ts';

interface Variable {
  readonly name: string;
  readonly unit: string;
  readonly least: number;
  readonly most: number;
}

/** Open-Meteo's names. A figure beyond the bounds cannot be weather and is dropped. */
const VARIABLES = {
  windSpeedKmPerH: { name: 'wind_speed_10m', unit: 'km/h', least: 0, most: 300 },
  airTemperatureC: { name: 'temperature_2m', unit: '°C', least: -40, most: 60 },
  relativeHumidityPct: { name: 'relative_humidity_2m', unit: '%', least: 0, most: 100 },
} as const satisfies Readonly<Record<string, Variable>>;

export const FORECAST_VARIABLES = Object.values(VARIABLES).map(({ name }) => name);

/**
 * Most hours of an answer. Days are the service's own: two of them contain the rest of the local
 * day anywhere.
 */
const MOST_HOURS = 72;
const HOUR_MS = 3_600_000;
/** An answer with an hour further from now than this is no forecast of today. */
const FURTHEST_MS = 4 * 24 * HOUR_MS;

const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * Reads an answer of Open-Meteo's forecast (`hourly`, `timeformat=unixtime`) as mistrustfully as
 * something typed: a figure counts only in the unit it was asked for and within its bounds.
 * @returns null where the hours are not consecutive, too far from now, or without any wind and
 * temperature
 */
export function readForecast(answer: unknown, nowMs: number): readonly ForecastHour[] | null {
  const { hourly, hourly_units: units } = membersOf(answer);
  const lists = membersOf(hourly);
  const unitOf = membersOf(units);
  const times = listOf(lists['time']);
  if (unitOf['time'] !== 'unixtime' || times.length === 0 || times.length > MOST_HOURS) return null;
  const read = ({ name, unit, least, most }: Variable, place: number): number | null => {
    const value = listOf(lists[name])[place];
    const fits = typeof value === 'number' && value >= least && value <= most;
    return fits && unitOf[name] === unit ? value : null;
  };
  const hours: ForecastHour[] = [];
  for (const [place, time] of times.entries()) {
    if (typeof time !== 'number') return null;
    const atMs = time * 1000;
    const before = hours.at(-1);
    if (!(Math.abs(atMs - nowMs) <= FURTHEST_MS)) return null;
    if (before !== undefined && atMs - before.atMs !== HOUR_MS) return null;
    hours.push({
      atMs,
      windSpeedKmPerH: read(VARIABLES.windSpeedKmPerH, place),
      airTemperatureC: read(VARIABLES.airTemperatureC, place),
      relativeHumidityPct: read(VARIABLES.relativeHumidityPct, place),
    });
  }
  const saysNothing = hours.every(
    (hour) => hour.windSpeedKmPerH === null && hour.airTemperatureC === null,
  );
  return saysNothing ? null : hours;
}
