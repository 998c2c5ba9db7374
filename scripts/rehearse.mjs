import process from 'node:process';
import { forRehearsal } from './findEmulators.mjs';
import { prepare } from './prepare.mjs';
import { inRoot, say, scriptOf } from './project.mjs';
import { runChild } from './runChild.mjs';

/** What the emulator of accounts does not do, and the service does. */
const NOT_OF_THE_EMULATOR = [
  // The emulator lets a refresh token live on after a reset.
  'ends the session of every other device',
  // The emulator writes no letter that leads back to the old address.
  'back by the link to the old one',
];

await prepare(import.meta.url);
const { firebase, jar, missing } = forRehearsal();
if (firebase === undefined || jar === undefined || missing.length > 0) {
  say(`No rehearsal, for want of: ${missing.join(', ')}`);
  // Whoever asks for a rehearsal and gets none must not take it for one that went well.
  process.exit(1);
}
process.env['E2E_TARGET'] = 'emulators';
process.env['FIREBASE_TOOLS'] = firebase;
process.env['FIRESTORE_EMULATOR_JAR'] = jar;
const config = inRoot('apps/web/e2e/vitest.config.ts');
const others = `^(?!.*(?:${NOT_OF_THE_EMULATOR.join('|')})).*$`;
// Which files: apps/web/e2e/setup/chosenFiles.ts.
const args = [scriptOf('vitest'), 'run', '-c', config, '-t', others, ...process.argv.slice(2)];
process.exit(await runChild(process.execPath, args));
