import { askService } from '../../weather/askService.ts';
import type { Position } from '../../weather/forecastPosition.ts';
import { readWeather, VARIABLES, type FetchedWeather } from './readWeather.ts';

/**
 * Asks a service that answers as Open-Meteo does for the weather of a place now.
 * @throws Error of any kind when it does not answer, answers too late, or not with weather
 */
export async function fetchWeather(service: string, place: Position): Promise<FetchedWeather> {
  const asked = Object.values(VARIABLES).map(({ name }) => name);
  const answer = await askService(service, place, { current: asked.join(',') });
  const weather = readWeather(answer, Date.now());
  if (weather === null) throw new Error('no weather in an answer');
  return weather;
}
