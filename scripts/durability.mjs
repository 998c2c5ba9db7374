import process from 'node:process';
import { buildWeb } from './build/buildWeb.mjs';
import { prepare } from './prepare.mjs';
import { inRoot } from './project.mjs';
import { runChild } from './runChild.mjs';

await prepare(import.meta.url);
await buildWeb();
const args = [inRoot('scripts/durability/main.ts'), ...process.argv.slice(2)];
process.exit(await runChild(process.execPath, args));
