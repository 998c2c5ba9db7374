import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startAccountServer } from '../../testing/accountClient.ts';
import { fileKeyStore } from './fileKeyStore.ts';
import { SigningKeys } from './SigningKeys.ts';

let directory: string;
let now = 0;
let drawn = 0;
beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'mix-keys-'))));
afterEach(() => rmSync(directory, { recursive: true }));

const open = (): SigningKeys =>
  new SigningKeys(
    fileKeyStore(directory, 'signing-keys.json'),
    () => now,
    (count) => new Uint8Array(count).fill((drawn += 1)),
  );

test('are the same after a restart, in a file for this user alone', () => {
  const { kid } = open().current;
  expect(open().current.kid).toBe(kid);
  expect(statSync(join(directory, 'signing-keys.json')).mode & 0o777).toBe(0o600);
});

test('are not taken from a file others can read', () => {
  open();
  chmodSync(join(directory, 'signing-keys.json'), 0o640);
  expect(open).toThrow(/Other users.*chmod 600/);
});

test('change every 30 days; the one before still verifies, also after a restart', () => {
  now = 0;
  const keys = open();
  const first = keys.current.kid;
  now = 30 * 24 * 3_600_000 - 1;
  keys.rotateWhenOld();
  expect(keys.current.kid).toBe(first);
  now += 1;
  keys.rotateWhenOld();
  expect(keys.current.kid).not.toBe(first);
  expect(open().publicKey(first)).not.toBeNull();
  now *= 2;
  keys.rotateWhenOld();
  expect(open().publicKey(first)).toBeNull();
});

test('their public halves are served, and nothing private', async () => {
  const server = await startAccountServer();
  const answer = await fetch(`${server.url}/.well-known/jwks.json`);
  expect(await answer.json()).toEqual({
    keys: [
      {
        kty: 'EC',
        crv: 'P-256',
        x: expect.any(String) as string,
        y: expect.any(String) as string,
        kid: expect.any(String) as string,
        alg: 'ES256',
        use: 'sig',
      },
    ],
  });
  await server.stop();
});
