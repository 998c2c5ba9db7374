import type { Account } from '../../identity/Account.ts';
import type { HostedScryptParameters } from '../../identity/passwords/hostedScrypt.ts';
import { NO_PASSWORD } from '../../identity/passwords/Passwords.ts';
import {
  areSame,
  comparisonWords,
  named,
  stampedDocumentDigest,
  wholeAccountDigest,
  type Compared,
} from './comparison.ts';
import { Holdings } from './digests.ts';
import { claimsOf, downloadedAccount } from './downloadedAccount.ts';
import { hostedUsers, type HostedUser } from './hostedAccounts.ts';
import { hostedDocuments, type MovedDocument } from './hostedDocuments.ts';
import type { Journal } from './Journal.ts';
import { isOfTheCatalogue } from './LocalSide.ts';
import { MoveError, type Progress } from '../../moveProgress.ts';
import type { MoveParts } from './moveToHosted.ts';

export interface FromHostedParts extends MoveParts {
  /** How the project hashes passwords; null: it is not known. */
  readonly hashParameters: HostedScryptParameters | null;
  /** The operator accepts accounts without passwords, whose owners choose new ones. */
  readonly withoutPasswords: boolean;
}

/** The accounts of a project as this server keeps them, and what it cannot keep. */
interface Downloaded {
  readonly accounts: readonly Account[];
  /** Accounts that nobody could sign in to here, each with the reason. */
  readonly left: readonly string[];
  readonly withFactor: number;
  readonly withOtherClaims: number;
}

async function download(parts: FromHostedParts): Promise<Downloaded> {
  const users: HostedUser[] = [];
  for await (const page of hostedUsers(parts.project)) users.push(...page);
  if (
    parts.hashParameters === null &&
    !parts.withoutPasswords &&
    users.some(({ passwordHash = '' }) => passwordHash !== '')
  ) {
    throw new MoveError(
      'The project does not tell what its passwords were hashed with. Save what the console shows under ' +
        'Authentication, Users, Password hash parameters in a file of your own (chmod 600), and add ' +
        '--hash-parameters FILE. Or leave the passwords behind: --without-passwords',
    );
  }
  const accounts = new Map<string, Account>();
  const left: string[] = [];
  for (const user of users) {
    const account = downloadedAccount(user, parts.hashParameters, parts.clock());
    if (account === null) left.push(`${user.localId}: no address to sign in with`);
    else if (accounts.has(account.email))
      left.push(`${user.localId}: its address is another's too`);
    else accounts.set(account.email, account);
  }
  const isOther = (name: string): boolean => name !== 'admin';
  return {
    accounts: [...accounts.values()],
    left,
    withFactor: users.filter(({ mfaInfo }) => mfaInfo.length > 0).length,
    withOtherClaims: users.filter((user) => Object.keys(claimsOf(user)).some(isOther)).length,
  };
}

function accountWords({ accounts, left, withFactor, withOtherClaims }: Downloaded): string {
  const without = accounts.filter(({ passwordHash }) => passwordHash === NO_PASSWORD).length;
  const lines = [
    `${accounts.length} accounts, ${accounts.length - without} of them with their password.`,
  ];
  if (without > 0) {
    lines.push(
      `  ${without} without: the project hands out no hash that can be checked here. Their owners`,
      '  choose a new password by mail.',
    );
  }
  if (withFactor > 0) {
    lines.push(
      `  ${withFactor} second factors stay behind. THESE ACCOUNTS OPEN WITH THE PASSWORD ALONE until`,
      '  their owners set one up here.',
    );
  }
  if (withOtherClaims > 0) {
    lines.push(`  ${withOtherClaims} have claims other than admin, which nothing here asks for.`);
  }
  if (left.length > 0) lines.push(`  ${left.length} cannot be kept here:`, named(left));
  return lines.join('\n');
}

