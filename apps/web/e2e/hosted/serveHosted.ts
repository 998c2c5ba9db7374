import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';

const CONFIGURATION = resolve(import.meta.dirname, '../../../../firebase.json');

interface Hosting {
  readonly rewrites: readonly { readonly source: string; readonly destination: string }[];
  readonly headers: readonly {
    readonly source: string;
    readonly headers: readonly { readonly key: string; readonly value: string }[];
  }[];
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** `/assets/**` and `**` are the only patterns the configuration has. */
const fits = (source: string, path: string): boolean =>
  source === '**' || (source.endsWith('/**') && path.startsWith(source.slice(0, -2)));

/** Serves a hosted build as `firebase.json` says: its pages, its headers, `404.html` for the rest. */
export async function serveHosted(
  folder: string,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const { hosting } = JSON.parse(await readFile(CONFIGURATION, 'utf8')) as { hosting: Hosting };
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const rewrite = hosting.rewrites.find(({ source }) => source === pathname);
    const file = join(folder, rewrite?.destination ?? pathname);
    for (const { source, headers } of hosting.headers) {
      if (fits(source, pathname))
        for (const { key, value } of headers) response.setHeader(key, value);
    }
    const answer = (status: number, type: string, bytes: Buffer): void => {
      response.writeHead(status, { 'content-type': type }).end(bytes);
    };
    readFile(file).then(
      (bytes) => answer(200, TYPES[extname(file)] ?? 'application/octet-stream', bytes),
      async () => answer(404, 'text/html; charset=utf-8', await readFile(join(folder, '404.html'))),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
