import { parseArgs } from 'node:util';
import { catalogue } from '@mix/catalogue';
import { catalogueDocuments, isNewerCatalogue } from '@mix/documents';
import { EXIT, printed, refused, type CommandResult } from '../CommandResult.ts';
import { catalogueWrites, newestVersion } from './catalogueWrites.ts';
import {
  ask,
  commit,
  documentsRoot,
  readCatalogue,
  type DocumentDatabase,
} from './DocumentDatabase.ts';
import { PublishError } from './PublishError.ts';

export interface PublishInput {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The first line of standard input: an access token or a password. */
  readonly secret: () => string;
}

interface PublishOptions {
  readonly project: string | null;
  readonly server: string | null;
  readonly address: string | null;
}

function readOptions(args: readonly string[]): PublishOptions | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        project: { type: 'string' },
        server: { type: 'string' },
        as: { type: 'string' },
      },
    });
    const { project = null, server = null, as: address = null } = values;
    if ((project === null) === (server === null)) return 'publish takes --project or --server.';
    if ((server === null) !== (address === null)) return '--server and --as belong together.';
    if (server !== null && URL.parse(server) === null) return `“${server}” is not an address.`;
    return { project, server, address };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** @throws PublishError when there is no token, or the server does not let the administrator in. */
async function open(options: PublishOptions, input: PublishInput): Promise<DocumentDatabase> {
  const { project, server, address } = options;
  if (project !== null) {
    const emulator = input.env['FIRESTORE_EMULATOR_HOST'];
    if (emulator !== undefined) {
      return { origin: `http://${emulator}`, projectId: project, token: 'owner' };
    }
    const token = input.secret();
    if (token === '') throw new PublishError('Pipe an access token in; see docs/hosting.md.');
    return { origin: 'https://firestore.googleapis.com', projectId: project, token };
  }
  const { origin } = new URL(server ?? '');
  const { apiKey, projectId } = (await ask(`${origin}/config.json`, {})) as {
    apiKey: string;
    projectId: string;
  };
  const { idToken } = (await ask(`${origin}/v1/accounts:signInWithPassword?key=${apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: address, password: input.secret(), returnSecureToken: true }),
  })) as { idToken: string };
  return { origin, projectId, token: idToken };
}

/**
 * Brings the catalogue's documents of a hosted project or a server of ours up to this program's
 * catalogue, all or nothing. A second run changes nothing.
 */
export async function publish(
  args: readonly string[],
  input: PublishInput,
): Promise<CommandResult> {
  const options = readOptions(args);
  if (typeof options === 'string') return refused(options);
  try {
    const database = await open(options, input);
    const stored = await readCatalogue(database);
    const newest = newestVersion(stored);
    if (newest !== null && isNewerCatalogue(newest, catalogue.version)) {
      throw new PublishError(
        `There is catalogue ${newest} already, and this is ${catalogue.version}.`,
      );
    }
    const writes = catalogueWrites(catalogueDocuments(catalogue), stored, documentsRoot(database));
    if (writes.length > 0) await commit(database, writes);
    return printed(
      `Catalogue ${catalogue.version}: ${writes.length} documents written or removed.`,
    );
  } catch (error) {
    if (!(error instanceof PublishError)) throw error;
    return { output: '', error: `${error.message}\n`, exitCode: EXIT.stopped };
  }
}
