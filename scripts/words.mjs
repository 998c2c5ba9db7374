import process from 'node:process';
import { prepare } from './prepare.mjs';
import { inRoot } from './project.mjs';
import { runChild } from './runChild.mjs';

// Writes docs/words.md anew: every sentence in every language.
await prepare(import.meta.url);
process.exit(
  await runChild(process.execPath, [inRoot('apps/web/development/words/writeWords.ts')]),
);
