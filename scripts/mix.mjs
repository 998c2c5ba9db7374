import { resolve } from 'node:path';
import process from 'node:process';
import { prepare } from './prepare.mjs';
import { inRoot, ROOT } from './project.mjs';
import { runChild } from './runChild.mjs';

await prepare(import.meta.url);
const [command, ...rest] = process.argv.slice(2);
// These two work on the data folder, as the server does.
const ofTheServer = command === 'admin' || command === 'move' ? command : null;
const args =
  ofTheServer === null
    ? [inRoot('apps/cli/src/main.ts'), ...process.argv.slice(2)]
    : [inRoot(`apps/server/src/${ofTheServer}.ts`), ...rest];
// npm runs scripts in the folder of package.json; a file name is meant from where it was typed. The
// data folder is meant as npm start means it.
const { DATA_DIR, INIT_CWD } = process.env;
if (ofTheServer !== null && DATA_DIR) process.env['DATA_DIR'] = resolve(ROOT, DATA_DIR);
process.exit(await runChild(process.execPath, args, { cwd: INIT_CWD ?? ROOT }));
