import { readdir, readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Manifest } from 'vite';
import { expect, it } from 'vitest';
import { chunksOf } from '../../build/chunksOf.ts';
import { clientEntry } from '../../vite.config.ts';
import { siteUrl } from '../browser/browser.ts';

/*
 * Requests and bytes of the screens without a plan, counted in the served files: neither the
 * machine nor the network changes a number. A file that later screens share unnoticed fails the
 * test.
 */
/** Code of a feature: everything except the shell and the folders that all features use. */
const PART = /^src\/(?!app|device|i18n|session|sync|ui)/;

const dist = resolve(import.meta.dirname, '../../dist');

const readManifest = async (): Promise<Manifest> =>
  JSON.parse(await readFile(`${dist}/.vite/manifest.json`, 'utf8')) as Manifest;

/** Bytes of a file as a browser receives it. */
async function servedBytes(path: string): Promise<number> {
  const answer = await fetch(siteUrl() + path, { headers: { 'accept-encoding': 'br' } });
  expect(answer.status, path).toBe(200);
  const length = Number(answer.headers.get('content-length'));
  await answer.body?.cancel();
  return length;
}

/** The page and the scripts that it names itself, without the catalogue's data that it shows. */
async function askedByPage(path: string): Promise<{ requests: number; bytes: number }> {
  const html = await (await fetch(siteUrl() + path)).text();
  const scripts = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(
    ([, file = '']) => file,
  );
  const files = [path, ...new Set(scripts)];
  const sizes = await Promise.all(files.map(servedBytes));
  return { requests: files.length, bytes: sizes.reduce((sum, bytes) => sum + bytes, 0) };
}

/** Most requests and kB, a few per cent above the present figures. */
const MOST = {
  '/products': [13, 215.2],
  '/reporting': [9, 111],
  '/farm': [36, 214],
  '/catchtest': [13, 195.4],
  '/people': [24, 208.8],
  '/join': [13, 188.3],
  // This page and /auth/Action include the sign-in code, which both wait for anyway.
  '/programs': [19, 235.3],
  '/inandout': [16, 198.3],
  '/ground': [16, 211.5],
  '/auth/Action': [19, 235.1],
  '/tos': [6, 111.3],
} as const;

it.each(Object.entries(MOST))('%s asks for little', async (path, [mostRequests, mostKb]) => {
  const { requests, bytes } = await askedByPage(path);
  expect(requests).toBeGreaterThan(3);
  expect(requests).toBeLessThanOrEqual(mostRequests);
  expect(bytes).toBeGreaterThan(90_000);
  expect(bytes).toBeLessThanOrEqual(mostKb * 1000);
});

it('fetches little for a part that comes when it is asked for', async () => {
  const manifest = await readManifest();
  const held = new Set(chunksOf(manifest, clientEntry));
  const parts = Object.keys(manifest).filter(
    (source) => PART.test(source) && manifest[source]?.isDynamicEntry === true,
  );
  expect(parts.length).toBeGreaterThan(30);
  const bytesOf = async (file: string): Promise<number> =>
    (await stat(`${dist}/${file}.br`).catch(() => stat(`${dist}/${file}`))).size;
  const figures = await Promise.all(
    parts.map(async (source) => {
      const files = chunksOf(manifest, source).filter((file) => !held.has(file));
      const sizes = await Promise.all(files.map(bytesOf));
      return { source, files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
    }),
  );
  const fetched = (most: number, mostBytes: number): string[] =>
    figures
      .filter(({ files, bytes }) => files > most || bytes > mostBytes)
      .map(({ source, files, bytes }) => `${source}: ${files} files, ${bytes} bytes`);
  expect(fetched(0, 0)).toHaveLength(parts.length);
  expect(fetched(39, 146_200)).toEqual([]);
  const mean = (pick: (figure: (typeof figures)[number]) => number): number =>
    figures.reduce((sum, figure) => sum + pick(figure), 0) / figures.length;
  expect(mean(({ files }) => files)).toBeLessThanOrEqual(15.3);
  expect(mean(({ bytes }) => bytes)).toBeLessThanOrEqual(100_100);
});

it('keeps few files on a device: each costs its processor some 8 ms at the first visit', async () => {
  const files = await readdir(`${dist}/assets`);
  const ending = (end: string): number => files.filter((name) => name.endsWith(end)).length;
  expect(ending('.js')).toBeGreaterThan(50);
  expect(ending('.js')).toBeLessThanOrEqual(200);
  expect(ending('.css')).toBeGreaterThan(10);
  expect(ending('.css')).toBeLessThanOrEqual(54);
});

it('holds the map library for the ground alone, apart from its screen', async () => {
  const manifest = await readManifest();
  const [map, ground] = ['src/ui/map/TileMap.tsx', 'src/ground/GroundPage.tsx'];
  const sources = Object.keys(manifest);
  const needing = (needed: string): readonly string[] =>
    sources.filter((source) =>
      chunksOf(manifest, source).includes(manifest[needed]?.file ?? 'is not there'),
    );
  // The class name that the library gives its canvas tells which script holds it.
  const scripts = (await readdir(`${dist}/assets`)).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(
    scripts.map((name) => readFile(`${dist}/assets/${name}`, 'utf8')),
  );
  const holding = scripts.filter((_, place) => texts[place]?.includes('maplibregl-canvas'));
  expect(holding.map((name) => `assets/${name}`)).toEqual([manifest[map]?.file]);
  expect(needing(map)).toEqual([map]);
  expect(sources.filter((source) => manifest[source]?.dynamicImports?.includes(map))).toEqual([
    ground,
  ]);
  expect(needing(ground).filter((source) => !source.startsWith('src/ground/'))).toEqual([]);
});
