import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { posix, win32 } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { say } from './project.mjs';
import { runChild } from './runChild.mjs';

const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];

/**
 * @typedef {object} Machine
 * @property {Readonly<Record<string, string | undefined>>} env
 * @property {NodeJS.Platform} platform
 * @property {string} home
 * @property {(folder: string) => readonly string[]} list names in a folder; empty when there is none
 */

/** @param {Machine} machine */
function usualPlaces({ env, platform, home }) {
  if (platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((name) =>
      ['', home].map((base) => `${base}/Applications/${name}.app/Contents/MacOS/${name}`),
    );
  }
  if (platform === 'win32') {
    const bases = [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LOCALAPPDATA']];
    const programs = [
      String.raw`Google\Chrome\Application\chrome.exe`,
      String.raw`Chromium\Application\chrome.exe`,
      String.raw`Microsoft\Edge\Application\msedge.exe`,
    ];
    return bases.flatMap((base) => (base ? programs.map((name) => `${base}\\${name}`) : []));
  }
  const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin'];
  return [
    ...folders.flatMap((folder) => COMMANDS.map((name) => `${folder}/${name}`)),
    '/usr/lib/chromium/chromium',
    '/opt/google/chrome/chrome',
  ];
}

/** Browsers that Playwright has downloaded, newest first. @param {Machine} machine */
function playwrightPlaces({ env, platform, home, list }) {
  const caches = {
    darwin: `${home}/Library/Caches/ms-playwright`,
    win32: `${env['LOCALAPPDATA'] ?? ''}\\ms-playwright`,
    linux: `${env['XDG_CACHE_HOME'] ?? `${home}/.cache`}/ms-playwright`,
  };
  const inside = {
    darwin: ['chrome-mac', 'chrome-mac-arm64', 'chrome-mac-x64'].flatMap((folder) =>
      ['Chromium', 'Google Chrome for Testing'].map(
        (name) => `${folder}/${name}.app/Contents/MacOS/${name}`,
      ),
    ),
    win32: [String.raw`chrome-win\chrome.exe`, String.raw`chrome-win64\chrome.exe`],
    linux: ['chrome-linux/chrome', 'chrome-linux64/chrome', 'chrome-linux-arm64/chrome'],
  };
  const kind = platform === 'darwin' || platform === 'win32' ? platform : 'linux';
  const cache = env['PLAYWRIGHT_BROWSERS_PATH'] ?? caches[kind];
  const path = kind === 'win32' ? win32 : posix;
  return list(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort((one, other) => Number(other.slice(9)) - Number(one.slice(9)))
    .flatMap((name) => inside[kind].map((file) => path.join(cache, name, file)));
}

/**
 * Every place a Chromium may be, most wanted first. A path that was asked for rules alone.
 * @param {Machine} machine
 * @returns {readonly string[]}
 */
export function chromiumPlaces(machine) {
  const { env, platform } = machine;
  if (env['CHROMIUM_PATH']) return [env['CHROMIUM_PATH']];
  const path = platform === 'win32' ? win32 : posix;
  const suffix = platform === 'win32' ? '.exe' : '';
  const inPath = (env['PATH'] ?? '')
    .split(path.delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => COMMANDS.map((name) => path.join(folder, name + suffix)));
  return [...new Set([...inPath, ...usualPlaces(machine), ...playwrightPlaces(machine)])];
}

/**
 * Where Debian puts the browser without a window: the same engine, which needs some 40 % less of the
 * processor for the same tests (66 s in place of 108 for eight files). Its command in the search path is a script around it.
 */
const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell';

/** Some systems keep a stand-in that only says how to install: it has to run. @param {string} path */
function runs(path) {
  if (!existsSync(path)) return false;
  // On Windows `--version` would open a window.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

/** @param {string} folder */
const list = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

const findInstalled = () =>
  chromiumPlaces({
    env: process.env,
    platform: process.platform,
    home: homedir(),
    list,
  }).find(runs);

/** Installs the package of Debian and its relatives, as root or through sudo where it does not ask. */
async function installFromPackages() {
  const apt = '/usr/bin/apt-get';
  const sudo = '/usr/bin/sudo';
  if (!existsSync(apt)) return;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !existsSync(sudo)) return;
  const env = {
    ...process.env,
    PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/bin:/sbin:/bin`,
    DEBIAN_FRONTEND: 'noninteractive',
  };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const command = isRoot ? [apt, ...args] : [sudo, '-n', apt, ...args];
    say(`$ ${command.join(' ')}`);
    const code = await runChild(command[0] ?? apt, command.slice(1), { env, isProgress: true });
    if (code !== 0) return;
  }
}

/**
 * A Chromium that runs: the one asked for, an installed one, or one installed now.
 * @returns {Promise<string>} its path
 * @throws Error that says what to do when there is none
 */
export async function findChromium() {
  const found = findInstalled();
  if (found !== undefined) return found;
  const asked = process.env['CHROMIUM_PATH'];
  if (asked) throw new Error(`CHROMIUM_PATH names ${asked}, which is no browser that runs.`);
  say('No Chromium on this machine; trying to install it ...');
  await installFromPackages();
  const installed = findInstalled();
  if (installed !== undefined) return installed;
  throw new Error(
    'The browser tests need Chromium or Chrome, and it could not be installed here. ' +
      'Install it (Debian: sudo apt-get install chromium; others: https://www.google.com/chrome), ' +
      'or set CHROMIUM_PATH to the program if it stands in an unusual place.',
  );
}

/**
 * The browser that tests run in: the one asked for, else the one without a window where it is
 * installed, else any that {@link findChromium} finds.
 * @returns {Promise<string>} its path
 * @throws Error that says what to do when there is none
 */
export const findTestBrowser = async () =>
  !process.env['CHROMIUM_PATH'] && runs(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium();

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(await findTestBrowser());
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
