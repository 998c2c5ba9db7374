import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join, resolve } from 'node:path';

interface Hosting {
  readonly public: string;
  readonly ignore: readonly string[];
  readonly trailingSlash: boolean;
  readonly redirects: readonly {
    readonly regex: string;
    readonly destination: string;
    readonly type: number;
  }[];
  readonly rewrites: readonly { readonly source: string; readonly destination: string }[];
  readonly headers: readonly {
    readonly source: string;
    readonly headers: readonly { readonly key: string; readonly value: string }[];
  }[];
}

/** Members of the configuration that are obeyed here; with others a test would see another site. */
const DONE: readonly (keyof Hosting)[] = [
  'public',
  'ignore',
  'trailingSlash',
  'redirects',
  'rewrites',
  'headers',
];

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** @throws Error for a pattern that says more than a folder or one address */
function fits(source: string, path: string): boolean {
  if (source === '**') return true;
  const folder = /^(\/[\w/]+\/)\*\*$/.exec(source)?.[1];
  if (folder !== undefined) return path.startsWith(folder);
  if (!/^\/[\w/]*$/.test(source)) throw new Error(`nothing here reads the pattern ${source}`);
  return source === path;
}

/**
 * Serves a site as Firebase Hosting does: redirects first, a file before a rewrite, the headers of
 * every rule that fits, `404.html` for the rest. The rehearsal uses the emulator of Google's
 * hosting instead.
 * @param configuration the path of the file that the build wrote for `firebase deploy`
 */
export async function serveHosted(
  configuration: string,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const { hosting } = JSON.parse(await readFile(configuration, 'utf8')) as { hosting: Hosting };
  const others = Object.keys(hosting).filter((key) => !DONE.includes(key as keyof Hosting));
  if (others.length > 0) throw new Error(`nothing here does ${others.join(', ')}`);
  const folder = resolve(dirname(configuration), hosting.public);
  const fileOf = (path: string): Promise<Buffer | null> =>
    path.split('/').some((name) => name.startsWith('.'))
      ? Promise.resolve(null)
      : readFile(join(folder, path)).catch(() => null);

  const server: Server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const answer = async (): Promise<void> => {
      const redirect = hosting.redirects.find(({ regex }) => new RegExp(regex).test(pathname));
      if (redirect !== undefined) {
        const location = redirect.destination + search;
        response.writeHead(redirect.type, { location }).end();
        return;
      }
      for (const { source, headers } of hosting.headers) {
        if (fits(source, pathname))
          for (const { key, value } of headers) response.setHeader(key, value);
      }
      const rewrite = hosting.rewrites.find(({ source }) => fits(source, pathname));
      const candidates = [pathname, ...(rewrite === undefined ? [] : [rewrite.destination])];
      for (const path of candidates) {
        const bytes = await fileOf(path);
        if (bytes === null) continue;
        const type = TYPES[extname(path)] ?? 'application/octet-stream';
        response.writeHead(200, { 'content-type': type }).end(bytes);
        return;
      }
      const type = 'text/html; charset=utf-8';
      response.writeHead(404, { 'content-type': type }).end(await fileOf('/404.html'));
    };
    void answer();
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
