import { StorageError } from './guardDatabase.ts';

/** Result codes of SQLite (sqlite.org/rescode.html) that an operator can do something about. */
const WORDS: Readonly<Record<number, string>> = {
  3: 'The database may not be used by this user. See whom the data folder and its files belong to: ls -l',
  5: 'Another program keeps the database locked. Stop it, then start again.',
  8: 'The database can only be read by this user. See whom the data folder and its files belong to, and that the disk is mounted for writing.',
  10: 'The disk cannot be read or written. Look into the log of the system (dmesg) and at the room on the disk (df -h). If the disk fails, take a new one and restore the newest backup: mix admin restore FILE',
  11: 'The database is damaged: part of it cannot be read. Nothing was changed. Restore the newest backup: mix admin restore FILE. It keeps the accounts of the damaged file as far as they can be read, and the file itself beside.',
  13: 'The disk is full. Make room (df -h), then start again; nothing is lost.',
  14: 'The database cannot be opened. See whom the data folder and its files belong to: ls -l',
  26: 'The database is damaged: its beginning is not that of a database. Nothing was changed. Restore the newest backup: mix admin restore FILE. The damaged file is kept beside.',
};

/** Codes of an I/O error that a disk without room gives: the index of the log could not be made larger. */
const NO_ROOM = [4874];

/**
 * What is wrong with the database and what to do, for the operator.
 * @returns null for an error that is not SQLite's, or is a fault of ours.
 */
export function storageWords(error: unknown): string | null {
  if (error instanceof StorageError && error.cause !== undefined) return storageWords(error.cause);
  if (!(error instanceof Error) || !('errcode' in error)) return null;
  const { errcode } = error;
  if (typeof errcode !== 'number') return null;
  return WORDS[NO_ROOM.includes(errcode) ? 13 : errcode & 0xff] ?? null;
}
