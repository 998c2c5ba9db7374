import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { carryOut } from './admin/carryOut.ts';
import { runAdmin } from './admin/runAdmin.ts';
import { systemClock } from './clock.ts';
import { readConfig } from './config.ts';

// Stands beside `main.ts`: units and timers of running servers name this address.
await carryOut('admin', () =>
  runAdmin(process.argv.slice(2), {
    config: readConfig(process.env),
    terminal: {
      keyboard: process.stdin.isTTY ? process.stdin : null,
      piped: () => readFileSync(0, 'utf8'),
      say: (text) => process.stderr.write(text),
    },
    clock: systemClock,
    random: randomBytes,
  }),
);
