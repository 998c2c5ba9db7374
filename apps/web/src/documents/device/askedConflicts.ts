import { conflictKind, type Conflict } from '@mix/documents';
import type { KeptDocument } from '../DocumentCollection.ts';
import type { CollectionName } from '../DocumentValues.ts';
import type { DocumentStore } from './createDocumentStore.ts';
import { documentKinds } from './documentKinds.ts';
import { isShown, type DocumentOwner, type StoredEntry } from './StoredEntry.ts';

/** A conflict, and the document it is about. */
export interface AskedConflict {
  readonly conflict: KeptDocument<Conflict>;
  readonly about: StoredEntry;
}

const isCollection = (name: string): name is CollectionName => Object.hasOwn(documentKinds, name);

/** What a person can choose now: of a document that is gone there is nothing to choose. */
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
    if (about !== undefined && isShown(about)) asked.push({ conflict: { ...entry, value }, about });
  }
  return asked;
}
