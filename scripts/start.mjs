import process from 'node:process';
import { buildWeb } from './build/buildWeb.mjs';
import { prepare } from './prepare.mjs';
import { inRoot } from './project.mjs';
import { runChild } from './runChild.mjs';

await prepare(import.meta.url);
await buildWeb();
const quiet = '--disable-warning=ExperimentalWarning';
process.exit(await runChild(process.execPath, [quiet, inRoot('apps/server/src/main.ts')]));
