import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendRaw, type RawAnswer } from '../testing/sendRaw.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { SCRIPT } from '../testing/writeSite.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ PRODUCT_NAME: 'Høyland <&> Co' });
});
afterAll(() => server.stop());

/** One request on a connection of its own, with nothing added and nothing decoded. */
const ask = (
  method: string,
  target: string,
  headers: Record<string, string> = {},
): Promise<RawAnswer> =>
  sendRaw(
    server.url,
    `${method} ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n` +
      Object.entries(headers)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('') +
      '\r\n',
  );

const ASSET = '/assets/index-1a2b3c4d.js';
const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
const FOR_EVER = 'public, max-age=31536000, immutable';

describe('what an address answers', () => {
  test.each([
    ['/', 200, HTML, 'no-cache'],
    ['/mix', 200, HTML, 'no-cache'],
    ['/mix?product=urea', 200, HTML, 'no-cache'],
    ['/auth/Action?mode=resetPassword&oobCode=x', 200, HTML, 'no-cache'],
    [ASSET, 200, 'text/javascript; charset=utf-8', FOR_EVER],
    ['/assets/index-1a2b3c4d.css', 200, 'text/css; charset=utf-8', FOR_EVER],
    ['/assets/worker-1a2b3c4d.mjs', 200, 'text/javascript; charset=utf-8', FOR_EVER],
    ['/icon.png', 200, 'image/png', 'no-cache'],
    ['/robots.txt', 200, 'text/plain; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 200, 'application/manifest+json; charset=utf-8', 'no-cache'],
    ['/sw.js', 200, 'text/javascript; charset=utf-8', 'no-cache'],
    ['/config.json', 200, JSON_TYPE, 'no-store'],
    ['/healthz', 200, JSON_TYPE, 'no-store'],
    // No page at this address: the friendly page, and the status says so.
    ['/nowhere', 404, HTML, 'no-cache'],
    ['/mix/nowhere', 404, HTML, 'no-cache'],
    ['/MIX', 404, HTML, 'no-cache'],
    ['/auth/action', 404, HTML, 'no-cache'],
    ['/%6dix', 404, HTML, 'no-cache'],
    ['/%zz', 404, HTML, 'no-cache'],
    // No file at this address: never a page, which a browser would take for a script.
    ['/assets/index-0ld.js', 404, JSON_TYPE, 'no-store'],
    ['/assets/', 404, JSON_TYPE, 'no-store'],
    ['/assets/nothing', 404, JSON_TYPE, 'no-store'],
    ['/index.html', 404, JSON_TYPE, 'no-store'],
    ['/favicon.ico', 404, JSON_TYPE, 'no-store'],
    // Files of the build that are not for visitors.
    ['/pages.json', 404, JSON_TYPE, 'no-store'],
    ['/pages/mix.html', 404, JSON_TYPE, 'no-store'],
    ['/leftOver.txt', 404, JSON_TYPE, 'no-store'],
    ['/static/robots.txt', 404, JSON_TYPE, 'no-store'],
    ['/.stamp', 404, JSON_TYPE, 'no-store'],
    [`${ASSET}.map`, 404, JSON_TYPE, 'no-store'],
    // Out of the folder, plain and in disguise.
    ['/../package.json', 404, JSON_TYPE, 'no-store'],
    ['/assets/../../package.json', 404, JSON_TYPE, 'no-store'],
    ['/assets/..%2f..%2fpackage.json', 404, JSON_TYPE, 'no-store'],
    ['/%2e%2e/%2e%2e/etc/passwd', 404, HTML, 'no-cache'],
    ['/__proto__', 404, HTML, 'no-cache'],
    ['/constructor', 404, HTML, 'no-cache'],
  ])('GET %s → %i %s', async (target, status, type, cache) => {
    const answer = await ask('GET', target);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('cache-control')).toBe(cache);
  });

  test.each([
    ['/mix/', '/mix'],
    ['/mix///', '/mix'],
    ['/mix/?rate=180', '/mix?rate=180'],
    ['/auth/Action/?oobCode=a%20b', '/auth/Action?oobCode=a%20b'],
  ])('GET %s leads to %s', async (target, location) => {
    const answer = await ask('GET', target);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, location]);
  });

  test.each([
    ['//elsewhere.example/', 404],
    ['//elsewhere.example/mix/', 404],
    ['/\\elsewhere.example/', 400],
    ['http://localhost/mix/', 308],
    // A whole URL is how a proxy is asked: this server is none, whatever the address.
    ['http://elsewhere.example/mix/', 400],
    ['http://elsewhere.example/', 400],
    ['http://localhost:81/', 400],
    ['http://localhost@elsewhere.example/', 400],
    ['ftp://localhost/', 400],
    ['localhost:80', 400],
  ])('%s sends nobody away', async (target, status) => {
    const answer = await ask('GET', target);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('location') ?? '/mix').toBe('/mix');
  });

  test('each page is its own, with the name and the configuration filled in', async () => {
    const { body } = await ask('GET', '/mix');
    expect(body).toContain('<main>mix mix');
    const text = Buffer.from(body, 'latin1').toString('utf8');
    expect(text).toContain('<title>Høyland &lt;&amp;&gt; Co Mix Calculator</title>');
    const inPage = /type="application\/json">(.*)<\/script>/.exec(text)?.[1] ?? '';
    const served = await fetch(`${server.url}/config.json`);
    expect(JSON.parse(inPage)).toEqual(await served.json());
    expect(JSON.parse(inPage)).toEqual({
      productName: 'Høyland <&> Co',
      apiKey: 'ab'.repeat(16),
      projectId: `mix-${'ab'.repeat(8)}`,
      appId: 'mix-web',
      selfHosted: true,
      weatherUrl: 'https://api.open-meteo.com/v1/forecast',
      mapStyleUrl: null,
    });
  });

  test('the manifest carries the name', async () => {
    const manifest = await fetch(`${server.url}/manifest.webmanifest`);
    expect(await manifest.json()).toEqual({ name: 'Høyland <&> Co Mix Calculator' });
  });
});

