import { createServer } from 'node:net';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { ConfigError } from './config.ts';
import { MoveError } from './moveProgress.ts';
import { startFailureWords } from './startFailureWords.ts';

async function listenError(port: number, host: string): Promise<Error> {
  const server = createServer();
  const failed = once(server, 'error');
  server.listen(port, host);
  const [error] = (await failed) as [Error];
  return error;
}

test('a taken port is named, with the way out', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as { port: number };
  expect(startFailureWords(await listenError(port, '127.0.0.1'))).toBe(
    `Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 1} npm start`,
  );
  holder.close();
});

test('an address of another machine is named', async () => {
  // 203.0.113.0/24 is kept for documentation (RFC 5737): no machine has it.
  expect(startFailureWords(await listenError(0, '203.0.113.7'))).toContain(
    'has no address 203.0.113.7',
  );
});

test('our own words are passed on, a fault of ours is not dressed up', () => {
  expect(startFailureWords(new ConfigError('PORT must ...'))).toBe('PORT must ...');
  expect(startFailureWords(new MoveError('It moved.'))).toBe('It moved.');
  expect(startFailureWords(new TypeError('x is undefined'))).toBeNull();
  expect(startFailureWords('text')).toBeNull();
});
