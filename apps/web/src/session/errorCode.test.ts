import { expect, it } from 'vitest';
import { errorCode } from './errorCode.ts';

const tooMany = (words: string): Error =>
  Object.assign(new Error(words), { code: 'auth/too-many-requests' });

it.each([
  ['Too many attempts. Try again in 1 minute.', 'auth/too-many-requests'],
  ['Too many attempts. Try again in 15 minutes.', 'auth/too-many-requests'],
  ['Too many attempts. Try again in 1380 minutes.', 'auth/too-many-requests-for-today'],
  ['The server is busy. Try again in a minute.', 'auth/too-many-requests'],
  [
    'Access to this account has been temporarily disabled due to many failed login attempts. You can …',
    'auth/too-many-requests-for-account',
  ],
])('tells the limits apart by the words: %s', (words, code) => {
  expect(errorCode(tooMany(words))).toBe(code);
});

it('has a code for what has none', () => {
  expect(errorCode(Object.assign(new Error('x'), { code: 'auth/foo' }))).toBe('auth/foo');
  expect(errorCode(new Error('x'))).toBe('auth/internal-error');
  expect(errorCode(null)).toBe('auth/internal-error');
});
