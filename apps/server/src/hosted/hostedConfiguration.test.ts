import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hostedConfiguration } from './hostedConfiguration.ts';

const BASE = readFileSync(new URL('../../../../firebase.json', import.meta.url), 'utf8');

test('without a source of weather it is firebase.json', () => {
  const built: unknown = JSON.parse(
    hostedConfiguration(BASE, 'apps/web/hosted', { weatherUrl: null, map: null }),
  );
  expect(built).toEqual(JSON.parse(BASE));
});

test('a source of weather changes the one directive that lets pages ask it, and nothing else', () => {
  const weatherUrl = 'https://api.open-meteo.com/v1/forecast?apikey=secret';
  const built = hostedConfiguration(BASE, 'site', { weatherUrl, map: null });
  expect(built).toContain(
    'https://firestore.googleapis.com https://api.open-meteo.com; manifest-src',
  );
  expect(built).not.toContain('secret');
  const back = built
    .replace(' https://api.open-meteo.com;', ';')
    .replace('"public": "site"', '"public": "apps/web/hosted"');
  expect(JSON.parse(back)).toEqual(JSON.parse(BASE));
});

test('a map opens its own origins, one blob for tiles, and the policy of its worker', () => {
  const map = {
    styleUrl: 'https://map.example/style.json?key=secret',
    origins: ['https://tiles.example', 'https://map.example'],
  };
  const built = hostedConfiguration(BASE, 'site', { weatherUrl: null, map });
  expect(built).toContain(
    'https://firestore.googleapis.com https://map.example https://tiles.example; manifest-src',
  );
  expect(built).toContain("img-src 'self' data: blob:;");
  expect(built).toContain('trusted-types service-worker default');
  expect(built).toContain("worker-src 'self';");
  expect(built).not.toContain('secret');
});
