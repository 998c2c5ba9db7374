import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { carryOut } from './admin/carryOut.ts';
import { runMove } from './admin/move/runMove.ts';
import { systemClock } from './clock.ts';
import { readConfig } from './config.ts';

await carryOut('move', () =>
  runMove(process.argv.slice(2), {
    dataDirectory: readConfig(process.env).dataDirectory,
    env: process.env,
    secret: () => (process.stdin.isTTY ? '' : (readFileSync(0, 'utf8').split(/\r?\n/)[0] ?? '')),
    say: (line) => process.stderr.write(`${line}\n`),
    clock: systemClock,
    random: randomBytes,
  }),
);
