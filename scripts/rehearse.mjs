import process from 'node:process';
import { findEmulators, runs } from './findEmulators.mjs';
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

await prepare(import.meta.url);
const { firebase, jar, missing } = findEmulators();
if (!runs('openssl', 'version')) missing.push('openssl');
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
