import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';

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

/** Google's emulators of accounts and of documents on this machine, and what of them is missing. */
export function findEmulators() {
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
  ].filter((name) => name !== false);
  return { firebase, jar, missing };
}

/** The same for a rehearsal, which answers at Google's addresses with a certificate of this machine. */
export function forRehearsal() {
  const { missing, ...found } = findEmulators();
  return { ...found, missing: [...missing, ...(runs('openssl', 'version') ? [] : ['openssl'])] };
}
