import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pluralIn } from '@mix/messages';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Account } from '../identity/Account.ts';
import {
  createAdministrator,
  findAccount,
  makeAdministrator,
  removeSecondFactor,
  setDisabled,
} from '../identity/administer.ts';
import { newSecret } from '../identity/tokens/secrets.ts';
import type { Database } from '../sqlite/Database.ts';
import type { RandomBytes } from '../sqlite/instance.ts';
import { AdminError } from './AdminError.ts';
import { ADMIN_HELP } from './adminHelp.ts';
import { backUp } from './backUp.ts';
import { contentsOf, faultsOf, MISCOUNTED, type Contents } from './Contents.ts';
import { farmsText, handOn } from './farmCommands.ts';
import { openForAdmin } from './openForAdmin.ts';
import { readCommandLine } from './readCommandLine.ts';
import { readPassword, type Terminal } from './readPassword.ts';
import { allow, recount, usageText } from './storageCommands.ts';
import { restore } from './restore.ts';
import { writeAdminLog, type AdminAct } from './writeAdminLog.ts';

export interface AdminParts {
  readonly config: Config;
  readonly terminal: Terminal;
  readonly clock: Clock;
  readonly random: RandomBytes;
}

const plural = pluralIn('en');

const shown = ({ accounts, documents }: Contents): string =>
  `${plural(accounts, { one: '1 account', other: `${accounts} accounts` })}, ` +
  plural(documents, { one: '1 document', other: `${documents} documents` });

/** Adds a command to the log of what administrators did. */
const note = ({ config, clock }: AdminParts, act: AdminAct): void =>
  writeAdminLog(config.dataDirectory, clock, act);

async function create(
  parts: AdminParts,
  database: Database,
  email: string,
  generate: boolean,
): Promise<string> {
  const administering = { ...parts, database };
  const account = findAccount(administering, email);
  if (account !== null) {
    makeAdministrator(administering, account);
    note(parts, { command: 'create', uid: account.uid });
    return `${email} is an administrator now; the password stays what it was.`;
  }
  // Long, and with signs that satisfy every password policy.
  const password = generate
    ? `${newSecret(parts.random, 18)}-aA1`
    : await readPassword(parts.terminal);
  const policy = parts.config.accounts.identity.passwordPolicy;
  await createAdministrator(administering, email, password, policy);
  const created = findAccount(administering, email);
  if (created !== null) note(parts, { command: 'create', uid: created.uid });
  const passwordNote = generate ? ` The password, which is shown this once: ${password}` : '';
  return `${email} is an administrator now.${passwordNote}`;
}

function mustFind(parts: AdminParts, database: Database, email: string): Account {
  const account = findAccount({ ...parts, database }, email);
  if (account === null) throw new AdminError(`Nobody has an account with the address ${email}.`);
  return account;
}

function shutOut(
  parts: AdminParts,
  database: Database,
  account: Account,
  command: 'disable' | 'enable',
): void {
  setDisabled({ ...parts, database }, account, command === 'disable');
  note(parts, { command, uid: account.uid });
}

function removeFactor(parts: AdminParts, database: Database, email: string): string {
  const account = mustFind(parts, database, email);
  if (!removeSecondFactor({ ...parts, database }, account)) {
    throw new AdminError(`${email} signs in without a code already.`);
  }
  note(parts, { command: 'remove-factor', uid: account.uid });
  return `${email} signs in with the password alone now.`;
}

const storageParts = ({ config }: AdminParts, database: Database) => ({
  database,
  bounds: config.storage,
});

/** Whose storage a target means: an account by its address, or `farm:` and the id of a farm. */
function storageOwnerOf(parts: AdminParts, database: Database, target: string): string {
  const [, farmId] = /^farm:([^/]+)$/.exec(target) ?? [];
  if (farmId === undefined) return `users/${mustFind(parts, database, target).uid}`;
  const farm = database.prepare('SELECT 1 FROM documents WHERE path = ?').get(`farms/${farmId}`);
  if (farm === undefined) throw new AdminError(`There is no farm with the id ${farmId}.`);
  return `farms/${farmId}`;
}

