import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect, test } from 'vitest';
import { ChannelProxy } from './ChannelProxy.ts';

/** Answers once on each connection and leaves it open; asked there again, it resets it. */
function startForgetful(): Promise<Server> {
  const used = new WeakSet<Socket>();
  const server = createServer((request, response) => {
    if (used.has(request.socket)) {
      request.socket.resetAndDestroy();
      return;
    }
    used.add(request.socket);
    response.end('{}');
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(server);
    });
  });
}

test('passes no request on over a connection that may be gone', async () => {
  const upstream = await startForgetful();
  const origin = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  const proxy = await ChannelProxy.start({ accounts: origin, documents: origin });
  const ask = async (): Promise<number> => {
    const answer = await fetch(`${proxy.origin}/v1/projects/p`, { method: 'POST', body: '{}' });
    await answer.text();
    return answer.status;
  };
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 200]);
  await proxy.stop();
  upstream.closeAllConnections();
  await new Promise((done) => upstream.close(done));
});
