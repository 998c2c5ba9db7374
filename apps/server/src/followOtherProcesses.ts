import type { Logger } from 'pino';
import type { Channels } from './firestore/channel/Channels.ts';
import { tellForeignCommits } from './firestore/listen/tellForeignCommits.ts';
import type { Documents } from './firestore/storage/Documents.ts';
import type { Database } from './sqlite/Database.ts';

export interface FollowParts {
  readonly database: Database;
  readonly documents: Documents;
  readonly channels: Channels;
  readonly log: Logger;
}

const EVERY_MS = 500;

/**
 * Looks now and then whether a command of the administrator has written to the database. If so,
 * every open stream is checked again: those of an account that was shut out end. The streams also
 * get what the command changed, as of a farm that was handed on.
 * @returns a function that ends this.
 */
export function followOtherProcesses({
  database,
  documents,
  channels,
  log,
}: FollowParts): () => void {
  // Changes only with what others than this connection commit (sqlite.org/pragma.html#pragma_data_version).
  const statement = database.prepare('PRAGMA data_version');
  const version = (): unknown => statement.get()?.['data_version'];
  let known = version();
  const looking = setInterval(() => {
    try {
      const now = version();
      if (now === known) return;
      known = now;
      void channels.recheck();
      tellForeignCommits(documents);
    } catch (error) {
      log.error({ err: error }, 'could not look for commands of the administrator');
    }
  }, EVERY_MS);
  looking.unref();
  return () => clearInterval(looking);
}
