import { success, type Result } from '@mix/engine';
import { isShown, type StoredEntry } from '../../sync/device/StoredEntry.ts';
import { BACKUP_FORMAT, BACKUP_VERSION, type BackupFault } from './BackupFile.ts';
import { checkedText } from './checksum.ts';
import { toJson } from './fieldsJson.ts';
import { sealText } from './sealBackup.ts';

/** How many documents of each collection go in. */
export const backupCounts = (entries: readonly StoredEntry[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(Object.groupBy(entries.filter(isShown), ({ collection }) => collection)).map(
      ([name, list]) => [name, list.length],
    ),
  );

const documentJson = ({ id, createdAt, updatedAt, fields }: StoredEntry) => ({
  id,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  fields: toJson(fields),
});

interface BackupOptions {
  readonly savedAt: Date;
  /** Null: the file is not encrypted, and anyone can read it. */
  readonly password: string | null;
}

/**
 * The text of a backup file: every entry of an owner as the device holds it, those included that this
 * version cannot read and that the account refused.
 */
export async function writeBackup(
  entries: readonly StoredEntry[],
  { savedAt, password }: BackupOptions,
): Promise<Result<string, BackupFault>> {
  const header = {
    format: BACKUP_FORMAT,
    version: BACKUP_VERSION,
    savedAt: savedAt.toISOString(),
  };
  const collections = Object.groupBy(entries.filter(isShown), ({ collection }) => collection);
  const text = checkedText({
    ...header,
    counts: backupCounts(entries),
    documents: Object.fromEntries(
      Object.entries(collections).map(([name, list]) => [name, list.map(documentJson)]),
    ),
  });
  if (password === null) return success(text);
  const sealed = await sealText(header, text, password);
  return sealed.ok ? success(checkedText({ ...header, sealed: sealed.value })) : sealed;
}
