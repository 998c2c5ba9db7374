import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { securityHeaders } from '../src/http/securityHeaders.ts';

const header = z.object({ key: z.string(), value: z.string() });
const configuration = z
  .object({
    firestore: z.object({ rules: z.string(), indexes: z.string() }),
    hosting: z.object({
      headers: z.array(z.object({ source: z.string(), headers: z.array(header) })),
      rewrites: z.array(z.object({ source: z.string(), destination: z.string() })),
    }),
  })
  .parse(JSON.parse(readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8')));

const hosted = new Map(
  configuration.hosting.headers
    .find(({ source }) => source === '**')
    ?.headers.map(({ key, value }) => [key, value]),
);
const embedded = new Map(
  Object.entries(securityHeaders([], { weatherUrl: null, map: null }, true)),
);

const directives = (policy: string | undefined): ReadonlyMap<string, string> =>
  new Map((policy ?? '').split('; ').map((one) => [one.split(' ', 1)[0] ?? '', one]));

describe('a hosted project sends the headers of the embedded server', () => {
  const name = 'content-security-policy';

  test.each([...embedded].filter(([key]) => key !== name))('%s', (key, value) => {
    expect(hosted.get(key)).toBe(value);
  });

  test('its content policy differs in two directives only', () => {
    const [ours, theirs] = [directives(embedded.get(name)), directives(hosted.get(name))];
    expect([...theirs.keys()]).toEqual([...ours.keys()]);
    const differing = [...ours.keys()].filter((key) => ours.get(key) !== theirs.get(key));
    // The hashes of inline styles change with every build; accounts and documents live at Google's.
    expect(differing).toEqual(['style-src', 'connect-src']);
    expect(theirs.get('connect-src')).toBe(
      "connect-src 'self' https://identitytoolkit.googleapis.com " +
        'https://securetoken.googleapis.com https://firestore.googleapis.com',
    );
  });

  test('only assets, whose names carry a hash, are kept for ever', () => {
    const kept = configuration.hosting.headers.filter(({ headers }) =>
      headers.some(({ value }) => value.includes('immutable')),
    );
    expect(kept.map(({ source }) => source)).toEqual(['/assets/**']);
  });
});

test('every address of the app has a page', () => {
  expect(configuration.hosting.rewrites.map(({ source }) => source).toSorted()).toEqual(
    [
      '/',
      '/auth/Action',
      '/mix',
      '/privacypolicy',
      '/products',
      '/reporting',
      '/result',
      '/tos',
    ].toSorted(),
  );
});
