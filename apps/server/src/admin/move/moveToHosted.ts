import type { Clock } from '../../clock.ts';
import type { Account } from '../../identity/Account.ts';
import type { Journal } from './Journal.ts';
import {
  accountDigest,
  areSame,
  comparisonWords,
  documentDigest,
  hostedAccountDigest,
  named,
} from './comparison.ts';
import { Holdings } from './digests.ts';
import { hostedDocuments, writeHosted, type MovedDocument } from './hostedDocuments.ts';
import { hostedUsers, uploadUsers } from './hostedAccounts.ts';
import type { HostedProject } from './HostedProject.ts';
import { isOfTheCatalogue, type LocalSide } from './LocalSide.ts';
import { MoveError, type Progress } from '../../moveProgress.ts';
import { uploadBatches, uploadedPassword } from './uploadedAccount.ts';
import { encodeFields } from '../../firestore/wire/encodeValue.ts';

export interface MoveParts {
  readonly local: LocalSide;
  readonly project: HostedProject;
  readonly say: (line: string) => void;
  readonly clock: Clock;
}

/** The service takes 10 MiB in one request; what holds up a slow line for a minute is too much too. */
const MOST_WRITES = 300;
const MOST_BATCH_CHARACTERS = 4_000_000;

function* batchesOf(documents: readonly MovedDocument[]): Iterable<readonly MovedDocument[]> {
  let batch: MovedDocument[] = [];
  let characters = 0;
  for (const document of documents) {
    const size = JSON.stringify(encodeFields(document.fields)).length;
    if (
      batch.length >= MOST_WRITES ||
      (batch.length > 0 && characters + size > MOST_BATCH_CHARACTERS)
    ) {
      yield batch;
      batch = [];
      characters = 0;
    }
    batch.push(document);
    characters += size;
  }
  if (batch.length > 0) yield batch;
}

const isWithoutPassword = ({ passwordHash }: Account): boolean =>
  uploadedPassword(passwordHash) === null;

/** What a move would do, and what it would leave behind. */
export function planToHosted({ local, project }: MoveParts): string {
  const accounts = [...local.accounts('')].flat();
  const requests = uploadBatches(accounts).length;
  const forgotten = accounts.filter(isWithoutPassword).length;
  const factors = local.count('second_factors');
  const tokens = local.count('program_tokens');
  const lines = [
    `To ${project.projectId}: ${local.count('documents')} documents, then ${accounts.length} accounts.`,
    `  ${accounts.length - forgotten} accounts keep their password (${requests} kinds of hashes).`,
    `  ${accounts.filter(({ disabled }) => disabled).length} stay disabled, ` +
      `${accounts.filter(({ isAdmin }) => isAdmin).length} stay administrators.`,
    'Not taken along:',
    '  when a document was made and last changed in the database: the service sets these two times',
    '  itself. The times that the app shows are fields, and stay.',
    '  sessions: everybody signs in once more, with the same password.',
  ];
  if (forgotten > 0) {
    lines.push(
      `  ${forgotten} passwords that the service cannot check: their owners choose a new one by mail.`,
    );
  }
  if (factors > 0) {
    lines.push(
      `  ${factors} second factors: the service takes none in. THESE ACCOUNTS OPEN WITH THE PASSWORD ALONE`,
      '  until their owners set one up there.',
    );
  }
  if (tokens > 0) {
    lines.push(
      `  ${tokens} tokens of other programs: a hosted project has no interface for these.`,
    );
  }
  return lines.join('\n');
}

async function sendDocuments(parts: MoveParts, journal: Journal, after: string): Promise<void> {
  const { local, project, say } = parts;
  const all = local.count('documents');
  let sent = 0;
  for (const page of local.documents(after)) {
    for (const batch of batchesOf(page)) {
      await writeHosted(project, batch);
      journal.note({ documentsUpTo: batch.at(-1)?.path ?? '' });
      sent += batch.length;
    }
    say(`${sent} documents sent by this run; there are ${all}`);
  }
}

