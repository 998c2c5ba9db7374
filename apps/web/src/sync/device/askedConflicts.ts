import {
  conflictKind,
  sameFields,
  valueAt,
  type Conflict,
  type DocumentKind,
  type FieldValue,
} from '@mix/documents';
import type { KeptDocument } from '../DocumentCollection.ts';
import type { CollectionName } from '../DocumentValues.ts';
import type { DocumentStore } from './createDocumentStore.ts';
import { documentKinds } from './documentKinds.ts';
import { upgradeEntry } from './upgradeEntry.ts';
import { readKnownRole, roleNow } from '../workspace/knownRole.ts';
import { mayWriteEntry } from '../workspace/mayWriteEntry.ts';
import { workspaceOf } from '../workspace/Workspace.ts';
import { isShown, type DocumentOwner, type StoredEntry } from './StoredEntry.ts';

/** A conflict, and the document it is about. */
export interface AskedConflict {
  readonly conflict: KeptDocument<Conflict>;
  readonly about: StoredEntry;
  /** What the document now has at the conflict's path: the conflict only says what stood there. */
  readonly present: FieldValue;
}

const isCollection = (name: string): name is CollectionName => Object.hasOwn(documentKinds, name);

/** Whether this person may change the document, and so choose; on a farm that is for their role to say. */
function mayChoose(about: StoredEntry, owner: DocumentOwner): boolean {
  const { uid, farmId } = workspaceOf(owner);
  if (farmId === null) return true;
  return mayWriteEntry(about, uid, roleNow(readKnownRole(owner), new Date()));
}

/**
 * The conflicts that a person can answer now. Left out are those of a document that is gone, of one
 * that their role may not change, and of a path that already holds the other side's value.
 */
export async function askedConflicts(
  { entries, entriesOf }: Pick<DocumentStore, 'entries' | 'entriesOf'>,
  owner: DocumentOwner,
): Promise<readonly AskedConflict[]> {
  const asked: AskedConflict[] = [];
  for (const entry of (await entries(owner, 'conflicts')).filter(isShown)) {
    const value = conflictKind.parse(entry.fields);
    if (value === null || !isCollection(value.collection)) continue;
    const { collection, documentId: id } = value;
    const [about] = await entriesOf([{ owner, collection, id }]);
    if (about === undefined || !isShown(about) || !mayChoose(about, owner)) continue;
    const kind: DocumentKind<unknown> = documentKinds[collection];
    const present = valueAt(kind.merge, upgradeEntry(kind, about.fields), value.path) ?? null;
    if (value.about === 'place' && sameFields(present, value.other)) continue;
    const { createdAt, updatedAt, place, createdBy } = entry;
    const made = createdBy === undefined ? {} : { createdBy };
    asked.push({
      conflict: { id: entry.id, value, createdAt, updatedAt, place, ...made },
      about,
      present,
    });
  }
  return asked;
}
