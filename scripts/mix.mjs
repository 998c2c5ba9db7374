import process from 'node:process';
import { prepare } from './prepare.mjs';
import { inRoot } from './project.mjs';
import { runChild } from './runChild.mjs';

await prepare(import.meta.url);
process.exit(
  await runChild(process.execPath, [inRoot('apps/cli/src/main.ts'), ...process.argv.slice(2)]),
);