describe('methods', () => {
  test.each(['/mix', ASSET, '/config.json', '/nowhere', '/assets/missing.js'])(
    'HEAD %s answers the headers of GET and no body',
    async (target) => {
      const [head, get] = [await ask('HEAD', target), await ask('GET', target)];
      const shown = ({ status, headers }: RawAnswer): unknown => [
        status,
        ...['content-type', 'content-length', 'etag', 'cache-control'].map((h) => headers.get(h)),
      ];
      expect(shown(head)).toEqual(shown(get));
      expect(head.body).toBe('');
    },
  );

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s is refused',
    async (method) => {
      const answer = await ask(method, '/mix', { 'content-length': '0' });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      expect(JSON.parse(answer.body)).toMatchObject({ error: { code: 405 } });
    },
  );

  test('a range is not honoured: the whole file comes', async () => {
    const answer = await ask('GET', ASSET, { range: 'bytes=0-3' });
    expect([answer.status, answer.body]).toEqual([200, SCRIPT]);
  });
});

describe('compression', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('%s decodes to the same bytes', async (encoding, decode) => {
    const answer = await ask('GET', ASSET, { 'accept-encoding': encoding });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('accept-encoding');
    expect(decode(Buffer.from(answer.body, 'latin1')).toString()).toBe(SCRIPT);
  });

  test.each([
    ['/mix', 'br'],
    ['/nowhere', 'br'],
    ['/assets/index-1a2b3c4d.css', 'br'],
    // Too small to gain, and a picture.
    ['/robots.txt', undefined],
    ['/icon.png', undefined],
  ])('%s comes as %s', async (target, encoding) => {
    const answer = await ask('GET', target, { 'accept-encoding': 'gzip, deflate, br' });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
  });
});

