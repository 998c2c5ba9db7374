import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { inRoot, ROOT, say } from './project.mjs';
import { runChild } from './runChild.mjs';

/** @typedef {{ version?: string, link?: boolean, optional?: boolean }} LockedPackage */
/** @typedef {Readonly<Record<string, LockedPackage>>} LockedPackages */

/**
 * Whether what npm noted in node_modules is what the lock file asks for. Optional packages may be
 * absent: they belong to other systems. npm writes its note last, so a broken-off install has none.
 * @param {LockedPackages} wanted
 * @param {LockedPackages} present
 */
export const isComplete = (wanted, present) =>
  Object.entries(wanted)
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, { version, optional }]) =>
      path in present ? present[path]?.version === version : optional === true,
    );

/** @param {string} file @returns {LockedPackages} */
const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

function isInstalled() {
  const note = inRoot('node_modules/.package-lock.json');
  return existsSync(note) && isComplete(packagesIn(inRoot('package-lock.json')), packagesIn(note));
}

/** The npm that runs us, else the one in the path. @returns {readonly [string, readonly string[]]} */
function npmCommand() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  if (script !== undefined && existsSync(script)) return [node ?? process.execPath, [script]];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
}

/** Brings node_modules in line with the lock file; does nothing when it is. */
export async function installDependencies() {
  if (isInstalled()) return;
  say('Installing dependencies (about half a minute) ...');
  const [npm, args] = npmCommand();
  // npm ci removes node_modules first. All kinds are named: NODE_ENV=production would leave out some.
  const wanted = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const code = await runChild(npm, [...args, ...wanted, '--loglevel=error'], {
    cwd: ROOT,
    isProgress: true,
  });
  if (code === 0) return;
  say('The dependencies could not be installed; npm says why above.');
  process.exit(1);
}
