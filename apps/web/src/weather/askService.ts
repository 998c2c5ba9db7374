import type { Position } from './forecastPosition.ts';

const TIMEOUT_MS = 15_000;
/** Characters. Real answers have less than 1 kB, a forecast of two days less than 6 kB. */
const LONGEST_ANSWER = 20_000;

/** Of a degree, about a kilometre: as fine as weather is, too coarse to find somebody by. */
const PLACE_DECIMALS = 2;

const rounded = (degrees: number): number => Number(degrees.toFixed(PLACE_DECIMALS));

/** A position rounded to about a kilometre: nothing finer is kept or sent for the weather. */
export const weatherPlace = ({ latitudeDeg, longitudeDeg }: Position): Position => ({
  latitudeDeg: rounded(latitudeDeg),
  longitudeDeg: rounded(longitudeDeg),
});

/**
 * Asks a weather service with the interface of Open-Meteo about a position.
 * @param query parameters beside the position and the units
 * @returns the parsed JSON, not checked yet; null where the answer is empty
 * @throws Error of any kind when the service cannot be reached, takes more than 15 s, or answers
 * with an error status, too much text or no JSON
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
