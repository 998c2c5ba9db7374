import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { AdminError } from './admin/AdminError.ts';
import { UsageError } from './admin/readCommandLine.ts';
import { runAdmin } from './admin/runAdmin.ts';
import { systemClock } from './clock.ts';
import { readConfig } from './config.ts';
import { IdentityError } from './identity/IdentityError.ts';
import { startFailureWords } from './startFailureWords.ts';

/** Errors whose message says what the operator can do. */
const isExpected = (error: unknown): error is Error =>
  error instanceof AdminError || error instanceof IdentityError;

process.umask(0o077);
try {
  const message = await runAdmin(process.argv.slice(2), {
    config: readConfig(process.env),
    terminal: {
      keyboard: process.stdin.isTTY ? process.stdin : null,
      piped: () => readFileSync(0, 'utf8'),
      say: (text) => process.stderr.write(text),
    },
    clock: systemClock,
    random: randomBytes,
  });
  process.stdout.write(message.endsWith('\n') ? message : `${message}\n`);
} catch (error) {
  if (error instanceof UsageError || isParseError(error)) {
    process.stderr.write(`${error.message}\nTry: mix admin --help\n`);
    process.exitCode = 2;
  } else {
    const words = isExpected(error) ? error.message : startFailureWords(error);
    process.stderr.write(`${words ?? inspect(error)}
`);
    process.exitCode = 1;
  }
}

function isParseError(error: unknown): error is Error {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    error.code.startsWith('ERR_PARSE_ARGS')
  );
}
