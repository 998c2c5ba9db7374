import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { buildWeb } from './buildWeb.mjs';
import { prepare } from './prepare.mjs';
import { inRoot } from './project.mjs';
import { runChild } from './runChild.mjs';

await prepare(import.meta.url);
await buildWeb();
const found = execFileSync(process.execPath, [inRoot('scripts/findChromium.mjs')], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
});
const chromium = found.trim().split('\n').at(-1) ?? '';
const quiet = '--disable-warning=ExperimentalWarning';
process.exit(await runChild(process.execPath, [quiet, inRoot('bench/src/main.ts'), chromium]));
