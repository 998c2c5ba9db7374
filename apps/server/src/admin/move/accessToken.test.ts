import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jwtVerify } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serviceAccountToken } from './accessToken.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const START = Date.UTC(2026, 10, 22);

let folder: string;
let issuer: Server;
let asked: URLSearchParams[];
let status = 200;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mix-key-'));
  asked = [];
  status = 200;
  issuer = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push(new URLSearchParams(body));
      response
        .writeHead(status)
        .end(JSON.stringify({ access_token: `token-${asked.length}`, expires_in: 3600 }));
    });
  });
  await new Promise<void>((listening) => issuer.listen(0, '127.0.0.1', listening));
});
afterEach(async () => {
  await new Promise((closed) => issuer.close(closed));
  rmSync(folder, { recursive: true });
});

function keyFile(change: object = {}): string {
  const file = join(folder, 'key.json');
  const key = {
    type: 'service_account',
    client_email: 'mover@my-farm.iam.gserviceaccount.com',
    private_key_id: 'k1',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    token_uri: `http://127.0.0.1:${(issuer.address() as AddressInfo).port}/token`,
  };
  writeFileSync(file, JSON.stringify({ ...key, ...change }));
  return file;
}

test('a signed assertion is exchanged for a token, and again before it runs out', async () => {
  let now = START;
  const token = serviceAccountToken(keyFile(), () => now);
  expect(await token()).toBe('token-1');
  now += 50 * 60_000;
  expect(await token()).toBe('token-1');
  now += 6 * 60_000;
  expect(await token()).toBe('token-2');
  expect(asked[0]?.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
  const { payload, protectedHeader } = await jwtVerify(
    asked[0]?.get('assertion') ?? '',
    publicKey,
    {
      currentDate: new Date(START),
    },
  );
  expect(protectedHeader).toMatchObject({ alg: 'RS256', kid: 'k1' });
  expect(payload).toMatchObject({
    iss: 'mover@my-farm.iam.gserviceaccount.com',
    scope: 'https://www.googleapis.com/auth/cloud-platform',
    iat: START / 1000,
    exp: START / 1000 + 3600,
  });
});

test('a refusal is told without the key', async () => {
  status = 400;
  await expect(serviceAccountToken(keyFile(), () => START)()).rejects.toThrow(
    /^Google gives mover@my-farm\.iam\.gserviceaccount\.com no token \(status 400\)\.$/,
  );
});

test.each([
  ['of a person', { type: 'authorized_user' }],
  ['that would go over an open line', { token_uri: 'http://example.org/token' }],
])('a key %s is not used', (_, change) => {
  expect(() => serviceAccountToken(keyFile(change), () => START)).toThrow(
    /key\.json is not the key file of a service account/,
  );
});
