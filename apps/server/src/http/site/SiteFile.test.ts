import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { prepareFile, squeezed, type SiteFileSource } from './SiteFile.ts';

const TEXT = Buffer.from('urea ammonium nitrate '.repeat(50));
const source = (parts: Partial<SiteFileSource>): SiteFileSource => ({
  bytes: TEXT,
  contentType: 'text/plain',
  cacheControl: 'no-cache',
  compressible: true,
  ...parts,
});

test('text is held plain, as brotli and as gzip, each under its own name', async () => {
  const { bodies } = await prepareFile(source({}));
  expect(Buffer.from(bodies.identity.bytes)).toEqual(TEXT);
  expect(brotliDecompressSync(bodies.br?.bytes ?? '')).toEqual(TEXT);
  expect(gunzipSync(bodies.gzip?.bytes ?? '')).toEqual(TEXT);
  const names = Object.values(bodies).map(({ etag }) => etag);
  expect(new Set(names).size).toBe(3);
  for (const name of names) expect(name).toMatch(/^"[\w-]+"$/);
});

test('the name follows the content', async () => {
  const [one, same, other] = await Promise.all([
    prepareFile(source({})),
    prepareFile(source({})),
    prepareFile(source({ bytes: Buffer.from('potassium nitrate') })),
  ]);
  expect(one.bodies.identity.etag).toBe(same.bodies.identity.etag);
  expect(one.bodies.identity.etag).not.toBe(other.bodies.identity.etag);
});

test('what the build has compressed already is taken as it is', async () => {
  const ready = { br: Buffer.from('made'), gzip: Buffer.from('before') };
  const { bodies } = await prepareFile(source({ ready }));
  expect(Buffer.from(bodies.br?.bytes ?? '').toString()).toBe('made');
  expect(Buffer.from(bodies.gzip?.bytes ?? '').toString()).toBe('before');
});

test('what was compressed quickly is squeezed later: the same text, a new name, no more bytes', async () => {
  const bytes = Buffer.from(
    Array.from({ length: 500 }, (_, n) => `<li>${String(n * n)} kg of urea</li>`).join('\n'),
  );
  const quick = await prepareFile(source({ bytes, quick: true }));
  const best = await squeezed(quick);
  expect(brotliDecompressSync(quick.bodies.br?.bytes ?? '')).toEqual(bytes);
  expect(brotliDecompressSync(best.bodies.br?.bytes ?? '')).toEqual(bytes);
  expect(best.bodies.br?.bytes.length).toBeLessThan(quick.bodies.br?.bytes.length ?? 0);
  expect(best.bodies.br?.etag).not.toBe(quick.bodies.br?.etag);
  expect(best).toMatchObject({ contentType: 'text/plain', cacheControl: 'no-cache' });
});

test.each([
  ['too short to gain', { bytes: Buffer.from('x') }],
  ['compressed by nature', { compressible: false }],
  ['made larger by the build', { bytes: Buffer.from('x'), ready: { br: TEXT, gzip: TEXT } }],
])('a file %s is held plain only', async (_name, parts) => {
  const { bodies } = await prepareFile(source(parts));
  expect(Object.keys(bodies)).toEqual(['identity']);
});
