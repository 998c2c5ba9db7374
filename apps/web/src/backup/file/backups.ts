import { documentKinds } from '../../sync/device/documentKinds.ts';
import { documentStore } from '../../sync/device/documentStore.ts';
import { documentOwner } from '../../sync/documentOwner.ts';
import { newDocumentId } from '../../sync/newDocumentId.ts';
import type { Backup } from './BackupFile.ts';
import { planRestore, type RestoreItem, type RestorePlan } from './planRestore.ts';
import { readBackup } from './readBackup.ts';
import { takeItems } from './takeItems.ts';
import { backupCounts, writeBackup } from './writeBackup.ts';

/** Collections of people: the farm says who belongs to it, not a file. */
const OF_PEOPLE: readonly string[] = ['farms', 'members'];

const entriesHere = async () =>
  (await documentStore.entries(documentOwner())).filter(
    ({ collection }) => !OF_PEOPLE.includes(collection),
  );

const missingHere = () => documentStore.missingOf(documentOwner());

const withoutPeople = (backup: Backup): Backup => ({
  ...backup,
  documents: new Map([...backup.documents].filter(([name]) => !OF_PEOPLE.includes(name))),
});

/** Backups in the browser, of whoever uses this device, in the workspace in use. */
export const backups = {
  /**
   * Content of a backup made now: how many documents of each collection, how many were changed or
   * removed since the last backup, and which collections have still to come.
   */
  contents: async (last: { readonly atMs: number; readonly documents: number | null } | null) => {
    const entries = await entriesHere();
    const isLater = (at: Date): boolean => last !== null && at.getTime() > last.atMs;
    const changed = entries.filter(({ updatedAt }) => isLater(updatedAt)).length;
    const made = entries.filter(({ createdAt }) => isLater(createdAt)).length;
    const missing = await missingHere();
    // A removed document leaves no trace: removals are counted as those of the last backup that are
    // missing.
    const were = missing.length > 0 ? null : (last?.documents ?? null);
    const removed = were === null ? 0 : Math.max(0, were + made - entries.length);
    return { counts: backupCounts(entries), changed: changed + removed, missing };
  },
  /** @throws RangeError while the account has still to send some documents: a part is no backup */
  write: async (password: string | null, savedAt: Date) => {
    if ((await missingHere()).length > 0) throw new RangeError('not all is here');
    return writeBackup(await entriesHere(), { savedAt, password });
  },
  read: readBackup,
  plan: async (backup: Backup): Promise<RestorePlan> =>
    planRestore(withoutPeople(backup), await entriesHere(), documentKinds),
  /** @throws DeviceStorageError when the device kept none of them */
  take: (items: readonly RestoreItem[]): Promise<number> =>
    takeItems(items, {
      owner: documentOwner(),
      kinds: documentKinds,
      change: documentStore.change,
      now: () => new Date(),
      newRevision: newDocumentId,
    }),
  onChange: documentStore.onChange,
};