async function sendAccounts(parts: MoveParts, journal: Journal, after: string): Promise<void> {
  const refused: string[] = [];
  for (const accounts of parts.local.accounts(after)) {
    for (const { parameters, users } of uploadBatches(accounts)) {
      refused.push(...(await uploadUsers(parts.project, parameters, users)));
    }
    // After a refusal the journal notes no more accounts: the next run sends them again.
    if (refused.length === 0) journal.note({ accountsUpTo: accounts.at(-1)?.uid ?? '' });
    parts.say(`${accounts.length} accounts sent`);
  }
  if (refused.length > 0) {
    throw new MoveError(`The service refused ${refused.length} accounts:\n${named(refused)}`);
  }
}

/** Refuses a project that holds anything but a catalogue that was published to it. */
async function refuseUsed({ project }: MoveParts): Promise<void> {
  const used = new MoveError(
    `There is something in ${project.projectId} already. A move goes to a project that nobody has used.`,
  );
  for await (const users of hostedUsers(project)) if (users.length > 0) throw used;
  for await (const documents of hostedDocuments(project, '')) {
    if (!documents.every(isOfTheCatalogue)) throw used;
  }
}

/** Both sides, document by document and account by account. */
async function compare({ local, project }: MoveParts) {
  const documents = { here: new Holdings(), project: new Holdings() };
  for (const page of local.documents('')) {
    for (const document of page) documents.here.add(document.path, documentDigest(document));
  }
  for await (const page of hostedDocuments(project, '')) {
    for (const document of page) {
      const { path } = document;
      // A catalogue that was published there may be another than ours.
      if (documents.here.digestAt(path) === null && isOfTheCatalogue(document)) continue;
      documents.project.add(path, documentDigest(document));
    }
  }
  const accounts = { here: new Holdings(), project: new Holdings() };
  for (const account of [...local.accounts('')].flat()) {
    accounts.here.add(account.uid, accountDigest(account));
  }
  for await (const users of hostedUsers(project)) {
    for (const user of users) accounts.project.add(user.localId, hostedAccountDigest(user));
  }
  return { documents, accounts };
}

/**
 * Sends everything to the project: documents first, so that nobody who can sign in there finds some of
 * theirs missing. What was sent by a move that was broken off is not sent again.
 * @returns what to print
 * @throws MoveError when the project is used, refuses, or holds something else in the end.
 */
export async function moveToHosted(
  parts: MoveParts,
  journal: Journal,
  begun: Progress | null,
): Promise<string> {
  const header = {
    direction: 'toFirebase',
    projectId: parts.project.projectId,
    source: parts.local.state(),
  } as const;
  let progress = begun;
  if (progress === null) {
    await refuseUsed(parts);
    progress = journal.begin(header);
  } else if (progress.header.source !== header.source) {
    parts.say('A server worked here since the move was broken off: it begins anew.');
    progress = journal.begin(header);
  } else journal.resume();
  if (progress.accountsUpTo === '') await sendDocuments(parts, journal, progress.documentsUpTo);
  await sendAccounts(parts, journal, progress.accountsUpTo);
  parts.say('Comparing both sides');
  const { documents, accounts } = await compare(parts);
  const words = comparisonWords(accounts, documents, parts.project.projectId);
  if (!areSame(documents) || !areSame(accounts)) {
    const differing = [documents, accounts].flatMap(({ here, project }) => [
      ...here.differencesTo(project),
      ...project.without(here).map((name) => `${name} (only in the project)`),
    ]);
    // The new journal makes the next run send everything again.
    journal.begin(header);
    throw new MoveError(
      `${words}\nThe two differ. Run the same command again; delete by hand what is only in the project:\n${named(differing)}`,
    );
  }
  journal.note({ finished: new Date(parts.clock()).toISOString() });
  return `${words}\nMoved. This server does not start again, so that nothing is written where nobody looks.`;
}
