import { sameFields, type DocumentFields, type Role } from '@mix/documents';
import type { AccountDocument, AccountUpdate } from './AccountDatabase.ts';
import { accountCollection, type EntryFields } from './accountCollections.ts';
import { arrivedChange, arrivedKey, arrivedName, arrivedNames } from '../arrival/arrivedNote.ts';
import type { CollectionName } from '../DocumentValues.ts';
import type { EntryChange } from '../device/EntryDatabase.ts';
import type { SyncStore } from './sendEntry.ts';
import type { EntryKey, StoredEntry } from '../device/StoredEntry.ts';

interface UpdateToApply {
  readonly owner: string;
  readonly name: CollectionName;
  /** On a farm: the role, which decided what was asked for. */
  readonly role?: Role;
  readonly update: AccountUpdate;
  readonly store: SyncStore;
  /** `collection/id` of what the account acknowledged and no update has brought back yet. */
  readonly awaitingUpdate: Set<string>;
  /** `collection/id` of updates that were not applied, as a change of the entry waited here. */
  readonly missed: Set<string>;
  readonly now: () => Date;
}

/** One entry as the account has it. */
interface Received {
  readonly placed: EntryFields;
  readonly document: AccountDocument;
}

/** Brings the device up to date with the account. What waits or was refused here is not touched. */
export async function applyUpdate(toApply: UpdateToApply): Promise<void> {
  const { owner, name, update, store, awaitingUpdate, missed } = toApply;
  if (update.kind === 'silence') return;
  const received = new Map<string, Received>();
  for (const document of update.kind === 'changes' ? update.changed : update.documents) {
    const placed = accountCollection(owner, name).read(document);
    if (placed !== null) received.set(placed.id, { placed, document });
  }
  const { here, current } = await compare(toApply, received);
  const keyOf = (id: string): EntryKey => ({ owner, collection: name, id });
  for (const id of received.keys()) awaitingUpdate.delete(`${name}/${id}`);
  const gone =
    update.kind === 'changes'
      ? idsOf(toApply, update.gone)
      : [...here].filter((id) => !received.has(id) && !awaitingUpdate.has(`${name}/${id}`));
  await store.change([
    ...[...received]
      .filter(([id]) => !current.has(id))
      .map(([id, one]) => entryChange(keyOf(id), one, toApply)),
    ...gone
      .filter((id) => here.has(id))
      .map((id): EntryChange => ({
        key: keyOf(id),
        // The entry may have been acknowledged since the comparison.
        decide: (entry) => {
          if (!isGone(update, `${name}/${id}`, awaitingUpdate)) return undefined;
          if (entry?.place === 'synced') return null;
          missed.add(`${name}/${id}`);
          return undefined;
        },
      })),
    ...(await arrival(toApply)),
  ]);
}

/** Notes that this device has had a whole collection, in the step that keeps its first update. */
async function arrival({ owner, name, role, update, store }: UpdateToApply) {
  if (update.kind !== 'everything') return [];
  const arrived = arrivedName(name, role ?? null);
  const [note] = await store.entriesOf([arrivedKey(owner)]);
  return arrivedNames(note).includes(arrived) ? [] : [arrivedChange(owner, [arrived])];
}

/**
 * Whether an update says that an entry is gone. A full update may be older than an acknowledgement,
 * so an entry that awaits its update is not.
 */
const isGone = (
  update: AccountUpdate,
  entry: string,
  awaitingUpdate: ReadonlySet<string>,
): boolean => update.kind === 'changes' || !awaitingUpdate.has(entry);

const idsOf = (
  { owner, name }: UpdateToApply,
  documents: readonly AccountDocument[],
): readonly string[] =>
  documents
    .map((document) => accountCollection(owner, name).read(document)?.id)
    .filter((id) => id !== undefined);

/**
 * Which entries are on this device, and which of them equal the account's. An update with changes
 * reads only their entries; a full one reads the collection slice by slice, and holds none of it.
 */
async function compare(toApply: UpdateToApply, received: ReadonlyMap<string, Received>) {
  const { owner, name, update, store } = toApply;
  const here = new Set<string>();
  const current = new Set<string>();
  const look = (entry: StoredEntry) => {
    here.add(entry.id);
    const one = received.get(entry.id);
    if (one !== undefined && isCurrent(entry, one.placed, one.document)) current.add(entry.id);
  };
  if (update.kind === 'changes') {
    const ids = [...received.keys(), ...idsOf(toApply, update.gone)];
    const entries = await store.entriesOf(ids.map((id) => ({ owner, collection: name, id })));
    entries.forEach(look);
  } else {
    await store.eachSlice(owner, name, (slice, isFirst) => {
      if (isFirst) {
        here.clear();
        current.clear();
      }
      slice.forEach(look);
    });
  }
  return { here, current };
}

const entryChange = (
  key: EntryKey,
  { placed: { fields }, document }: Received,
  { missed, now }: Pick<UpdateToApply, 'missed' | 'now'>,
): EntryChange => ({
  key,
  decide: (current) => {
    if (current !== undefined && isAheadOf(current, fields)) {
      missed.add(`${key.collection}/${key.id}`);
      return undefined;
    }
    return {
      ...key,
      fields,
      createdAt: document.createdAt ?? now(),
      updatedAt: document.updatedAt ?? now(),
      place: 'synced',
      revision: current?.revision ?? 'account',
      removed: false,
      refusal: null,
      ...(document.createdBy !== undefined && { createdBy: document.createdBy }),
    };
  },
});

/**
 * Whether an entry has a change that the account lacks. Where the content is the same, this device
 * sent it, and only the acknowledgement was lost.
 */
const isAheadOf = ({ place, removed, fields }: StoredEntry, answer: DocumentFields): boolean =>
  place !== 'synced' && (removed || !sameFields(fields, answer));

const isCurrent = (entry: StoredEntry, placed: EntryFields, document: AccountDocument): boolean =>
  entry.place === 'synced' &&
  entry.createdBy === document.createdBy &&
  entry.updatedAt.getTime() === document.updatedAt?.getTime() &&
  sameFields(entry.fields, placed.fields);
