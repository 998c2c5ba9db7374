import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** A move cannot go on, or a server cannot start for one; the message says why and what to do. */
export class MoveError extends Error {
  override readonly name = 'MoveError';
}

/** What a move is about: a move that is continued must have the same header. */
const headerShape = z.object({
  direction: z.enum(['toFirebase', 'fromFirebase']),
  projectId: z.string(),
  /** The state of the side that is read, where no change goes unseen; '' where one can. */
  source: z.string(),
});
export type JournalHeader = z.infer<typeof headerShape>;

const entryShape = z.union([
  z.object({ begun: headerShape }),
  z.object({ documentsUpTo: z.string() }),
  z.object({ accountsUpTo: z.string() }),
  z.object({ finished: z.string() }),
]);
export type JournalEntry = z.infer<typeof entryShape>;

/** How far a move has come. */
export interface Progress {
  readonly header: JournalHeader;
  /** The path of the last document that the other side has; '' when it has none yet. */
  readonly documentsUpTo: string;
  /** The id of the last account that the other side has; '' when it has none yet. */
  readonly accountsUpTo: string;
  /** When both sides were found to be the same; null: the move is not over. */
  readonly finished: string | null;
}

/** Where a data folder tells of its move, a line of JSON for each step. */
export const journalFile = (dataDirectory: string): string => join(dataDirectory, 'move.jsonl');

/** The whole lines: what follows the last line break was being written when the process ended. */
export const wholeLines = (file: string): readonly string[] =>
  readFileSync(file, 'utf8').split('\n').slice(0, -1);

function readEntry(line: string, file: string): JournalEntry {
  try {
    return entryShape.parse(JSON.parse(line));
  } catch (cause) {
    throw new MoveError(`${file} is damaged. Delete it: the move then begins anew.`, { cause });
  }
}

/** How far the move of a data folder has come; null: there is none. */
export function readProgress(dataDirectory: string): Progress | null {
  const file = journalFile(dataDirectory);
  if (!existsSync(file)) return null;
  const entries = wholeLines(file).map((line) => readEntry(line, file));
  return entries.reduce<Progress | null>((progress, entry) => {
    if ('begun' in entry) {
      return { header: entry.begun, documentsUpTo: '', accountsUpTo: '', finished: null };
    }
    return progress === null ? null : { ...progress, ...entry };
  }, null);
}

/**
 * Keeps a server from starting where its work would be lost: on a folder whose farm has moved away, and on
 * one that a move has not filled yet.
 * @throws MoveError saying what to do.
 */
export function refuseMoved(dataDirectory: string): void {
  const progress = readProgress(dataDirectory);
  if (progress === null) return;
  const { header, finished } = progress;
  if (header.direction === 'toFirebase' && finished !== null) {
    throw new MoveError(
      `What is in ${dataDirectory} moved to ${header.projectId} (${finished}). Whatever is written here ` +
        'since does not get there. To use this server all the same, delete move.jsonl in that folder.',
    );
  }
  if (header.direction === 'fromFirebase' && finished === null) {
    throw new MoveError(
      `${dataDirectory} does not hold all of ${header.projectId} yet. Run to its end: ` +
        `mix move --from-firebase ${header.projectId}`,
    );
  }
}
