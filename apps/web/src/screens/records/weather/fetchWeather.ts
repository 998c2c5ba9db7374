import { readWeather, VARIABLES, type FetchedWeather } from './readWeather.ts';
import type { Position } from './whereabouts.ts';

const TIMEOUT_MS = 15_000;
/** Real answers have less than 1 kB. */
const LONGEST_ANSWER = 20_000;

/** About a kilometre: as fine as weather is, and not where somebody stands. */
const DECIMALS = 2;

function requestUrl(service: string, { latitudeDeg, longitudeDeg }: Position): URL {
  const url = new URL(service);
  const asked = Object.values(VARIABLES).map(({ name }) => name);
  url.searchParams.set('latitude', latitudeDeg.toFixed(DECIMALS));
  url.searchParams.set('longitude', longitudeDeg.toFixed(DECIMALS));
  url.searchParams.set('current', asked.join(','));
  url.searchParams.set('wind_speed_unit', 'kmh');
  url.searchParams.set('temperature_unit', 'celsius');
  url.searchParams.set('timeformat', 'unixtime');
  return url;
}

/**
 * Asks a service that answers as Open-Meteo does for the weather of a place now.
 * @throws Error of any kind when it does not answer, answers too late, or not with weather
 */
export async function fetchWeather(service: string, place: Position): Promise<FetchedWeather> {
  const answer = await fetch(requestUrl(service, place), {
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = answer.ok ? await answer.text() : '';
  const weather =
    text.length > LONGEST_ANSWER ? null : readWeather(JSON.parse(text || 'null'), Date.now());
  if (weather === null) throw new Error(`no weather in an answer with status ${answer.status}`);
  return weather;
}

/** What a service is called: its own name where it is known, else its host. */
export function sourceName(service: string): string {
  const { hostname } = new URL(service);
  return /(?:^|\.)open-meteo\.com$/.test(hostname) ? 'Open-Meteo.com' : hostname;
}
