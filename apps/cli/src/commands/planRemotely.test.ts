import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isRemotePlan, planRemotely } from './planRemotely.ts';

const input = { isTerminal: false, readText: () => '{"sprayAreaHa":1}' };

function tokenFile(text = 'mix_token\n'): string {
  const folder = mkdtempSync(join(tmpdir(), 'mix-token-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'token');
  writeFileSync(file, text);
  return file;
}

/** A server that gives every request the same answer, and notes each path, token and body. */
async function answering(status: number, body: object, headers: Record<string, string> = {}) {
  const asked: unknown[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (piece) => (text += String(piece)));
    request.on('end', () => {
      asked.push([request.url, request.headers.authorization, JSON.parse(text)]);
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${String(port)}`, asked };
}

test('asks a server with the token of the file, and prints its answer', async () => {
  const { url, asked } = await answering(200, { plan: { loads: [] }, problems: [] });
  const args = ['--server', url, '--token-file', tokenFile(), '--language', 'es'];
  expect(isRemotePlan(['plan', ...args])).toBe(true);
  const { output, exitCode } = await planRemotely(args, input);
  expect([JSON.parse(output), exitCode]).toEqual([{ plan: { loads: [] }, problems: [] }, 0]);
  expect(asked).toEqual([
    ['/api/v1/plans', 'Bearer mix_token', { draft: { sprayAreaHa: 1 }, language: 'es' }],
  ]);
});

test('ends as a plan here does where something stops it', async () => {
  const { url } = await answering(200, { plan: null, problems: [{ code: 'x' }] });
  const { exitCode } = await planRemotely(['--server', url, '--token-file', tokenFile()], input);
  expect(exitCode).toBe(1);
});

test('says why it was refused, and when to try again', async () => {
  const error = { code: 'RESOURCE_EXHAUSTED', message: 'Too many requests in a minute.' };
  const { url } = await answering(429, { error }, { 'retry-after': '9' });
  const run = await planRemotely(['--server', url, '--token-file', tokenFile()], input);
  expect(run).toMatchObject({ output: '', exitCode: 2 });
  expect(run.error).toContain('Too many requests in a minute. Try again in 9 s.');
});

test.each([
  [['--server', 'nowhere', '--token-file', 'x'], '“nowhere” is no address.'],
  [['--server', 'http://farm.example', '--token-file', 'x'], 'https address only'],
  [['--server', 'https://farm.example'], 'needs --token-file'],
  [['--server', 'https://farm.example', '--token-file', '/no/such'], 'ENOENT'],
])('is not understood: %j', async (args, words) => {
  const run = await planRemotely(args, input);
  expect(run.exitCode).toBe(2);
  expect(run.error).toContain(words);
});

test('never prints the token', async () => {
  const file = tokenFile('two words');
  const run = await planRemotely(['--server', 'https://farm.example', '--token-file', file], input);
  expect(run.error).toContain('holds no token');
  expect(run.error).not.toContain('two words');
});
