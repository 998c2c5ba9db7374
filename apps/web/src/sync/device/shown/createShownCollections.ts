import type { DocumentKind } from '@mix/documents';
import { byNewest } from '../../byNewest.ts';
import type { KeptDocument } from '../../DocumentCollection.ts';
import type { CollectionName, DocumentValues } from '../../DocumentValues.ts';
import type { EntryDatabase } from '../EntryDatabase.ts';
import { isShown, type EntryKey, type StoredEntry } from '../StoredEntry.ts';

export interface ShownCollectionsOptions {
  readonly entries: EntryDatabase;
  readonly kinds: { readonly [Name in CollectionName]: DocumentKind<DocumentValues[Name]> };
  readonly owner: () => string;
  /** A collection of the present owner as the screens show it, at every change of it. */
  readonly publish: (name: CollectionName, documents: readonly KeptDocument<never>[]) => void;
  /** Single documents of a collection that is not read whole, by id; null: not there to be read. */
  readonly publishPart: (
    name: CollectionName,
    documents: ReadonlyMap<string, KeptDocument<never> | null>,
  ) => void;
}

/** A collection as it is shown. */
interface Held {
  readonly entries: Map<string, StoredEntry>;
  /** Ids that `entries` is right about while not whole: asked for one by one, or changed since. */
  readonly known: Set<string>;
  isWhole: boolean;
  reading: Promise<void> | null;
}

/** What the screens show of the documents of this device: read once, and kept up to date. */
export function createShownCollections(options: ShownCollectionsOptions) {
  const { entries, kinds, owner, publish, publishPart } = options;
  /** Of the present owner only. */
  const held = new Map<CollectionName, Held>();
  const parsed = new WeakMap<StoredEntry, KeptDocument<unknown> | null>();
  /** What a screen asked for; it stays asked for when another owner takes over. */
  const wanted = new Set<CollectionName>();
  let heldOwner = owner();

  const keptOf = (entry: StoredEntry): KeptDocument<unknown> | null => {
    const known = parsed.get(entry);
    if (known !== undefined) return known;
    const value: unknown = isShown(entry) ? kinds[entry.collection].parse(entry.fields) : null;
    const { id, createdAt, updatedAt, place, createdBy, locked } = entry;
    const stamps = {
      ...(createdBy !== undefined && { createdBy }),
      ...(locked === true && { locked }),
    };
    const kept = value === null ? null : { id, value, createdAt, updatedAt, place, ...stamps };
    parsed.set(entry, kept);
    return kept;
  };

  const newestFirst = (list: Iterable<StoredEntry>): KeptDocument<never>[] =>
    [...list]
      .map((entry) => keptOf(entry) as KeptDocument<never> | null)
      .filter((kept) => kept !== null)
      .sort(byNewest);

  const heldOf = (name: CollectionName): Held => {
    if (owner() !== heldOwner) {
      heldOwner = owner();
      held.clear();
    }
    const old = held.get(name);
    if (old !== undefined) return old;
    const fresh = { entries: new Map(), known: new Set<string>(), isWhole: false, reading: null };
    held.set(name, fresh);
    return fresh;
  };

  const publishHeld = (name: CollectionName, { entries: found, known, isWhole }: Held): void => {
    if (isWhole) {
      publish(name, newestFirst(found.values()));
      return;
    }
    const partOf = (id: string) => {
      const entry = found.get(id);
      return entry === undefined ? null : (keptOf(entry) as KeptDocument<never> | null);
    };
    publishPart(name, new Map([...known].map((id) => [id, partOf(id)])));
  };

  const readWhole = async (name: CollectionName, into: Held): Promise<void> => {
    const forOwner = heldOwner;
    let read: StoredEntry[] = [];
    await entries.eachSlice(forOwner, name, (slice, isFirst) => {
      if (isFirst) read = [];
      read.push(...slice);
      // Parsed piece by piece too.
      slice.forEach(keptOf);
    });
    // Documents of the owner before are never shown to the next; theirs are asked for.
    if (forOwner !== owner() || held.get(name) !== into) return;
    for (const entry of read) {
      if (!into.known.has(entry.id)) into.entries.set(entry.id, entry);
    }
    into.isWhole = true;
    publishHeld(name, into);
  };

  const show = async (name: CollectionName): Promise<void> => {
    wanted.add(name);
    const shown = heldOf(name);
    if (shown.isWhole) return;
    shown.reading ??= readWhole(name, shown).finally(() => {
      shown.reading = null;
    });
    await shown.reading;
  };

  /** Brings some entries of the owner whose documents are held up to date with the device. */
  const takeIn = async (keys: readonly EntryKey[]): Promise<void> => {
    const forOwner = heldOwner;
    const found = await entries.get(keys);
    if (forOwner !== owner()) return;
    for (const [place, { collection, id }] of keys.entries()) {
      const entry = found[place];
      const into = heldOf(collection);
      into.known.add(id);
      if (entry === undefined) into.entries.delete(id);
      else into.entries.set(id, entry);
    }
    for (const name of new Set(keys.map(({ collection }) => collection))) {
      publishHeld(name, heldOf(name));
    }
  };

  /** Brings what is shown up to date with the entries that changed, here or in another tab. */
  const refresh = (keys: readonly EntryKey[]): Promise<void> =>
    takeIn(keys.filter((key) => key.owner === heldOwner && held.has(key.collection)));

  return {
    show,
    refresh,
    newestFirst,
    /** Single documents, without reading the others of their collection. */
    showThese: async (name: CollectionName, ids: readonly string[]): Promise<void> => {
      if (heldOf(name).isWhole) return;
      await takeIn(ids.map((id) => ({ owner: heldOwner, collection: name, id })));
    },
    /** Another owner took over: shows their documents of every collection that was asked for. */
    showAll: async (): Promise<void> => {
      await Promise.all([...wanted].map(show));
    },
  };
}
