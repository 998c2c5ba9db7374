import { expect, it } from 'vitest';
import { isPin, storedPin } from './pin.ts';
import { pinWaitMs } from './pinTries.ts';

const at = Date.UTC(2026, 10, 24);

it.each([
  [0, 0],
  [4, 0],
  [5, 60],
  [6, 120],
  [10, 1920],
  [11, 3600],
  [40, 3600],
])('after %i wrong PINs waits %i s', (wrong, seconds) => {
  expect(pinWaitMs({ wrong, atMs: at }, at) / 1000).toBe(seconds);
  expect(pinWaitMs({ wrong, atMs: at }, at + seconds * 1000)).toBe(0);
});

it('waits on through a clock that is set back', () => {
  expect(pinWaitMs({ wrong: 5, atMs: at }, at - 86_400_000)).toBe(60_000);
});

it('keeps a PIN so that it is known again and not read', async () => {
  const [kept, same] = await Promise.all([storedPin('4711'), storedPin('4711')]);
  expect(await isPin('4711', kept)).toBe(true);
  expect(await isPin('4712', kept)).toBe(false);
  expect(JSON.stringify(kept)).not.toContain('4711');
  // Two people with the same PIN cannot tell that by its hash.
  expect(same.hash).not.toBe(kept.hash);
});

it('is PBKDF2 with SHA-256 as published', async () => {
  // RFC 7914, section 11: P="passwd", S="salt", c=1, the first 32 of its 64 bytes.
  const { hash } = await storedPin('passwd', new TextEncoder().encode('salt'), 1);
  expect(hash).toBe('55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc');
});
