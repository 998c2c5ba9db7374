import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openForAdmin } from '../openForAdmin.ts';
import { writeAdminLog } from '../writeAdminLog.ts';
import type { Clock } from '../../clock.ts';
import {
  areHostedParameters,
  type HostedScryptParameters,
} from '../../identity/passwords/hostedScrypt.ts';
import type { Database } from '../../sqlite/Database.ts';
import { readInstance, type RandomBytes } from '../../sqlite/instance.ts';
import { DATABASE_FILE, lockFolder, refuseWiderThan } from '../../sqlite/openDatabase.ts';
import { serviceAccountToken } from './accessToken.ts';
import { askHashParameters, parseHashParameters } from './hostedAccounts.ts';
import type { HostedProject } from './HostedProject.ts';
import { Journal } from './Journal.ts';
import { LocalSide } from './LocalSide.ts';
import { MoveError, readProgress, type JournalHeader, type Progress } from '../../moveProgress.ts';
import { UsageError } from '../UsageError.ts';
import { moveFromHosted, planFromHosted } from './moveFromHosted.ts';
import { MOVE_HELP } from './moveHelp.ts';
import { moveToHosted, planToHosted } from './moveToHosted.ts';

export interface RunMoveParts {
  readonly dataDirectory: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The first line of standard input: an access token; '' without one. */
  readonly secret: () => string;
  /** Prints how far the move has come. */
  readonly say: (line: string) => void;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly pause?: HostedProject['pause'];
}

interface CommandLine {
  readonly direction: JournalHeader['direction'];
  readonly projectId: string;
  readonly isDry: boolean;
  readonly hashFile: string | null;
  readonly withoutPasswords: boolean;
}

const PROJECT_ID = /^[a-z][a-z0-9-]{3,29}$/;

/** @throws UsageError unless exactly one of the two is given, and is the id of a project. */
function readWay(
  to: string | undefined,
  from: string | undefined,
): Pick<CommandLine, 'direction' | 'projectId'> {
  const projectId = to ?? from;
  if (projectId === undefined || (to !== undefined && from !== undefined)) {
    throw new UsageError('move takes --to-firebase or --from-firebase.');
  }
  if (!PROJECT_ID.test(projectId)) {
    throw new UsageError(`“${projectId}” is no id of a project.`);
  }
  return { direction: to === undefined ? 'fromFirebase' : 'toFirebase', projectId };
}

function readLine(args: readonly string[]): CommandLine {
  const { values } = parseArgs({
    args: [...args],
    options: {
      'to-firebase': { type: 'string' },
      'from-firebase': { type: 'string' },
      'dry-run': { type: 'boolean' },
      'hash-parameters': { type: 'string' },
      'without-passwords': { type: 'boolean' },
    },
  });
  const way = readWay(values['to-firebase'], values['from-firebase']);
  const hashFile = values['hash-parameters'] ?? null;
  const withoutPasswords = values['without-passwords'] ?? false;
  if ((hashFile !== null || withoutPasswords) && way.direction === 'toFirebase') {
    throw new UsageError('--hash-parameters and --without-passwords belong to --from-firebase.');
  }
  return { ...way, isDry: values['dry-run'] ?? false, hashFile, withoutPasswords };
}

function openProject(projectId: string, parts: RunMoveParts): HostedProject {
  const { env, clock, pause } = parts;
  const accounts = env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
  const documents = env['FIRESTORE_EMULATOR_HOST'] ?? '';
  if ((accounts === '') !== (documents === '')) {
    throw new MoveError(
      'Set both FIREBASE_AUTH_EMULATOR_HOST and FIRESTORE_EMULATOR_HOST, or neither: half of a farm would go to the real service.',
    );
  }
  const common = { projectId, ...(pause === undefined ? {} : { pause }) };
  if (accounts !== '') {
    return {
      ...common,
      accountsUrl: `http://${accounts}/identitytoolkit.googleapis.com`,
      documentsUrl: `http://${documents}`,
      accessToken: () => Promise.resolve('owner'),
      namesPayer: false,
    };
  }
  const service = {
    ...common,
    accountsUrl: 'https://identitytoolkit.googleapis.com',
    documentsUrl: 'https://firestore.googleapis.com',
  };
  const keyFile = env['GOOGLE_APPLICATION_CREDENTIALS'] ?? '';
  if (keyFile !== '') {
    return { ...service, accessToken: serviceAccountToken(keyFile, clock), namesPayer: false };
  }
  const token = parts.secret();
  if (token === '') throw new MoveError('Pipe an access token in: gcloud auth print-access-token');
  return { ...service, accessToken: () => Promise.resolve(token), namesPayer: true };
}

