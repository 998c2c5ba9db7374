import { useStore } from 'zustand';
import { browserStorage } from '../device/storage/deviceStorage.ts';
import { createKeptValue } from '../device/storage/keptValue.ts';
import { askService } from './askService.ts';
import type { Forecast, ForecastHour } from './Forecast.ts';
import { FORECAST_VARIABLES, readForecast } from './readForecast.ts';
import { sourceName } from './sourceName.ts';
import { farmPlace, isFigure, readPosition, type Position } from './forecastPosition.ts';

const isFigureOrNull = (value: unknown): value is number | null =>
  value === null || isFigure(value);

function isHour(stored: unknown): stored is ForecastHour {
  if (typeof stored !== 'object' || stored === null) return false;
  const hour = stored as Partial<Record<keyof ForecastHour, unknown>>;
  return (
    isFigure(hour.atMs) &&
    isFigureOrNull(hour.windSpeedKmPerH) &&
    isFigureOrNull(hour.airTemperatureC) &&
    isFigureOrNull(hour.relativeHumidityPct)
  );
}

function readStored(stored: unknown): Forecast | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { fetchedAtMs, place, source, hours } = stored as Partial<Record<keyof Forecast, unknown>>;
  const known = readPosition(place);
  return isFigure(fetchedAtMs) &&
    known !== null &&
    typeof source === 'string' &&
    Array.isArray(hours) &&
    hours.every(isHour)
    ? { fetchedAtMs, place: known, source, hours }
    : null;
}

const lastForecast = createKeptValue<Forecast | null>(browserStorage(), {
  key: 'mix.forecast',
  schema: 1,
  empty: null,
  read: readStored,
});

/** Sets the farm's position; null also deletes the forecast. */
export function setFarmPlace(place: Position | null): void {
  farmPlace.setState({ value: place });
  if (place === null) lastForecast.setState({ value: null });
}

/** A hook. The last forecast of a position, however old; null where the last one is for another. */
export function useLastForecast({ latitudeDeg, longitudeDeg }: Position): Forecast | null {
  const forecast = useStore(lastForecast, ({ value }) => value);
  const isHere =
    forecast?.place.latitudeDeg === latitudeDeg && forecast.place.longitudeDeg === longitudeDeg;
  return isHere ? forecast : null;
}

/**
 * Asks for the forecast of today and tomorrow, and keeps it.
 * @throws Error of any kind when the service does not answer, or not with a forecast
 */
export async function fetchForecast(service: string, place: Position): Promise<void> {
  const answer = await askService(service, place, {
    hourly: FORECAST_VARIABLES.join(','),
    forecast_days: '2',
  });
  const fetchedAtMs = Date.now();
  const hours = readForecast(answer, fetchedAtMs);
  if (hours === null) throw new Error('no forecast in an answer');
  lastForecast.setState({
    value: { fetchedAtMs, place, source: sourceName(service), hours },
  });
}
