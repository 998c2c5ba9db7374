import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database } from '../sqlite/Database.ts';
import { AdminError } from './AdminError.ts';
import { readContents, type Contents } from './Contents.ts';

/** A file or folder whose name or content has to outlive a power cut. */
export function syncToDisk(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/**
 * Writes a copy of the database as it is at one moment, while the server goes on reading and writing.
 * The file appears under its name only once it is whole, on disk and checked.
 * @throws AdminError when the file exists or the copy does not hold together.
 */
export function backUp(database: Database, file: string): Contents & { readonly bytes: number } {
  if (existsSync(file)) throw new AdminError(`${file} exists already. Name a new file.`);
  if (!existsSync(dirname(file))) throw new AdminError(`There is no folder ${dirname(file)}.`);
  const half = `${file}.part`;
  rmSync(half, { force: true });
  try {
    // Made beforehand for its mode: a copy of everybody's data is for its owner alone.
    closeSync(openSync(half, 'wx', 0o600));
    database.prepare('VACUUM INTO ?').run(half);
    const contents = readContents(half);
    syncToDisk(half);
    renameSync(half, file);
    syncToDisk(dirname(file));
    return { ...contents, bytes: statSync(file).size };
  } finally {
    rmSync(half, { force: true });
  }
}