/** What a move would bring. It reads everything, which the service counts. */
export async function planFromHosted(parts: FromHostedParts): Promise<string> {
  let documents = 0;
  for await (const page of hostedDocuments(parts.project, '')) documents += page.length;
  const words = accountWords(await download(parts));
  return [
    `From ${parts.project.projectId}: ${documents} documents, with their times, and ${words}`,
    'Sessions stay behind: everybody signs in once more, with the same password.',
  ].join('\n');
}

function refuseUsed({ local }: FromHostedParts): void {
  const isUsed =
    local.count('accounts') > 0 ||
    [...local.documents('')].some((page) => !page.every(isOfTheCatalogue));
  if (!isUsed) return;
  throw new MoveError(
    'There is something in the data folder already. Set DATA_DIR to a folder that does not exist.',
  );
}

async function bringDocuments(
  parts: FromHostedParts,
  journal: Journal,
  after: string,
): Promise<void> {
  let brought = 0;
  for await (const page of hostedDocuments(parts.project, after)) {
    parts.local.putDocuments(page);
    journal.note({ documentsUpTo: page.at(-1)?.path ?? '' });
    brought += page.length;
    parts.say(`${brought} documents brought`);
  }
}

/** Reads the project's documents once more, and makes ours the same. */
async function mendDocuments({ local, project }: FromHostedParts): Promise<Compared> {
  const here = new Holdings();
  for (const page of local.documents('')) {
    for (const document of page) {
      here.add(document.path, stampedDocumentDigest(document));
    }
  }
  const theirs = new Holdings();
  for await (const page of hostedDocuments(project, '')) {
    const other: MovedDocument[] = [];
    for (const document of page) {
      const digest = stampedDocumentDigest(document);
      theirs.add(document.path, digest);
      if (here.digestAt(document.path) !== digest) other.push(document);
    }
    if (other.length > 0) local.putDocuments(other);
  }
  local.removeDocuments(here.without(theirs));
  return { here, project: theirs };
}

function mendAccounts({ local }: FromHostedParts, { accounts }: Downloaded): Compared {
  const here = new Holdings();
  for (const account of [...local.accounts('')].flat()) {
    here.add(account.uid, wholeAccountDigest(account));
  }
  const project = new Holdings();
  for (const account of accounts) project.add(account.uid, wholeAccountDigest(account));
  // Removes first: the address of an account that is gone may have become another's.
  local.removeAccounts(here.without(project));
  const other = new Set(project.differencesTo(here));
  local.putAccounts(accounts.filter(({ uid }) => other.has(uid)));
  return { here, project };
}

const MOST_PASSES = 4;

/**
 * Brings everything of a project: a page at a time, then over and over what changed meanwhile, until both
 * sides are the same.
 * @returns what to print
 * @throws MoveError when the folder is used, or the project goes on changing.
 */
export async function moveFromHosted(
  parts: FromHostedParts,
  journal: Journal,
  begun: Progress | null,
): Promise<string> {
  const { local, project, say, clock } = parts;
  let progress = begun;
  if (progress === null) {
    refuseUsed(parts);
    const { projectId } = project;
    progress = journal.begin({ direction: 'fromFirebase', projectId, source: '' });
  } else journal.resume();
  await bringDocuments(parts, journal, progress.documentsUpTo);
  mendAccounts(parts, await download(parts));
  for (let pass = 1; pass <= MOST_PASSES; pass += 1) {
    say('Comparing both sides');
    const documents = await mendDocuments(parts);
    const downloaded = await download(parts);
    const accounts = mendAccounts(parts, downloaded);
    if (!areSame(documents) || !areSame(accounts)) continue;
    local.stampNow(BigInt(clock()) * 1000n);
    journal.note({ finished: new Date(clock()).toISOString() });
    return [
      comparisonWords(accounts, documents, project.projectId),
      accountWords(downloaded),
      'Moved. Start the server on this folder.',
    ].join('\n');
  }
  throw new MoveError(
    'The project goes on changing. Keep people out of it (docs/hosting.md), and run the same command again.',
  );
}
