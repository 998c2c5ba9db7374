import { existsSync } from 'node:fs';
import process from 'node:process';
import type { Engine } from './Engine.ts';
import { startFirefox } from './startFirefox.ts';
import { startWebKit } from './startWebKit.ts';

/** The first of some paths that exists; a path in the environment variable replaces them all. */
const firstOf = (variable: string, places: readonly string[]): string | null => {
  const named = process.env[variable];
  return (named === undefined ? places : [named]).find((place) => existsSync(place)) ?? null;
};

function firefox(): Engine {
  const path = firstOf('FIREFOX_PATH', [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ]);
  return {
    name: 'Firefox',
    prints: true,
    missing:
      path === null
        ? 'Firefox is not installed (Debian: apt-get install firefox-esr; FIREFOX_PATH names it elsewhere)'
        : null,
    start: () => startFirefox(path ?? ''),
  };
}

function webKit(): Engine {
  const driver = firstOf('WEBKIT_DRIVER_PATH', ['/usr/bin/WebKitWebDriver']);
  const browser = firstOf(
    'MINIBROWSER_PATH',
    ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((machine) =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map(
        (library) => `/usr/lib/${machine}/${library}/MiniBrowser`,
      ),
    ),
  );
  const display = firstOf('XVFB_PATH', ['/usr/bin/Xvfb']);
  const packages = [
    (driver === null || browser === null) && 'webkit2gtk-driver',
    display === null && 'xvfb',
  ].filter((name) => name !== false);
  return {
    name: 'WebKitGTK',
    prints: false,
    missing:
      packages.length === 0
        ? null
        : `WebKitGTK is not installed (Debian: apt-get install ${packages.join(' ')})`,
    start: () =>
      startWebKit({ driver: driver ?? '', browser: browser ?? '', display: display ?? '' }),
  };
}

/** The engines of other browsers, installed or not. */
export const engines: readonly Engine[] = [firefox(), webKit()];
