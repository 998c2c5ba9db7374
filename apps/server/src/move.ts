import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { AdminError } from './admin/AdminError.ts';
import { systemClock } from './clock.ts';
import { readConfig } from './config.ts';
import { MoveError } from './move/MoveError.ts';
import { MoveUsageError, runMove } from './move/runMove.ts';
import { startFailureWords } from './startFailureWords.ts';

const isParseError = (error: Error): boolean =>
  'code' in error && typeof error.code === 'string' && error.code.startsWith('ERR_PARSE_ARGS');

process.umask(0o077);
try {
  const message = await runMove(process.argv.slice(2), {
    dataDirectory: readConfig(process.env).dataDirectory,
    env: process.env,
    secret: () => (process.stdin.isTTY ? '' : (readFileSync(0, 'utf8').split(/\r?\n/)[0] ?? '')),
    say: (line) => process.stderr.write(`${line}\n`),
    clock: systemClock,
    random: randomBytes,
  });
  process.stdout.write(message.endsWith('\n') ? message : `${message}\n`);
} catch (error) {
  if (error instanceof MoveUsageError || (error instanceof Error && isParseError(error))) {
    process.stderr.write(`${error.message}\nTry: mix move --help\n`);
    process.exitCode = 2;
  } else {
    const isExpected = error instanceof MoveError || error instanceof AdminError;
    const words = isExpected ? error.message : startFailureWords(error);
    process.stderr.write(`${words ?? inspect(error)}\n`);
    process.exitCode = 1;
  }
}
