import type { Micros } from '../wire/Value.ts';

/**
 * The token a client hands in to get only what has changed since. It names the state of the
 * database, so that tokens of another one are recognised, and the time of the commit the client has
 * seen.
 */
export const encodeResumeToken = (lineage: string, time: Micros): string =>
  Buffer.from(`v1:${lineage}:${time}`).toString('base64');

/** The time in a token; null when the token is not of this state of the database. */
export function decodeResumeToken(lineage: string, token: string): Micros | null {
  const [version, state, time = ''] = Buffer.from(token, 'base64').toString().split(':');
  const isOurs = version === 'v1' && state === lineage && /^\d{1,17}$/.test(time);
  return isOurs ? BigInt(time) : null;
}
