import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { buildControl } from './buildControl.ts';

/** An empty page that shows the awaited text from the start. */
const EMPTY = '<!doctype html><title>Empty</title><div id="root">Start filling</div>';

const typeOf = (path: string): string =>
  path.endsWith('.js')
    ? 'text/javascript; charset=utf-8'
    : path.endsWith('.json')
      ? 'application/json'
      : 'text/html; charset=utf-8';

/** The control on a port of its own. */
interface ServedControl {
  readonly origin: string;
  /** Digest of all its files: figures beside another control are not compared with these. */
  readonly digest: string;
  readonly stop: () => void;
}

/** Builds the control and serves it on a free port. It sends no header that our server does not. */
export async function serveControl(): Promise<ServedControl> {
  const built = await buildControl();
  const files = new Map(
    [...built, ['/empty', EMPTY] as const].map(([path, text]) => [path, brotliCompressSync(text)]),
  );
  const server = createServer(({ url = '/' }, response) => {
    const body = files.get(url);
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type': typeOf(url),
      'content-encoding': 'br',
      'cache-control': url.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    response.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = (): void => {
    server.close();
    server.closeAllConnections();
  };
  const digest = createHash('sha256')
    .update(JSON.stringify([...built]))
    .digest('hex')
    .slice(0, 12);
  return { origin: `http://127.0.0.1:${port}`, digest, stop };
}
