import process from 'node:process';
import { prepare } from './prepare.mjs';
import { inRoot, ROOT } from './project.mjs';
import { runChild } from './runChild.mjs';

await prepare(import.meta.url);
const args = [inRoot('apps/cli/src/main.ts'), ...process.argv.slice(2)];
// npm runs scripts in the folder of package.json; a file name is meant from where it was typed.
process.exit(await runChild(process.execPath, args, { cwd: process.env['INIT_CWD'] ?? ROOT }));
