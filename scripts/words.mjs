import process from 'node:process';
import { prepare } from './prepare.mjs';
import { inRoot } from './project.mjs';
import { runChild } from './runChild.mjs';

// Writes proof/words.md, every sentence in every language, for whoever reads or translates them.
await prepare(import.meta.url);
process.exit(
  await runChild(process.execPath, [inRoot('apps/web/development/words/writeWords.ts')]),
);
