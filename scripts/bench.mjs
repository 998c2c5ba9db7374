import process from 'node:process';
import { buildWeb } from './build/buildWeb.mjs';
import { findChromium } from './findChromium.mjs';
import { prepare } from './prepare.mjs';
import { inRoot } from './project.mjs';
import { runChild } from './runChild.mjs';

await prepare(import.meta.url);
await buildWeb();
const chromium = await findChromium();
const quiet = '--disable-warning=ExperimentalWarning';
const parts = process.argv.slice(2);
const main = inRoot('bench/src/main.ts');
process.exit(await runChild(process.execPath, [quiet, main, chromium, ...parts]));
