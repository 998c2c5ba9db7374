import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { prepare } from './prepare.mjs';
import { inRoot, say, scriptOf } from './project.mjs';
import { runChild } from './runChild.mjs';

/** What the emulator of accounts does not do, and the service does. */
const NOT_OF_THE_EMULATOR = [
  // It lets a refresh token live on after a reset.
  'ends the session of every other device',
  // It writes no letter that leads back to the old address.
  'back by the link to the old one',
];

/** What a person does with an account: these tests say nothing about whose server it is. */
const TESTS = [
  'account.e2e.ts',
  'accountLink.e2e.ts',
  'documents.e2e.ts',
  'keptInAccount.e2e.ts',
  'ownProducts.e2e.ts',
  'profile.e2e.ts',
  'session.e2e.ts',
];

const JAR = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');
const SDK_FOLDERS = [
  '/usr/lib/google-cloud-sdk',
  '/usr/share/google-cloud-sdk',
  '/opt/google-cloud-sdk',
  '/snap/google-cloud-sdk/current',
  join(homedir(), 'google-cloud-sdk'),
  '/opt/homebrew/share/google-cloud-sdk',
];

/** @param {string} program @param {string} argument */
const runs = (program, argument) =>
  spawnSync(program, [argument], { stdio: 'ignore' }).status === 0;

/** @param {string | undefined} named @param {readonly string[]} places */
const firstOf = (named, places) => (named ? [named] : places).find((place) => existsSync(place));

await prepare(import.meta.url);
const { PATH = '', FIREBASE_TOOLS, FIRESTORE_EMULATOR_JAR } = process.env;
const firebase = firstOf(
  FIREBASE_TOOLS,
  PATH.split(delimiter).map((folder) => join(folder, 'firebase')),
);
const jar = firstOf(
  FIRESTORE_EMULATOR_JAR,
  SDK_FOLDERS.map((folder) => join(folder, JAR)),
);
const missing = [
  firebase === undefined && 'firebase-tools (npm install -g firebase-tools)',
  jar === undefined && "Google's Firestore emulator (FIRESTORE_EMULATOR_JAR names it)",
  !runs('java', '-version') && 'Java',
  !runs('openssl', 'version') && 'openssl',
].filter((name) => name !== false);
if (firebase === undefined || jar === undefined || missing.length > 0) {
  say(`No rehearsal, for want of: ${missing.join(', ')}`);
  // Whoever asks for a rehearsal and gets none must not take it for one that went well.
  process.exit(process.argv.includes('--if-possible') ? 0 : 1);
}
process.env['E2E_TARGET'] = 'emulators';
process.env['FIREBASE_TOOLS'] = firebase;
process.env['FIRESTORE_EMULATOR_JAR'] = jar;
const config = inRoot('apps/web/e2e/vitest.config.ts');
const others = `^(?!.*(?:${NOT_OF_THE_EMULATOR.join('|')})).*$`;
const args = [scriptOf('vitest'), 'run', '-c', config, '-t', others, ...TESTS];
process.exit(await runChild(process.execPath, args));
