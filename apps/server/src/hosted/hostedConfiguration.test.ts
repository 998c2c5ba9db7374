import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { securityHeaders } from '../http/securityHeaders.ts';
import type { AskedElsewhere } from '../http/securityHeaders.ts';
import type { PageTable } from '../http/site/pageTable.ts';
import { hostedConfiguration } from './hostedConfiguration.ts';

const BASE = readFileSync(new URL('../../../../firebase.json', import.meta.url), 'utf8');
const NOBODY = { weatherUrl: null, map: null };
const POLICY = 'content-security-policy';

const pages: PageTable = {
  routes: { '/': 'home.html', '/auth/Action': 'authAction.html', '/inandout': 'inAndOut.html' },
  notFound: 'notFound.html',
  styleHashes: ['sha256-AAAA', 'sha256-BBBB'],
};
/** The members that firebase-tools reads. */
const read = z.object({
  firestore: z.object({ rules: z.string(), indexes: z.string() }),
  hosting: z.object({
    public: z.string(),
    redirects: z.array(z.object({ regex: z.string(), destination: z.string() })),
    rewrites: z.array(z.object({ source: z.string(), destination: z.string() })),
    headers: z.array(
      z.object({
        source: z.string(),
        headers: z.array(z.object({ key: z.string(), value: z.string() })),
      }),
    ),
  }),
});
const configured = (asked: AskedElsewhere) =>
  read.parse(JSON.parse(hostedConfiguration(BASE, { folder: 'site', pages, asked })));

const headersOf = (asked: AskedElsewhere): ReadonlyMap<string, string> =>
  new Map(
    configured(asked)
      .hosting.headers.find(({ source }) => source === '**')
      ?.headers.map(({ key, value }) => [key, value]),
  );
const directives = (policy: string | undefined): ReadonlyMap<string, string> =>
  new Map((policy ?? '').split('; ').map((one) => [one.split(' ', 1)[0] ?? '', one]));
const policyOf = (asked: AskedElsewhere) => directives(headersOf(asked).get(POLICY));

test('every page that the build has drawn is answered at its address', () => {
  expect(configured(NOBODY).hosting.rewrites).toEqual([
    { source: '/', destination: '/pages/home.html' },
    { source: '/auth/Action', destination: '/pages/authAction.html' },
    { source: '/inandout', destination: '/pages/inAndOut.html' },
  ]);
});

test('an address with a slash behind leads to the page, once', () => {
  const { redirects } = configured(NOBODY).hosting;
  const leadsTo = (path: string) =>
    redirects.filter(({ regex }) => new RegExp(regex).test(path)).map((one) => one.destination);
  expect(leadsTo('/inandout/')).toEqual(['/inandout']);
  expect(leadsTo('/auth/Action/')).toEqual(['/auth/Action']);
  for (const path of ['/', '//', '/inandout', '/x/inandout/']) expect(leadsTo(path)).toEqual([]);
});

describe('a hosted project sends the headers of our own server', () => {
  const own = new Map(Object.entries(securityHeaders(pages.styleHashes, NOBODY, true)));

  test.each([...own].filter(([key]) => key !== POLICY))('%s', (key, value) => {
    expect(headersOf(NOBODY).get(key)).toBe(value);
  });

  test('its content policy differs in whom a page may ask, and in nothing else', () => {
    const [ours, theirs] = [directives(own.get(POLICY)), policyOf(NOBODY)];
    expect([...theirs.keys()]).toEqual([...ours.keys()]);
    expect([...ours.keys()].filter((key) => ours.get(key) !== theirs.get(key))).toEqual([
      'connect-src',
    ]);
    expect(theirs.get('connect-src')).toBe(
      "connect-src 'self' https://identitytoolkit.googleapis.com " +
        'https://securetoken.googleapis.com https://firestore.googleapis.com',
    );
  });

  test('only assets, whose names carry a hash, are kept for ever', () => {
    const kept = configured(NOBODY).hosting.headers.filter(({ headers }) =>
      headers.some(({ value }) => value.includes('immutable')),
    );
    expect(kept.map(({ source }) => source)).toEqual(['/assets/**']);
  });
});

test('a source of weather may be asked, and its key is told to nobody', () => {
  const weatherUrl = 'https://api.open-meteo.com/v1/forecast?apikey=secret';
  const policy = policyOf({ weatherUrl, map: null });
  expect(policy.get('connect-src')).toMatch(
    /https:\/\/firestore\.googleapis\.com https:\/\/api\.open-meteo\.com$/,
  );
  expect([...policy.values()].join()).not.toContain('secret');
});

test('a map opens its own origins, one blob for tiles, and the policy of its worker', () => {
  const map = {
    styleUrl: 'https://map.example/style.json?key=secret',
    origins: ['https://tiles.example', 'https://map.example'],
  };
  const policy = policyOf({ weatherUrl: null, map });
  expect(policy.get('connect-src')).toMatch(
    /https:\/\/firestore\.googleapis\.com https:\/\/map\.example https:\/\/tiles\.example$/,
  );
  expect(policy.get('img-src')).toBe("img-src 'self' data: blob:");
  expect(policy.get('trusted-types')).toBe('trusted-types service-worker default');
  expect(policy.get('worker-src')).toBe("worker-src 'self'");
  expect([...policy.values()].join()).not.toContain('secret');
});

test('firebase.json leaves the site to the build: nobody deploys it without its addresses and headers', () => {
  expect(Object.keys(JSON.parse(BASE) as object)).toEqual(['firestore', 'emulators']);
});
