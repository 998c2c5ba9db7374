import process from 'node:process';
import { buildWeb } from './build/buildWeb.mjs';
import { findEmulators } from './findEmulators.mjs';
import { prepare } from './prepare.mjs';
import { inRoot, say } from './project.mjs';
import { runChild } from './runChild.mjs';

/* Runs one long form of the proof with sizes and seeds of one's own: `node scripts/trial.mjs siege --times 3`. */
await prepare(import.meta.url);
const [name = '', ...args] = process.argv.slice(2);
const isSimulation = name === 'simulation';
if (name === 'moveTrial' && !args.includes('--short')) {
  const { firebase, jar, missing } = findEmulators();
  if (firebase === undefined || jar === undefined || missing.length > 0) {
    say(`No trial of a move, for want of: ${missing.join(', ')}. Without them: --short`);
    process.exit(1);
  }
  process.env['FIREBASE_TOOLS'] = firebase;
  process.env['FIRESTORE_EMULATOR_JAR'] = jar;
}
if (name === 'durability' || name === 'siege') await buildWeb();
if (isSimulation && args.length === 0) args.push('--seeds', '1000000');
const folder = isSimulation ? [name] : ['scripts', name];
process.exit(await runChild(process.execPath, [inRoot(...folder, 'main.ts'), ...args]));
