import type { Position } from './forecastPosition.ts';

const TIMEOUT_MS = 15_000;
/** Real answers have less than 1 kB, a forecast of two days less than 6 kB. */
const LONGEST_ANSWER = 20_000;

/** About a kilometre: as fine as weather is, and not where somebody stands. */
const PLACE_DECIMALS = 2;

const rounded = (degrees: number): number => Number(degrees.toFixed(PLACE_DECIMALS));

/** About a kilometre: all that is ever kept of a place for its weather, and asked for. */
export const weatherPlace = ({ latitudeDeg, longitudeDeg }: Position): Position => ({
  latitudeDeg: rounded(latitudeDeg),
  longitudeDeg: rounded(longitudeDeg),
});

/**
 * Asks a service that answers as Open-Meteo does about a place.
 * @param query what is asked for beside the place
 * @returns what it said, not looked at yet; null where it said nothing to be used
 * @throws Error of any kind when it does not answer or answers too late
 */
export async function askService(
  service: string,
  { latitudeDeg, longitudeDeg }: Position,
  query: Readonly<Record<string, string>>,
): Promise<unknown> {
  const url = new URL(service);
  url.searchParams.set('latitude', latitudeDeg.toFixed(PLACE_DECIMALS));
  url.searchParams.set('longitude', longitudeDeg.toFixed(PLACE_DECIMALS));
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  url.searchParams.set('wind_speed_unit', 'kmh');
  url.searchParams.set('temperature_unit', 'celsius');
  url.searchParams.set('timeformat', 'unixtime');
  const answer = await fetch(url, {
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await answer.text();
  if (!answer.ok || text.length > LONGEST_ANSWER) {
    throw new Error(`no weather in an answer with status ${answer.status}`);
  }
  return JSON.parse(text || 'null');
}