describe('revalidation', () => {
  test('the same body is not sent twice, an other encoding is', async () => {
    const first = await ask('GET', '/mix', { 'accept-encoding': 'br' });
    const etag = first.headers.get('etag') ?? '';
    const again = { 'if-none-match': `"other", W/${etag}` };
    const held = await ask('GET', '/mix', { ...again, 'accept-encoding': 'br' });
    expect([held.status, held.body, held.headers.get('etag')]).toEqual([304, '', etag]);
    const plain = await ask('GET', '/mix', again);
    expect(plain.status).toBe(200);
    expect(plain.headers.get('etag')).not.toBe(etag);
  });

  test('a missing page is never "not modified"', async () => {
    const answer = await ask('GET', '/nowhere', { 'if-none-match': '*' });
    expect(answer.status).toBe(404);
  });
});

describe('a window that another page may hold', () => {
  const opener = 'cross-origin-opener-policy';
  const vary = 'accept-encoding, sec-fetch-site, sec-fetch-mode';
  const shown = { 'sec-fetch-mode': 'navigate' };

  test.each([
    // Typed, a bookmark, the home screen: no page asked for it.
    ['/mix', { ...shown, 'sec-fetch-site': 'none' }, 200, 'unsafe-none', vary],
    ['/mix?product=urea', { ...shown, 'sec-fetch-site': 'none' }, 200, 'unsafe-none', vary],
    ['/nowhere', { ...shown, 'sec-fetch-site': 'none' }, 404, 'unsafe-none', vary],
    ['/mix', { ...shown, 'sec-fetch-site': 'cross-site' }, 200, 'same-origin', vary],
    ['/mix', { ...shown, 'sec-fetch-site': 'same-site' }, 200, 'same-origin', vary],
    // A page of ours, as a reload by the app says: no page of another site holds a window with it.
    ['/mix', { ...shown, 'sec-fetch-site': 'same-origin' }, 200, 'unsafe-none', vary],
    // The service worker, which keeps it for windows of anybody.
    [
      '/mix',
      { 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin' },
      200,
      'same-origin',
      vary,
    ],
    ['/mix', { 'sec-fetch-site': 'none' }, 200, 'same-origin', vary],
    ['/mix', { ...shown, 'sec-fetch-site': 'None, none' }, 200, 'same-origin', vary],
    ['/mix', { ...shown, 'sec-fetch-site': '' }, 200, 'same-origin', vary],
    ['/mix', shown, 200, 'same-origin', vary],
    ['/nowhere', shown, 404, 'same-origin', vary],
    // No page: no script waits for a new process.
    ['/mix/', { ...shown, 'sec-fetch-site': 'none' }, 308, 'same-origin', undefined],
    ['/icon.png', { ...shown, 'sec-fetch-site': 'none' }, 200, 'same-origin', undefined],
    ['/config.json', { ...shown, 'sec-fetch-site': 'none' }, 200, 'same-origin', undefined],
    [ASSET, { ...shown, 'sec-fetch-site': 'none' }, 200, undefined, 'accept-encoding'],
  ])('GET %s with %j → %i, %s', async (target, headers, status, policy, varies) => {
    const answer = await ask('GET', target, headers);
    expect(answer.status).toBe(status);
    expect([answer.headers.get(opener), answer.headers.get('vary')]).toEqual([policy, varies]);
  });

  // A browser lays the headers of "not modified" over those it holds.
  test.each([
    ['none', 'unsafe-none'],
    ['cross-site', 'same-origin'],
  ])('what is held of a page is told anew: %s → %s', async (site, policy) => {
    const etag = (await ask('GET', '/mix')).headers.get('etag') ?? '';
    const held = await ask('GET', '/mix', {
      ...shown,
      'if-none-match': etag,
      'sec-fetch-site': site,
    });
    expect([held.status, held.headers.get(opener), held.headers.get('vary')]).toEqual([
      304,
      policy,
      vary,
    ]);
  });
});

describe('headers of every answer', () => {
  const EXPECTED = {
    'content-security-policy':
      "default-src 'none'; script-src 'self'; " +
      "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; " +
      "img-src 'self' data:; connect-src 'self' https://api.open-meteo.com; manifest-src 'self'; worker-src 'self'; " +
      "font-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types service-worker",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };

  const requestOf = (line: string): string =>
    `${line}\r\nhost: localhost\r\nconnection: close\r\n\r\n`;

  test.each([
    ['a page', requestOf('GET /mix HTTP/1.1'), 200],
    ['a worker', requestOf('GET /assets/worker-1a2b3c4d.mjs HTTP/1.1'), 200],
    ['a picture', requestOf('GET /icon.png HTTP/1.1'), 200],
    ['a service worker', requestOf('GET /sw.js HTTP/1.1'), 200],
    ['the configuration', requestOf('GET /config.json HTTP/1.1'), 200],
    ['health', requestOf('GET /healthz HTTP/1.1'), 200],
    ['a redirect', requestOf('GET /mix/ HTTP/1.1'), 308],
    ['a missing page', requestOf('GET /nowhere HTTP/1.1'), 404],
    ['a missing file', requestOf('GET /x.js HTTP/1.1'), 404],
    ['a refused method', requestOf('POST /mix HTTP/1.1'), 405],
    ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    ['an upgrade', requestOf('GET / HTTP/1.1\r\nconnection: upgrade\r\nupgrade: websocket'), 200],
    ['an expectation', requestOf('GET / HTTP/1.1\r\nexpect: cake'), 200],
    ['a host that is none', 'GET / HTTP/1.1\r\nhost: a b/c\r\nconnection: close\r\n\r\n', 400],
    ['noise', 'this is not http\r\n\r\n', 400],
    ['huge headers', requestOf(`GET / HTTP/1.1\r\nx-pad: ${'x'.repeat(20_000)}`), 431],
  ])('%s', async (_name, bytes, status) => {
    const answer = await sendRaw(server.url, bytes);
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject(EXPECTED);
    const allowed = answer.headers.get('permissions-policy')?.match(/[a-z-]+=\((?!\))[^)]*\)/g);
    expect(allowed).toEqual(['camera=(self)', 'geolocation=(self)', 'screen-wake-lock=(self)']);
    expect(answer.headers.has('x-powered-by')).toBe(false);
    expect(answer.headers.has('server')).toBe(false);
    expect(answer.headers.has('strict-transport-security')).toBe(false);
    if (status >= 400 && answer.headers.get('content-type') !== HTML) {
      expect(JSON.parse(answer.body)).toMatchObject({ error: { code: status } });
    }
  });
});

test.each([ASSET, '/assets/index-1a2b3c4d.css', '/assets/index-0ld.js'])(
  'the part of a page %s carries what speaks to parts, not what speaks to pages',
  async (target) => {
    const { headers } = await ask('GET', target);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.has('content-security-policy')).toBe(false);
    expect(headers.has('permissions-policy')).toBe(false);
    expect(headers.has('cross-origin-opener-policy')).toBe(false);
  },
);

describe('logs', () => {
  test('name the path and a request id, never the query or a header', async () => {
    const answer = await ask('GET', '/auth/Action?oobCode=SECRETCODE', {
      authorization: 'Bearer SECRETTOKEN',
      cookie: 'SECRETCOOKIE=1',
    });
    const requestId = answer.headers.get('x-request-id');
    await expect
      .poll(() => server.logged.find((line) => line['requestId'] === requestId))
      .toMatchObject({ method: 'GET', path: '/auth/Action', status: 200, finished: true });
    expect(JSON.stringify(server.logged)).not.toContain('SECRET');
  });
});
