import type { Position } from './forecastPosition.ts';

/** One hour of a forecast. A figure is null where the service does not state it. */
export interface ForecastHour {
  /** Beginning of the hour, ms since 1970. */
  readonly atMs: number;
  readonly windSpeedKmPerH: number | null;
  readonly airTemperatureC: number | null;
  readonly relativeHumidityPct: number | null;
}

/** A forecast as it was fetched. Its age is shown from `fetchedAtMs`. */
export interface Forecast {
  /** ms since 1970, by this device's clock. */
  readonly fetchedAtMs: number;
  readonly place: Position;
  /** Name of the weather service, see `sourceName`. */
  readonly source: string;
  /** Consecutive hours, the earliest first. */
  readonly hours: readonly ForecastHour[];
}
