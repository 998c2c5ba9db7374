import { closeSync, fsyncSync, openSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import {
  journalFile,
  readProgress,
  wholeLines,
  type JournalEntry,
  type JournalHeader,
  type Progress,
} from '../../moveProgress.ts';

/**
 * The steps of a move that are done, a line of JSON each, in the data folder. A line is on disk
 * before the next batch begins, and after the batch it tells of: a batch may be sent twice, none is
 * left out.
 */
export class Journal {
  readonly #file: string;
  readonly #directory: string;

  constructor(dataDirectory: string) {
    this.#directory = dataDirectory;
    this.#file = journalFile(dataDirectory);
  }

  progress(): Progress | null {
    return readProgress(this.#directory);
  }

  /** Begins a new journal in place of any earlier one. */
  begin(header: JournalHeader): Progress {
    const half = `${this.#file}.new`;
    writeFileSync(half, `${JSON.stringify({ begun: header })}\n`, { mode: 0o600, flush: true });
    renameSync(half, this.#file);
    return { header, documentsUpTo: '', accountsUpTo: '', finished: null };
  }

  /** Goes on with the journal that is there; a line that a kill cut off is dropped. */
  resume(): void {
    const whole = wholeLines(this.#file);
    const half = `${this.#file}.new`;
    writeFileSync(half, whole.map((line) => `${line}\n`).join(''), { mode: 0o600, flush: true });
    renameSync(half, this.#file);
  }

  note(entry: Exclude<JournalEntry, { begun: unknown }>): void {
    const handle = openSync(this.#file, 'a', 0o600);
    try {
      writeSync(handle, `${JSON.stringify(entry)}\n`);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  }
}
