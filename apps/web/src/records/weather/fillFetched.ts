import { localTime } from '@mix/documents';
import { typedText } from '../../ui/forms/typedText.ts';
import type { OffsetAt } from '../../device/clock/deviceOffset.ts';
import { WEATHER_FIELDS, type RecordTexts } from '../card/recordTexts.ts';
import type { FetchedWeather } from './readWeather.ts';

/**
 * Fills in a service's weather where nothing was typed; what the service said before makes room.
 */
export function fillFetched(
  texts: RecordTexts,
  weather: FetchedWeather,
  source: string,
  offsetAt: OffsetAt,
): Partial<RecordTexts> {
  const { observedAtMs } = weather;
  const fetched = {
    windSpeedKmPerH: typedText(weather.windSpeedKmPerH, 'km/h'),
    windGustKmPerH: typedText(weather.windGustKmPerH, 'km/h'),
    windFrom: weather.windFrom ?? '',
    airTemperatureC: typedText(weather.airTemperatureC, '°C'),
    relativeHumidityPct: typedText(weather.relativeHumidityPct, '%'),
  };
  const free = WEATHER_FIELDS.filter(
    (field) => texts[field].trim() === '' || texts[field] === texts.fetched?.texts[field],
  );
  return {
    ...Object.fromEntries(free.map((field) => [field, fetched[field]])),
    fetched: {
      source,
      observedAt: localTime(new Date(observedAtMs), offsetAt(observedAtMs)),
      texts: fetched,
    },
  };
}
