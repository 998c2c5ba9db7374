import type { Position } from './forecastPosition.ts';

/** What a service expects of one hour. Null is not said. */
export interface ForecastHour {
  /** Its beginning, ms since 1970. */
  readonly atMs: number;
  readonly windSpeedKmPerH: number | null;
  readonly airTemperatureC: number | null;
  readonly relativeHumidityPct: number | null;
}

/** A forecast as it was fetched: it grows old, and says so. */
export interface Forecast {
  /** ms since 1970, by this device's clock. */
  readonly fetchedAtMs: number;
  readonly place: Position;
  /** Whose it is. */
  readonly source: string;
  /** In order, an hour each. */
  readonly hours: readonly ForecastHour[];
}
