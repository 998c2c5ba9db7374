import { isFields } from '@mix/engine';
import { browserStorage } from '../device/storage/deviceStorage.ts';
import { createKeptValue } from '../device/storage/keptValue.ts';

/** A backup that this device handed out. */
export interface LastBackup {
  /** ms since 1970 */
  readonly atMs: number;
  /** Number of its documents; null where it was made by a version that did not count them. */
  readonly documents: number | null;
}

/** Key of versions that kept one moment for all workspaces: nobody knows for which one. */
const OF_ANY = '';

type LastBackups = Readonly<Record<string, LastBackup>>;

const isLast = (value: unknown): value is LastBackup =>
  isFields(value) &&
  Number.isFinite(value['atMs']) &&
  (value['documents'] === null || Number.isFinite(value['documents']));

function readLast(stored: unknown): LastBackups | null {
  if (typeof stored === 'number' && Number.isFinite(stored)) {
    return { [OF_ANY]: { atMs: stored, documents: null } };
  }
  return isFields(stored) && Object.values(stored).every(isLast) ? (stored as LastBackups) : null;
}

/** When this device last handed out a backup of each workspace, by its owner; null: never. */
export const lastBackups = createKeptValue<LastBackups | null>(browserStorage(), {
  key: 'mix.lastBackup',
  schema: 1,
  empty: null,
  read: readLast,
});

/** The last backup of a workspace; null: there was none on this device. */
export const lastBackupOf = (backups: LastBackups | null, owner: string): LastBackup | null =>
  backups?.[owner] ?? backups?.[OF_ANY] ?? null;

export const keepLastBackup = (owner: string, backup: LastBackup): void => {
  lastBackups.setState(({ value }) => ({ value: { ...value, [owner]: backup } }));
};
