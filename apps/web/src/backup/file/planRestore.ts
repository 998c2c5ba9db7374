import { sameFields, type DocumentFields, type DocumentKind } from '@mix/documents';
import { isShown, type StoredEntry } from '../../sync/device/StoredEntry.ts';
import type { CollectionName } from '../../sync/DocumentValues.ts';
import type { Backup, BackupDocument } from './BackupFile.ts';

type Kinds = Readonly<Record<CollectionName, DocumentKind<unknown>>>;

/**
 * How one document in the file compares with this device. `onlyInFile` comes back; of two that
 * differ the newer one is proposed; `onlyHere` stays, and so does a document that this version
 * cannot read in the file.
 */
export type RestoreState = 'onlyInFile' | 'fileNewer' | 'hereNewer' | 'onlyHere' | 'unreadable';

export interface RestoreItem {
  readonly collection: CollectionName;
  readonly id: string;
  readonly state: RestoreState;
  /** The name that people gave it; null where it has none. */
  readonly name: string | null;
  /** Null where the file does not have the document. */
  readonly inFile: BackupDocument | null;
  /** Null where this device does not have the document. */
  readonly here: StoredEntry | null;
}

export interface RestorePlan {
  /** The documents that differ. */
  readonly items: readonly RestoreItem[];
  /** How many are the same here and in the file. */
  readonly same: number;
  /** Documents of kinds that this version does not know, by their collection. */
  readonly unknown: ReadonlyMap<string, number>;
}

/** Whether the file's document may be taken. A file without a document never removes one here. */
export const isOffered = ({ state }: RestoreItem): boolean =>
  state === 'onlyInFile' || state === 'fileNewer' || state === 'hereNewer';

/** Whether the document is taken unless a person chooses otherwise. */
export const isProposed = ({ state }: RestoreItem): boolean =>
  state === 'onlyInFile' || state === 'fileNewer';

/** The fields as this version writes them, whichever version wrote them; null where it cannot read them. */
function todaysFields(kind: DocumentKind<unknown>, fields: DocumentFields): DocumentFields | null {
  const value = kind.parse(fields);
  return value === null ? null : kind.serialise(value);
}

const isSame = (kind: DocumentKind<unknown>, one: DocumentFields, other: DocumentFields): boolean =>
  sameFields(one, other) ||
  sameFields(todaysFields(kind, one) ?? one, todaysFields(kind, other) ?? other);

function nameIn(kind: DocumentKind<unknown>, fields: DocumentFields): string | null {
  const value = kind.parse(fields);
  return value === null ? null : kind.nameOf(value);
}

function stateOf(
  kind: DocumentKind<unknown>,
  inFile: BackupDocument,
  here: StoredEntry | null,
): RestoreState {
  if (kind.parse(inFile.fields) === null) return 'unreadable';
  if (here === null) return 'onlyInFile';
  return inFile.updatedAt.getTime() > here.updatedAt.getTime() ? 'fileNewer' : 'hereNewer';
}

/**
 * The changes a backup would make on this device, document by document. Planning writes nothing.
 */
export function planRestore(
  backup: Backup,
  entries: readonly StoredEntry[],
  kinds: Kinds,
): RestorePlan {
  const isKnown = (name: string): name is CollectionName => Object.hasOwn(kinds, name);
  const keyOf = (collection: string, id: string): string => `${collection}/${id}`;
  const held = new Map(
    entries.filter(isShown).map((entry) => [keyOf(entry.collection, entry.id), entry]),
  );
  const items: RestoreItem[] = [];
  const unknown = new Map<string, number>();
  let same = 0;
  for (const [collection, documents] of backup.documents) {
    if (!isKnown(collection)) {
      unknown.set(collection, documents.length);
      continue;
    }
    const kind = kinds[collection];
    for (const inFile of documents) {
      const { id, fields } = inFile;
      const here = held.get(keyOf(collection, id)) ?? null;
      held.delete(keyOf(collection, id));
      if (here !== null && isSame(kind, fields, here.fields)) same += 1;
      else {
        const name = nameIn(kind, fields);
        items.push({ collection, id, state: stateOf(kind, inFile, here), name, inFile, here });
      }
    }
  }
  const left = [...held.values()].map((here): RestoreItem => {
    const { collection, id } = here;
    const name = nameIn(kinds[collection], here.fields);
    return { collection, id, state: 'onlyHere', name, inFile: null, here };
  });
  return { items: [...items, ...left], same, unknown };
}
