import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { failure, success, type MixResult, type Result } from '@mix/engine';
import { asJson, EXIT, printed, refused, type CommandResult } from '../CommandResult.ts';
import { readJson, type TextInput } from '../readJson.ts';

/** Whether a command line asks a server for the plan. */
export const isRemotePlan = ([command, ...rest]: readonly string[]): boolean =>
  command === 'plan' && rest.some((arg) => arg === '--server' || arg.startsWith('--server='));

const TIMEOUT_MS = 30_000;

interface RemoteOptions {
  readonly file: string | undefined;
  readonly address: URL;
  readonly token: string;
  readonly language: string | null;
}

/** Whether an address may get the token: over TLS, or on this very machine. */
const isGuarded = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

function readOptions(args: readonly string[]): Result<RemoteOptions, string> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        server: { type: 'string' },
        'token-file': { type: 'string' },
        language: { type: 'string' },
      },
    });
    const { server = '', 'token-file': tokenFile, language = null } = values;
    const [file, second] = positionals;
    if (second !== undefined) return failure('plan takes one file.');
    if (!URL.canParse('/api/v1/plans', server)) return failure(`“${server}” is no address.`);
    const address = new URL('/api/v1/plans', server);
    if (!isGuarded(address)) return failure('A token is sent to an https address only.');
    if (tokenFile === undefined) return failure('--server needs --token-file.');
    const token = readFileSync(tokenFile, 'utf8').trim();
    if (!/^[\w-]{1,200}$/.test(token)) return failure(`${tokenFile} holds no token.`);
    return success({ file, address, token, language });
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error));
  }
}

interface Answer extends Partial<MixResult> {
  readonly error?: { readonly message?: string };
}

/** Why a server gave no plan, and when it may be asked again. */
function refusalOf(response: Response, { error }: Answer): CommandResult {
  const wait = response.headers.get('retry-after');
  const why = error?.message ?? `It answered ${String(response.status)}.`;
  return refused(`${why}${wait === null ? '' : ` Try again in ${wait} s.`}`);
}

function unreached({ host }: URL, error: unknown): CommandResult {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return refused(
    `${host} did not answer: ${cause instanceof Error ? cause.message : String(cause)}`,
  );
}

/** Has a server plan the mix in a file or on standard input, with a token of an account. */
export async function planRemotely(
  args: readonly string[],
  input: TextInput,
): Promise<CommandResult> {
  const options = readOptions(args);
  if (!options.ok) return refused(options.error);
  const { file, address, token, language } = options.value;
  const draft = readJson(file, input);
  if (!draft.ok) return refused(draft.error);
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ draft: draft.value, language }),
      // A redirect is an error: it would carry the token to another address.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = (await response.json()) as Answer;
    return response.ok && answer.problems !== undefined
      ? printed(asJson(answer), answer.plan == null ? EXIT.stopped : EXIT.done)
      : refusalOf(response, answer);
  } catch (error) {
    return unreached(address, error);
  }
}