const MOST_HASH_FILE_BYTES = 10_000;

async function hashParametersOf(
  project: HostedProject,
  file: string | null,
): Promise<HostedScryptParameters | null> {
  if (file !== null) refuseWiderThan(0o600, file);
  const read =
    file === null
      ? await askHashParameters(project)
      : parseHashParameters(readFileSync(file, 'utf8').slice(0, MOST_HASH_FILE_BYTES));
  if (read !== null && !areHostedParameters(read)) {
    throw new MoveError('The hash parameters are none that the service uses.');
  }
  return read;
}

/** @throws MoveError when the folder is in the middle of another move, or done with one. */
function progressOf(line: CommandLine, dataDirectory: string): Progress | null {
  const progress = readProgress(dataDirectory);
  if (progress === null) return null;
  const { header, finished } = progress;
  if (finished !== null) {
    const way = header.direction === 'toFirebase' ? 'to' : 'from';
    throw new MoveError(
      `The move ${way} ${header.projectId} is over since ${finished}. Nothing was done now.`,
    );
  }
  if (header.direction === line.direction && header.projectId === line.projectId) return progress;
  throw new MoveError(
    `A move of ${header.projectId} is not at its end. Run that, or delete move.jsonl in the data folder to give it up.`,
  );
}

function openFolder(line: CommandLine, { dataDirectory, clock }: RunMoveParts): Database {
  const mayCreate = line.direction === 'fromFirebase';
  // A dry run leaves nothing behind: without a database it works in memory.
  if (line.isDry && mayCreate && !existsSync(join(dataDirectory, DATABASE_FILE))) {
    return openForAdmin(':memory:', clock, { mayCreate });
  }
  return openForAdmin(dataDirectory, clock, { mayCreate });
}

async function move(line: CommandLine, parts: RunMoveParts, database: Database): Promise<string> {
  const { dataDirectory, say, clock, random } = parts;
  const project = openProject(line.projectId, parts);
  const instance = readInstance(database, clock, random);
  const local = new LocalSide(database, instance.projectId, line.projectId);
  const common = { local, project, say, clock };
  const progress = line.isDry ? null : progressOf(line, dataDirectory);
  const journal = new Journal(dataDirectory);
  if (line.direction === 'toFirebase') {
    return line.isDry ? planToHosted(common) : moveToHosted(common, journal, progress);
  }
  const { hashFile, withoutPasswords } = line;
  const hashParameters = withoutPasswords ? null : await hashParametersOf(project, hashFile);
  const from = { ...common, hashParameters, withoutPasswords };
  return line.isDry ? planFromHosted(from) : moveFromHosted(from, journal, progress);
}

/**
 * Carries out `mix move`.
 * @returns what to print
 * @throws UsageError, MoveError, or another error with words for the operator.
 */
export async function runMove(args: readonly string[], parts: RunMoveParts): Promise<string> {
  if (args.length === 0 || args.includes('--help') || args.includes('-h')) return MOVE_HELP;
  const line = readLine(args);
  const { dataDirectory, clock } = parts;
  // A dry run may read beside a running server; for a move the database must stand still.
  const unlock = line.isDry ? null : lockFolder(dataDirectory);
  try {
    const database = openFolder(line, parts);
    try {
      const said = await move(line, parts, database);
      if (!line.isDry) writeAdminLog(dataDirectory, clock, { command: `move ${line.direction}` });
      return said;
    } finally {
      database.close();
    }
  } finally {
    unlock?.();
  }
}
