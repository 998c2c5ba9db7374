import process from 'node:process';
import { buildWeb } from './build/buildWeb.mjs';
import { findChromium } from './findChromium.mjs';
import { prepare } from './prepare.mjs';
import { inRoot } from './project.mjs';
import { runChild } from './runChild.mjs';

// Takes the pictures of the operator's guide anew.
await prepare(import.meta.url);
await buildWeb();
const chromium = await findChromium();
const taker = inRoot('apps/web/e2e/guide/takeGuidePictures.ts');
process.exit(await runChild(process.execPath, [taker, chromium]));
