import process from 'node:process';
import { prepare } from './prepare.mjs';
import { inRoot } from './project.mjs';
import { runChild } from './runChild.mjs';

await prepare(import.meta.url);
const given = process.argv.slice(2);
const args = given.length > 0 ? given : ['--seeds', '1000000'];
process.exit(await runChild(process.execPath, [inRoot('simulation/main.ts'), ...args]));
