import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { SiteError } from './http/site/pageTable.ts';
import { openDocuments } from './openDocuments.ts';
import { createServer } from './server.ts';
import { readInstance } from './sqlite/instance.ts';
import { migrate } from './sqlite/migrate.ts';
import { openDatabase } from './sqlite/openDatabase.ts';
import { MIGRATIONS, startTestServer } from './testing/startTestServer.ts';
import { writeSite } from './testing/writeSite.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

async function start(env: Record<string, string> = {}): ReturnType<typeof startTestServer> {
  const server = await startTestServer(env);
  cleanUps.push(() => server.stop());
  return server;
}

test('behind https a browser is told to insist on it', async () => {
  const { url } = await start({ PUBLIC_URL: 'https://mix.example.org' });
  const answer = await fetch(`${url}/nowhere`);
  expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
});

test('health tells when the database is gone', async () => {
  const { url, database, logged } = await start();
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' });
  database.exec('DROP TABLE instance');
  const answer = await fetch(`${url}/healthz`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ error: { status: 'UNAVAILABLE' } });
  expect(logged.some(({ msg }) => msg === 'not healthy')).toBe(true);
});

test('a refused body of any length leaves the server answering', async () => {
  const { url } = await start();
  const body = new Uint8Array(8 * 1024 * 1024);
  const refused = await fetch(`${url}/mix`, { method: 'POST', body }).catch(() => null);
  expect(refused?.status ?? 405).toBe(405);
  expect((await fetch(`${url}/mix`)).status).toBe(200);
});

test('a taken port is an error of that name', async () => {
  const { url } = await start();
  await expect(start({ PORT: new URL(url).port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('closing ends a connection that is kept open', async () => {
  const server = await start();
  await fetch(`${server.url}/mix`);
  await server.stop();
  cleanUps.length = 0;
  await expect(fetch(`${server.url}/mix`)).rejects.toThrow('fetch failed');
});

describe('a build that is missing or broken', () => {
  const table = { routes: { '/': 'home.html' }, notFound: 'notFound.html', styleHashes: [] };
  test.each<[string, Record<string, string | null>, RegExp]>([
    ['no build', { 'pages.json': null }, /not built.*npm start/],
    ['not JSON', { 'pages.json': '{' }, /Build the web app again/],
    ['another shape', { 'pages.json': '{"routes":[]}' }, /Build the web app again/],
    [
      'a hash that is none',
      { 'pages.json': JSON.stringify({ ...table, styleHashes: ["sha256-x'; script-src *"] }) },
      /Build the web app again/,
    ],
    [
      'a page outside its folder',
      { 'pages.json': JSON.stringify({ ...table, notFound: '../pages.json' }) },
      /Build the web app again/,
    ],
    ['no service worker', { 'sw.js': null }, /sw\.js is missing/],
    ['no manifest', { 'manifest.webmanifest': null }, /manifest.* is missing/],
    ['no files for the root', { 'static/icon.png': null, 'static/robots.txt': null }, /static is/],
    ['a page left out', { 'pages/mix.html': null }, /mix\.html is missing/],
  ])('%s: says what to do', async (_name, changes, words) => {
    const site = writeSite(changes);
    const database = openDatabase(':memory:');
    cleanUps.push(site.remove, () => database.close());
    const clock = (): number => 0;
    migrate(database, MIGRATIONS, clock);
    const random = (count: number): Uint8Array => new Uint8Array(count);
    const log = pino({ level: 'silent' });
    const parts = { database, instance: readInstance(database, clock, random), clock, log };
    const failed = createServer({
      ...parts,
      config: readConfig({ PORT: '0', SITE_DIR: site.directory }),
      documents: openDocuments({ ...parts, random }),
    });
    await expect(failed).rejects.toBeInstanceOf(SiteError);
    await expect(failed).rejects.toThrow(words);
  });
});
