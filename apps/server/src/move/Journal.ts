import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { MoveError } from './MoveError.ts';

export type Direction = 'toFirebase' | 'fromFirebase';

/** What a journal is about: a move that is gone on with has to be the same one. */
const headerShape = z.object({
  direction: z.enum(['toFirebase', 'fromFirebase']),
  projectId: z.string(),
  /** What the side that is read from was like, where that cannot change unseen; '' where it can. */
  source: z.string(),
});
export type JournalHeader = z.infer<typeof headerShape>;

const entryShape = z.union([
  z.object({ begun: headerShape }),
  z.object({ documentsUpTo: z.string() }),
  z.object({ accountsUpTo: z.string() }),
  z.object({ finished: z.string() }),
]);
type Entry = z.infer<typeof entryShape>;

const JOURNAL_FILE = 'move.jsonl';

/** How far a move has come. */
export interface Progress {
  readonly header: JournalHeader;
  /** The path of the last document that the other side has; '' when it has none yet. */
  readonly documentsUpTo: string;
  /** The same of accounts, by their id. */
  readonly accountsUpTo: string;
  /** When both sides were found to be the same; null: the move is not over. */
  readonly finished: string | null;
}

const linesOf = (file: string): readonly string[] => readFileSync(file, 'utf8').split('\n');

function readEntry(line: string, file: string): Entry {
  try {
    return entryShape.parse(JSON.parse(line));
  } catch (cause) {
    throw new MoveError(`${file} is damaged. Delete it: the move then begins anew.`, { cause });
  }
}

/** How far the move of a data folder has come; null: there is none. */
export function readProgress(dataDirectory: string): Progress | null {
  const file = join(dataDirectory, JOURNAL_FILE);
  if (!existsSync(file)) return null;
  // What stands behind the last line break was being written when the process ended.
  const entries = linesOf(file)
    .slice(0, -1)
    .map((line) => readEntry(line, file));
  return entries.reduce<Progress | null>((progress, entry) => {
    if ('begun' in entry) {
      return { header: entry.begun, documentsUpTo: '', accountsUpTo: '', finished: null };
    }
    return progress === null ? null : { ...progress, ...entry };
  }, null);
}

/**
 * What of a move is done, a line of JSON each, in the data folder. A line is on disk before the next
 * batch begins, and after the batch it tells of: a batch may be sent twice, none is left out.
 */
export class Journal {
  readonly #file: string;
  readonly #directory: string;

  constructor(dataDirectory: string) {
    this.#directory = dataDirectory;
    this.#file = join(dataDirectory, JOURNAL_FILE);
  }

  progress(): Progress | null {
    return readProgress(this.#directory);
  }

  /** Begins anew, whatever was done before. */
  begin(header: JournalHeader): Progress {
    const half = `${this.#file}.new`;
    writeFileSync(half, `${JSON.stringify({ begun: header })}\n`, { mode: 0o600, flush: true });
    renameSync(half, this.#file);
    return { header, documentsUpTo: '', accountsUpTo: '', finished: null };
  }

  /** Goes on with what is there; a line that a kill cut off is dropped. */
  resume(): void {
    const whole = linesOf(this.#file).slice(0, -1);
    const half = `${this.#file}.new`;
    writeFileSync(half, whole.map((line) => `${line}\n`).join(''), { mode: 0o600, flush: true });
    renameSync(half, this.#file);
  }

  note(entry: Exclude<Entry, { begun: unknown }>): void {
    const handle = openSync(this.#file, 'a', 0o600);
    try {
      writeSync(handle, `${JSON.stringify(entry)}\n`);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  }
}
