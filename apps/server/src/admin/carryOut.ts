import { inspect } from 'node:util';
import { IdentityError } from '../identity/IdentityError.ts';
import { startFailureWords } from '../startFailureWords.ts';
import { AdminError } from './AdminError.ts';
import { UsageError } from './UsageError.ts';

const isMisread = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    error.code.startsWith('ERR_PARSE_ARGS'));

/** The message of an error that the operator can act on, or the whole of a fault of ours. */
function wordsOf(error: unknown): string {
  const isExpected = error instanceof AdminError || error instanceof IdentityError;
  return isExpected ? error.message : (startFailureWords(error) ?? inspect(error));
}

/** Runs a command line: prints its result, exits 2 when not understood and 1 when it fails. */
export async function carryOut(
  command: 'admin' | 'move',
  run: () => Promise<string>,
): Promise<void> {
  process.umask(0o077);
  try {
    const message = await run();
    process.stdout.write(message.endsWith('\n') ? message : `${message}\n`);
  } catch (error) {
    const help = isMisread(error) ? `${error.message}\nTry: mix ${command} --help` : null;
    process.stderr.write(`${help ?? wordsOf(error)}\n`);
    process.exitCode = help === null ? 1 : 2;
  }
}
