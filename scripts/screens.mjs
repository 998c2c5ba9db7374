import process from 'node:process';
import { prepare } from './prepare.mjs';
import { inRoot, say, scriptOf } from './project.mjs';
import { runChild } from './runChild.mjs';

// Takes the picture of every screen anew, after a change that is meant.
await prepare(import.meta.url);
process.env['TAKE_SCREENS'] = 'true';
const config = inRoot('apps/web/e2e/vitest.config.ts');
const code = await runChild(process.execPath, [
  scriptOf('vitest'),
  'run',
  '-c',
  config,
  'screens/screens',
]);
say('Taken. Look at each in apps/web/e2e/screens/pictures before it is kept.');
process.exit(code);
