import process from 'node:process';
import { findEmulators } from './findEmulators.mjs';
import { prepare } from './prepare.mjs';
import { inRoot, say } from './project.mjs';
import { runChild } from './runChild.mjs';

await prepare(import.meta.url);
const args = process.argv.slice(2);
if (!args.includes('--short')) {
  const { firebase, jar, missing } = findEmulators();
  if (firebase === undefined || jar === undefined || missing.length > 0) {
    say(`No trial of a move, for want of: ${missing.join(', ')}. Without them: --short`);
    process.exit(1);
  }
  process.env['FIREBASE_TOOLS'] = firebase;
  process.env['FIRESTORE_EMULATOR_JAR'] = jar;
}
process.exit(await runChild(process.execPath, [inRoot('scripts/moveTrial/main.ts'), ...args]));
