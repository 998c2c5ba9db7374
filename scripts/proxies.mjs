import process from 'node:process';
import { buildWeb } from './build/buildWeb.mjs';
import { prepare } from './prepare.mjs';
import { inRoot } from './project.mjs';
import { runChild } from './runChild.mjs';

await prepare(import.meta.url);
await buildWeb();
process.exit(await runChild(process.execPath, [inRoot('scripts/proxies/main.ts')]));
