import { createHash } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { inviteIdOf, inviteUrl, newSecret, readInviteHash } from './inviteLink.ts';

it('makes secrets that nobody guesses, of letters and digits', () => {
  const secrets = new Set(Array.from({ length: 200 }, newSecret));
  expect(secrets.size).toBe(200);
  // 27 of 62 signs are 160 bits.
  for (const secret of secrets) expect(secret).toMatch(/^[A-Za-z0-9]{27}$/);
});

it('reads the link it makes, and keeps the secret out of what is sent to a server', () => {
  const link = { farmId: 'hill', secret: newSecret() };
  const url = new URL(inviteUrl('https://mix.example', link));
  expect(readInviteHash(url.hash)).toEqual(link);
  expect(url.origin + url.pathname + url.search).toBe('https://mix.example/join');
});

it.each([
  '',
  '#',
  '#hill',
  '#hill.',
  '#.k7Qm2tVx9RpAeJ4wB6nZ8s',
  '#hill.short',
  '#hill.k7Qm2tVx9RpAeJ4wB6nZ8s/..',
  '#../x.k7Qm2tVx9RpAeJ4wB6nZ8s',
  `#hill.${'k'.repeat(101)}`,
])('takes %j for no link', (hash) => {
  expect(readInviteHash(hash)).toBeNull();
});

it('works out the id as the rules do', async () => {
  const secret = newSecret();
  const id = createHash('sha256').update(secret).digest('hex').toUpperCase();
  expect(await inviteIdOf(secret)).toBe(id);
  expect(id).toMatch(/^[0-9A-F]{64}$/);
});

it('has no id on a page without TLS', async () => {
  vi.stubGlobal('crypto', {});
  expect(await inviteIdOf('k7Qm2tVx9RpAeJ4wB6nZ8s')).toBeNull();
  vi.unstubAllGlobals();
});
