import { expect, it } from 'vitest';
import { accountErrorKind } from './accountErrorKind.ts';

it.each([
  ['permission-denied', 'refused'],
  ['invalid-argument', 'refused'],
  ['not-found', 'refused'],
  ['unavailable', 'unreachable'],
  ['deadline-exceeded', 'unreachable'],
  ['failed-precondition', 'passing'],
  ['aborted', 'passing'],
  ['already-exists', 'passing'],
  ['unauthenticated', 'passing'],
  ['resource-exhausted', 'passing'],
  ['internal', 'passing'],
  ['auth/network-request-failed', 'unreachable'],
  ['auth/user-token-expired', 'passing'],
])('takes %s for %s', (code, kind) => {
  expect(accountErrorKind(code, 'a message')).toBe(kind);
});

it('knows a library that broke, whatever code it gives', () => {
  const message = 'FIRESTORE (12.19.0) INTERNAL ASSERTION FAILED: Unexpected state (ID: ca9)';
  expect(accountErrorKind('unknown', message)).toBe('dead');
});
