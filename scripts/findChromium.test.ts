import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chromiumPlaces, type Machine } from './findChromium.mjs';

const machine = (parts: Partial<Machine>): Machine => ({
  env: {},
  platform: 'linux',
  home: '/home/ana',
  list: () => [],
  ...parts,
});

describe('chromiumPlaces', () => {
  test('a path that was asked for rules alone', () => {
    const env = { CHROMIUM_PATH: '/opt/mine', PATH: '/usr/bin' };
    expect(chromiumPlaces(machine({ env }))).toEqual(['/opt/mine']);
  });

  test('the search path comes first, each place once', () => {
    const places = chromiumPlaces(machine({ env: { PATH: '/tools::/usr/bin' } }));
    expect(places[0]).toBe('/tools/chromium');
    expect(places.filter((place) => place === '/usr/bin/chromium')).toHaveLength(1);
  });

  test('the usual places need no search path', () => {
    expect(chromiumPlaces(machine({}))).toContain('/usr/bin/chromium');
    expect(chromiumPlaces(machine({ platform: 'darwin' }))).toContain(
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    );
    const env = { ProgramFiles: String.raw`C:\Program Files` };
    expect(chromiumPlaces(machine({ platform: 'win32', env }))).toContain(
      String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
    );
  });

  test('the newest browser of Playwright comes before its older ones', () => {
    const cache = '/home/ana/.cache/ms-playwright';
    const list = (folder: string): readonly string[] =>
      folder === cache ? ['chromium-999', 'chromium-1200', 'firefox-1', 'ffmpeg-1011'] : [];
    const places = chromiumPlaces(machine({ list })).filter((place) => place.startsWith(cache));
    expect(places[0]).toBe(`${cache}/chromium-1200/chrome-linux/chrome`);
    expect(places).toHaveLength(6);
  });
});

test('finds and prints a browser with an empty search path', () => {
  const script = join(import.meta.dirname, 'findChromium.mjs');
  const env = { ...process.env, PATH: '' };
  const path = execFileSync(process.execPath, [script], { env, encoding: 'utf8' }).trim();
  expect(execFileSync(path, ['--version'], { encoding: 'utf8' })).toMatch(/Chrom|Edge/);
});

test('a wrong CHROMIUM_PATH is named, nothing is installed instead', () => {
  const script = join(import.meta.dirname, 'findChromium.mjs');
  const env = { ...process.env, CHROMIUM_PATH: '/no/such/browser' };
  expect(() =>
    execFileSync(process.execPath, [script], { env, encoding: 'utf8', stdio: 'pipe' }),
  ).toThrow(/CHROMIUM_PATH names \/no\/such\/browser/);
});
