import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteUrl } from '../browser/browser.ts';
import { BYTES, secondVersion } from './secondVersion.ts';

export interface SiteAnswer {
  readonly status: number;
  readonly type: string;
  /** One character for each byte, so that fonts and pictures stay whole. */
  readonly body: string;
  /** The page's header that says who may hold its window, as the site sent it. */
  readonly openerPolicy?: string;
}

type Version = ReadonlyMap<string, SiteAnswer>;

/** A fault in place of the answer to a request; null: the site answers. */
type Fault = (path: string) => SiteAnswer | 'cut' | null;

/** A site whose network and version a test changes while a page is open. */
export interface SwitchableSite {
  readonly url: string;
  /** Deploys another version; the files of the one before are gone. */
  readonly deploy: (version: 'first' | 'second') => void;
  /** Null: the network works. */
  readonly setFault: (fault: Fault | null) => void;
  readonly close: () => Promise<void>;
}

/** Every connection breaks, as in a valley or with the aeroplane mode on. */
export const noNetwork: Fault = () => 'cut';

/** A hotspot that wants a sign-in first answers everything with its own page. */
export const signInPage: SiteAnswer = {
  status: 200,
  type: 'text/html',
  body: '<!doctype html><title>Sign in to the network</title><h1>Welcome</h1>',
};

export const answerWith = (status: number): SiteAnswer => ({
  status,
  type: 'application/json',
  body: `{"error":{"code":${status}}}`,
});

const read = async (path: string): Promise<SiteAnswer & { readonly policy: string }> => {
  const response = await fetch(siteUrl() + path);
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    body: Buffer.from(await response.arrayBuffer()).toString(BYTES),
    policy: response.headers.get('content-security-policy') ?? '',
    openerPolicy: response.headers.get('cross-origin-opener-policy') ?? 'unsafe-none',
  };
};

/** A file in the list of the service worker. */
const LISTED = /\{url:[`"']([^`"']+)[^{}]*\},?/g;

/**
 * Takes a copy of the site under test and serves it from an address of its own.
 * @param isKept whether its worker keeps a file on the device; every file is served
 */
export async function startSwitchableSite(
  isKept: (path: string) => boolean = () => true,
): Promise<SwitchableSite> {
  const whole = await read('/sw.js');
  const listed = [...whole.body.matchAll(LISTED)].map(([, url = '']) => url);
  if (!listed.some(isKept)) throw new Error('the service worker keeps nothing');
  const worker = {
    ...whole,
    body: whole.body.replace(LISTED, (entry, url: string) => (isKept(url) ? entry : '')),
  };
  const paths = [...listed, '/config.json', '/manifest.webmanifest'];
  const first: Version = new Map([
    ['/sw.js', worker],
    ...(await Promise.all(paths.map(async (path) => [path, await read(path)] as const))),
  ]);
  const versions = { first, second: secondVersion(first) };
  let current = versions.first;
  let fault: Fault | null = null;

  const send = (response: ServerResponse, answer: SiteAnswer) => {
    const { status, type, body, openerPolicy = 'unsafe-none' } = answer;
    response.writeHead(status, {
      'content-type': type,
      'content-security-policy': worker.policy,
      'cross-origin-opener-policy': openerPolicy,
      // The browser's own cache would hide files that the service worker lost.
      'cache-control': 'no-store',
    });
    response.end(body, BYTES);
  };
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const instead = fault?.(path) ?? null;
    if (instead === 'cut') request.socket.destroy();
    else send(response, instead ?? current.get(path) ?? answerWith(404));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    deploy: (version) => {
      current = versions[version];
    },
    setFault: (next) => {
      fault = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
