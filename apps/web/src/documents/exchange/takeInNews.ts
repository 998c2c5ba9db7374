import { sameFields, type DocumentFields } from '@mix/documents';
import type { AccountDocument, AccountNews } from './AccountDatabase.ts';
import { accountPlaces, type PlacedFields } from './accountPlaces.ts';
import type { CollectionName } from '../DocumentValues.ts';
import type { EntryChange } from '../device/EntryDatabase.ts';
import type { SyncStore } from './sendEntry.ts';
import type { EntryKey, StoredEntry } from '../device/StoredEntry.ts';

interface TakeIn {
  readonly uid: string;
  readonly name: CollectionName;
  readonly news: AccountNews;
  readonly store: SyncStore;
  /** `collection/id` of what was acknowledged here and not yet heard of. */
  readonly unheard: Set<string>;
  readonly now: () => Date;
}

/** What the account says of one entry. */
interface Told {
  readonly placed: PlacedFields;
  readonly document: AccountDocument;
}

/** Brings the device up to date with the account. What waits or was refused here is not touched. */
export async function takeInNews(taken: TakeIn): Promise<void> {
  const { uid, name, news, store, unheard, now } = taken;
  if (news.kind === 'silence') return;
  const told = new Map<string, Told>();
  for (const document of news.kind === 'changes' ? news.changed : news.documents) {
    const placed = accountPlaces[name].read(document);
    if (placed !== null) told.set(placed.id, { placed, document });
  }
  const { here, current } = await compare(taken, told);
  const keyOf = (id: string): EntryKey => ({ owner: uid, collection: name, id });
  for (const id of told.keys()) unheard.delete(`${name}/${id}`);
  const gone =
    news.kind === 'changes'
      ? idsOf(name, news.gone)
      : [...here].filter((id) => !told.has(id) && !unheard.has(`${name}/${id}`));
  await store.change([
    ...[...told]
      .filter(([id]) => !current.has(id))
      .map(([id, { placed, document }]) => takeIn(keyOf(id), placed, document, now)),
    ...gone
      .filter((id) => here.has(id))
      .map((id): EntryChange => ({
        key: keyOf(id),
        decide: (entry) => (entry?.place === 'synced' ? null : undefined),
      })),
  ]);
}

const idsOf = (name: CollectionName, documents: readonly AccountDocument[]): readonly string[] =>
  documents
    .map((document) => accountPlaces[name].read(document)?.id)
    .filter((id) => id !== undefined);

/**
 * Which entries are here, and which of them are as the account tells. For one change thousands of
 * others are not read; all of them are read piece by piece, and none is held.
 */
async function compare({ uid, name, news, store }: TakeIn, told: ReadonlyMap<string, Told>) {
  const here = new Set<string>();
  const current = new Set<string>();
  const look = (entry: StoredEntry) => {
    here.add(entry.id);
    const one = told.get(entry.id);
    if (one !== undefined && isCurrent(entry, one.placed, one.document)) current.add(entry.id);
  };
  if (news.kind === 'changes') {
    const ids = [...told.keys(), ...idsOf(name, news.gone)];
    const entries = await store.entriesOf(ids.map((id) => ({ owner: uid, collection: name, id })));
    entries.forEach(look);
  } else {
    await store.eachSlice(uid, name, (slice, isFirst) => {
      if (isFirst) {
        here.clear();
        current.clear();
      }
      slice.forEach(look);
    });
  }
  return { here, current };
}

const takeIn = (
  key: EntryKey,
  { fields }: PlacedFields,
  document: AccountDocument,
  now: () => Date,
): EntryChange => ({
  key,
  decide: (current) =>
    current !== undefined && isAheadOf(current, fields)
      ? undefined
      : {
          ...key,
          fields,
          createdAt: document.createdAt ?? now(),
          updatedAt: document.updatedAt ?? now(),
          place: 'synced',
          revision: current?.revision ?? 'account',
          removed: false,
          refusal: null,
        },
});

/** The same content is no difference: the answer to our own sending was lost, and this is it. */
const isAheadOf = ({ place, removed, fields }: StoredEntry, answer: DocumentFields): boolean =>
  place !== 'synced' && (removed || !sameFields(fields, answer));

const isCurrent = (entry: StoredEntry, placed: PlacedFields, document: AccountDocument): boolean =>
  entry.place === 'synced' &&
  entry.updatedAt.getTime() === document.updatedAt?.getTime() &&
  sameFields(entry.fields, placed.fields);
