import type { AccountErrorKind } from '../account/AccountDatabase.ts';

/**
 * Codes that no repetition changes. `failed-precondition`, `aborted` and `already-exists` are not
 * among them: in a transaction they say that somebody else wrote at the same moment.
 */
const REFUSED = [
  'invalid-argument',
  'permission-denied',
  'not-found',
  'out-of-range',
  'unimplemented',
];

/** No word from the server at all; the last is of a token that ran out while there was no network. */
const UNREACHABLE = [
  'unavailable',
  'deadline-exceeded',
  'cancelled',
  'auth/network-request-failed',
];

/** The client library's own words when it cannot go on. */
const BROKEN = /INTERNAL (ASSERTION|UNHANDLED)|AsyncQueue|already been terminated/;

export const isClientBroken = (message: string): boolean => BROKEN.test(message);

/**
 * What an error of the document database means for a change that waits.
 * @param code as in FirestoreError; what is not one of them (a token that was refused) passes
 */
export function accountErrorKind(code: string, message: string): AccountErrorKind {
  if (isClientBroken(message)) return 'dead';
  if (REFUSED.includes(code)) return 'refused';
  return UNREACHABLE.includes(code) ? 'unreachable' : 'passing';
}
