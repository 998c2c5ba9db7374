import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { offlineFile, offlinePage } from '../build/offlineEntries.ts';

it('gives a page a revision of its content, which the server completes', () => {
  const [one, same, other] = ['<a>', '<a>', '<b>'].map((html) => offlinePage('/mix', html));
  expect(Object.keys(one ?? {})).toEqual(['url', 'revision']);
  expect(one?.url).toBe('/mix');
  expect(one?.revision).toMatch(/^[\w-]{8}\.%REVISION%$/);
  expect(same).toEqual(one);
  expect(other?.revision).not.toBe(one?.revision);
});

it('gives a file the digest of its bytes, and a revision where its name has none', () => {
  const bytes = Buffer.from('export {};');
  const integrity = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
  const named = { url: '/assets/a-1a2b3c4d.js', revision: null, integrity };
  expect(offlineFile(named.url, bytes)).toEqual(named);
  const { revision, ...rest } = offlineFile('/favicon.svg', bytes);
  expect(rest).toEqual({ url: '/favicon.svg', integrity });
  expect(revision).toMatch(/^[\w-]{8}$/);
});