/** Files of the data folder that other users of the machine can reach. */
function openFiles(directory: string): readonly string[] {
  if (process.platform === 'win32') return [];
  return ['.', ...readdirSync(directory, { recursive: true, encoding: 'utf8' })]
    .map((name) => join(directory, name))
    .filter((path) => (statSync(path).mode & 0o077) !== 0)
    .map((path) => `other users of this machine can reach ${path}`);
}

/** What the operator should do about the faults of a check. */
const nextStep = (faults: readonly string[]): string => {
  if (faults.every((fault) => fault.startsWith('other users'))) {
    return 'Run: chmod -R go= on the data folder.';
  }
  return faults.every((fault) => fault.startsWith(MISCOUNTED))
    ? 'Run: mix admin recount'
    : 'Stop the server and restore the newest sound backup: mix admin restore FILE. The present file is kept beside.';
};

function check(parts: AdminParts, database: Database): string {
  const faults = [...faultsOf(database), ...openFiles(parts.config.dataDirectory)];
  if (faults.length > 0)
    throw new AdminError(`Not sound:\n  ${faults.join('\n  ')}\n${nextStep(faults)}`);
  return `Sound: ${shown(contentsOf(database))}.`;
}

function restoreWords(file: string, parts: AdminParts): string {
  const { config, clock, random } = parts;
  const done = restore(file, { dataDirectory: config.dataDirectory, clock, random });
  note(parts, { command: 'restore', file });
  const lines = [`Restored: ${shown(done)}. Start the server again.`];
  if (done.keptAccounts) {
    lines.push('Accounts, passwords and sessions are those of the database that was replaced.');
  } else {
    lines.push(
      'Accounts are as old as the backup: whoever was deleted or disabled since can sign in again,',
      'with the password of that time. Go through what you know of, and use mix admin disable.',
    );
  }
  if (done.replacedFile !== null) {
    lines.push(`The replaced database is ${done.replacedFile}. Delete it when all is well.`);
  }
  return lines.join('\n');
}

/**
 * Carries out one command of the administrator.
 * @returns what to print.
 * @throws UsageError, AdminError, or another error with words for the operator.
 */
export async function runAdmin(args: readonly string[], parts: AdminParts): Promise<string> {
  if (args.length === 0 || args.includes('--help') || args.includes('-h')) return ADMIN_HELP;
  const { verb, subject, options } = readCommandLine(args);
  const target = subject ?? '';
  if (verb === 'restore') return restoreWords(target, parts);
  const { dataDirectory } = parts.config;
  const database = openForAdmin(dataDirectory, parts.clock, { mayCreate: verb === 'create' });
  try {
    switch (verb) {
      case 'create':
        return await create(parts, database, target, options.generate);
      case 'disable':
      case 'enable':
        shutOut(parts, database, mustFind(parts, database, target), verb);
        return `${target} ${verb === 'disable' ? 'is shut out' : 'may sign in again'}.`;
      case 'remove-factor':
        return removeFactor(parts, database, target);
      case 'farms':
        return farmsText({ ...parts, database }, mustFind(parts, database, target));
      case 'hand-on': {
        const account = mustFind(parts, database, options.to ?? '');
        const farm = handOn({ ...parts, database }, target, account);
        note(parts, { command: 'hand-on', farmId: target, uid: account.uid });
        return `${account.email} is an owner of ${farm} now.`;
      }
      case 'usage':
        return usageText(storageParts(parts, database), storageOwnerOf(parts, database, target));
      case 'allow': {
        const owner = storageOwnerOf(parts, database, target);
        const { mb, documents, farms } = options;
        allow(storageParts(parts, database), owner, { mb, documents, farms });
        note(parts, { command: 'allow', owner, mb, documents, farms });
        return usageText(storageParts(parts, database), owner);
      }
      case 'recount':
        recount(storageParts(parts, database));
        note(parts, { command: 'recount' });
        return 'What everybody keeps is counted anew.';
      case 'backup': {
        const made = backUp(database, target);
        note(parts, { command: 'backup', file: target });
        return `${target}: ${shown(made)}, ${(made.bytes / 1e6).toFixed(1)} MB.`;
      }
      default:
        return check(parts, database);
    }
  } finally {
    database.close();
  }
}
