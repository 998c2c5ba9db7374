import type { StorageBounds } from '../firestore/storage/bounds/StorageBounds.ts';
import { countStorageAnew, StorageUseTable } from '../firestore/storage/bounds/StorageUse.ts';
import type { Database } from '../sqlite/Database.ts';

interface StorageParts {
  readonly database: Database;
  /** The bounds of the configuration. */
  readonly bounds: StorageBounds;
}

const MB = 1_000_000;

const percent = (part: number, whole: number): string => `${Math.round((part / whole) * 100)} %`;

/** What an account or a farm stores, beside its bounds. @param owner `users/U` or `farms/F` */
export function usageText({ database, bounds }: StorageParts, owner: string): string {
  const table = new StorageUseTable(database, bounds);
  const use = table.of(owner);
  const lines = [
    `${(use.bytes / MB).toFixed(1)} of ${use.bounds.bytes / MB} MB (${percent(use.bytes, use.bounds.bytes)})`,
    `${use.documents} of ${use.bounds.documents} documents (${percent(use.documents, use.bounds.documents)})`,
  ];
  const [, uid] = /^users\/(.*)$/.exec(owner) ?? [];
  if (uid !== undefined) lines.push(`${table.farmsFoundedBy(uid)} of ${use.bounds.farms} farms`);
  return lines.join('\n');
}

/** Sets bounds of an account or a farm in place of the configuration's; null keeps one as it is. */
export function allow(
  { database, bounds }: StorageParts,
  owner: string,
  given: {
    readonly mb: number | null;
    readonly documents: number | null;
    readonly farms: number | null;
  },
): void {
  const table = new StorageUseTable(database, bounds);
  const { bounds: now } = table.of(owner);
  const changed = (typed: number | null, present: number, configured: number): number | null => {
    const next = typed ?? present;
    return next === configured ? null : next;
  };
  database.transaction(() =>
    table.setBounds(owner, {
      bytes: changed(given.mb === null ? null : given.mb * MB, now.bytes, bounds.bytes),
      documents: changed(given.documents, now.documents, bounds.documents),
      farms: changed(given.farms, now.farms, bounds.farms),
    }),
  );
}

/** Counts anew what everybody keeps. */
export const recount = ({ database }: StorageParts): void =>
  database.transaction(() => countStorageAnew(database));
