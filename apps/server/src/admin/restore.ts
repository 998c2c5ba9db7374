import { copyFileSync, chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import { newestTime, restampDocuments } from '../firestore/storage/restampDocuments.ts';
import { keepPresentAccounts } from '../identity/keepPresentAccounts.ts';
import type { Database } from '../sqlite/Database.ts';
import { renewIncarnation, type RandomBytes } from '../sqlite/instance.ts';
import { migrate } from '../sqlite/migrate.ts';
import { DATABASE_FILE, openDatabaseFile, takeAlone } from '../sqlite/openDatabase.ts';
import { AdminError } from './AdminError.ts';
import { syncToDisk } from './backUp.ts';
import { contentsOf, readContents, type Contents } from './Contents.ts';
import { MIGRATIONS } from './openForAdmin.ts';

export interface Restored extends Contents {
  /** Null: there was no database to replace. */
  readonly replacedFile: string | null;
  /** False: accounts are as old as the backup, and who was shut out since can get in again. */
  readonly keptAccounts: boolean;
}

export interface RestoreParts {
  readonly dataDirectory: string;
  readonly clock: Clock;
  readonly random: RandomBytes;
}

/**
 * Puts a backup in the place of the database. Documents are those of the backup; accounts, passwords
 * and sessions stay what they are where the present database can still be read, so that nobody who was
 * deleted or shut out since comes back. Devices get everything again. The replaced database is kept.
 * @throws AdminError while a server uses the data folder, and for a file that is not a sound backup.
 */
export function restore(backup: string, { dataDirectory, clock, random }: RestoreParts): Restored {
  if (!existsSync(backup)) throw new AdminError(`There is no file ${backup}.`);
  readContents(backup);
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  const file = join(dataDirectory, DATABASE_FILE);
  const present = existsSync(file) ? file : null;
  if (present !== null && takeAlone(present) === 'used') {
    throw new AdminError(`A server uses ${dataDirectory}. Stop it first.`);
  }
  const half = `${file}.restoring`;
  for (const rest of [half, `${half}-wal`, `${half}-shm`]) rmSync(rest, { force: true });
  copyFileSync(backup, half);
  chmodSync(half, 0o600);
  const database = openDatabaseFile(half, { readOnly: false });
  let keptAccounts = false;
  let contents: Contents;
  try {
    migrate(database, MIGRATIONS, clock);
    keptAccounts = present !== null && keepPresentAccounts(database, present);
    const newestTime = present === null ? 0n : newestTimeIn(present);
    database.transaction(() => {
      restampDocuments(database, clock, newestTime);
      renewIncarnation(database, random);
    });
    contents = contentsOf(database);
    database.emptyLog();
  } finally {
    database.close();
  }
  syncToDisk(half);
  const replacedFile = present === null ? null : setAside(present, clock);
  renameSync(half, file);
  syncToDisk(dataDirectory);
  return { ...contents, replacedFile, keptAccounts };
}

/** The time of a file's newest commit; 0 when it cannot be read: the machine's clock has to do. */
function newestTimeIn(file: string): bigint {
  let database: Database | null = null;
  try {
    database = openDatabaseFile(file, { readOnly: true });
    return newestTime(database);
  } catch {
    return 0n;
  } finally {
    database?.close();
  }
}

function setAside(file: string, clock: Clock): string {
  const stamp = new Date(clock()).toISOString().replaceAll(/[:.]/g, '-');
  const aside = join(file, '..', `replaced-${stamp}.sqlite`);
  for (const suffix of ['-wal', '-shm', '']) {
    if (existsSync(file + suffix)) renameSync(file + suffix, aside + suffix);
  }
  return aside;
}
