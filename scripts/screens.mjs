import process from 'node:process';
import { buildWeb } from './build/buildWeb.mjs';
import { findChromium } from './findChromium.mjs';
import { prepare } from './prepare.mjs';
import { inRoot, say, scriptOf } from './project.mjs';
import { runChild } from './runChild.mjs';

/*
 * `npm run screens` takes the picture of every screen anew, after a change that is meant.
 * `npm run screens -- all` takes the main ones at every size into proof/screens, for the eye.
 */
await prepare(import.meta.url);
const [, , what] = process.argv;
process.exit(what === 'all' ? await takeForReaders() : await takeForTests());

async function takeForReaders() {
  await buildWeb();
  const taker = inRoot('apps/web/e2e/screens/takeScreenPictures.ts');
  const chromium = await findChromium();
  return runChild(process.execPath, [taker, chromium]);
}

async function takeForTests() {
  process.env['TAKE_SCREENS'] = 'true';
  const config = inRoot('apps/web/e2e/vitest.config.ts');
  const vitest = scriptOf('vitest');
  const code = await runChild(process.execPath, [vitest, 'run', '-c', config, 'screens/screens']);
  say('Taken. Look at each in apps/web/e2e/screens/pictures before it is kept.');
  return code;
}
