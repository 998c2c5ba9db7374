import { expect, test } from 'vitest';
import { routeOf } from './routeOf.ts';

const DOCUMENTS = '/v1/projects/p/databases/(default)/documents';

test.each([
  ['/v1/accounts:signUp', 'accounts:signUp'],
  ['/identitytoolkit.googleapis.com/v1/accounts:lookup', 'accounts:lookup'],
  ['/v1/accounts:constructor', 'accounts:other'],
  ['/v2/accounts/mfaSignIn:finalize', 'accounts:other'],
  ['/v2/passwordPolicy', 'accounts:other'],
  ['/v1/token', 'accounts:token'],
  ['/securetoken.googleapis.com/v1/token', 'accounts:token'],
  [`${DOCUMENTS}:commit`, 'documents:commit'],
  [`${DOCUMENTS}/users/u1:runQuery`, 'documents:runQuery'],
  [`${DOCUMENTS}/users/u1`, 'documents:other'],
  [`${DOCUMENTS}/users/u1:anything`, 'documents:other'],
  ['/google.firestore.v1.Firestore/Listen/channel', 'documents:listen'],
  ['/google.firestore.v1.Firestore/Write/channel', 'documents:write'],
  ['/healthz', 'healthz'],
  ['/assets/main-1a2b.js', 'asset'],
  ['/mix', 'site'],
  ['/ann@example.org', 'site'],
])('%s is counted as %s', (path, route) => {
  expect(routeOf(path)).toBe(route);
});
