import type { Paddock } from '@mix/documents';
import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDocumentStore } from './createDocumentStore.ts';
import { deviceEntries } from './deviceEntries.ts';
import type { KeptDocument } from '../DocumentCollection.ts';
import { documentKinds } from './documentKinds.ts';
import type { EntryDatabase } from './EntryDatabase.ts';
import { DATABASE_NAME, indexedEntries } from './indexedEntries.ts';
import { memoryEntries } from './memoryEntries.ts';
import { DEVICE_OWNER } from './StoredEntry.ts';

const unnamed = { outline: null, earlierNames: [], retired: false };
const hill: Paddock = { ...unnamed, name: 'Hill', areaHa: 6.4, landUse: 'pasture' };
const flats: Paddock = { ...unnamed, name: 'River flats', areaHa: 20, landUse: null };

function open(entries: EntryDatabase, owner = { uid: DEVICE_OWNER }) {
  let minute = 0;
  let revision = 0;
  const shown: Record<string, readonly KeptDocument<unknown>[]> = {};
  const parts: Record<string, ReadonlyMap<string, KeptDocument<unknown> | null>> = {};
  const changed: string[] = [];
  const store = createDocumentStore({
    entries,
    kinds: documentKinds,
    owner: () => owner.uid,
    now: () => new Date(Date.UTC(2026, 10, 21, 8, (minute += 1))),
    newRevision: () => `r${(revision += 1)}`,
    publish: (name, documents) => {
      shown[name] = documents;
    },
    publishPart: (name, documents) => {
      parts[name] = documents;
    },
    onChanged: (keys) => changed.push(...keys.map(({ id }) => id)),
  });
  return { store, shown, parts, changed, owner };
}

const stores: readonly [string, () => Promise<EntryDatabase>][] = [
  ['the browser database', () => indexedEntries(() => undefined)],
  ['memory', () => Promise.resolve(memoryEntries())],
];

describe.each(stores)('documents in %s', (_where, openEntries) => {
  let entries: EntryDatabase;
  beforeEach(async () => {
    entries = await openEntries();
  });
  afterEach(async () => {
    void deleteDB(DATABASE_NAME);
    await Promise.resolve();
  });

  it('reads one document without the others of its collection', async () => {
    const reads: string[] = [];
    const { store } = open({
      ...entries,
      list: (owner, name) => {
        reads.push(name ?? 'all');
        return entries.list(owner, name);
      },
    });
    await store.save('paddocks', 'p1', hill);
    await store.save('paddocks', 'p2', flats);
    expect(await store.one('paddocks', 'p2')).toMatchObject({ id: 'p2', value: flats });
    expect(await store.one('paddocks', 'p3')).toBeNull();
    expect(reads).toEqual([]);
    await store.remove('paddocks', 'p2');
    expect(await store.one('paddocks', 'p2')).toBeNull();
  });

  it('shows the newest change first, and what was removed no more', async () => {
    const { store, shown } = open(entries);
    await store.show('paddocks');
    expect(shown['paddocks']).toEqual([]);
    await store.save('paddocks', 'a', hill);
    await store.save('paddocks', 'b', flats);
    await store.save('paddocks', 'a', { ...hill, areaHa: 7 });
    expect(shown['paddocks']).toMatchObject([
      { id: 'a', value: { name: 'Hill', areaHa: 7 }, place: 'device' },
      { id: 'b', value: flats },
    ]);
    await store.remove('paddocks', 'b');
    expect(shown['paddocks']?.map(({ id }) => id)).toEqual(['a']);
  });

  it('never shows one owner what was being read of another', async () => {
    const owner = { uid: DEVICE_OWNER };
    const { store, shown } = open(entries, owner);
    await store.save('paddocks', 'a', hill);
    owner.uid = 'u1';
    await store.save('paddocks', 'b', flats);
    owner.uid = DEVICE_OWNER;
    const reading = store.show('paddocks');
    owner.uid = 'u1';
    await Promise.all([reading, store.showAll()]);
    expect(shown['paddocks']).toMatchObject([{ id: 'b' }]);

    const refreshing = store.refresh([{ owner: 'u1', collection: 'paddocks', id: 'b' }]);
    owner.uid = DEVICE_OWNER;
    await Promise.all([refreshing, store.showAll()]);
    expect(shown['paddocks']).toMatchObject([{ id: 'a' }]);
    await store.save('paddocks', 'c', flats);
    expect(shown['paddocks']?.map(({ id }) => id)).toEqual(['c', 'a']);
  });

  it('keeps the time of making over later changes', async () => {
    const { store } = open(entries);
    await store.save('paddocks', 'a', hill);
    await store.save('paddocks', 'a', flats);
    const [kept] = await store.all('paddocks');
    expect(kept).toMatchObject({
      createdAt: new Date(Date.UTC(2026, 10, 21, 8, 1)),
      updatedAt: new Date(Date.UTC(2026, 10, 21, 8, 3)),
    });
  });

  it('lets an account entry wait, its removal too, and forgets one nobody else knows', async () => {
    const { store } = open(entries, { uid: 'u1' });
    await store.save('paddocks', 'a', hill);
    expect(await store.all('paddocks')).toMatchObject([{ place: 'waiting' }]);
    await store.remove('paddocks', 'a');
    expect(await store.all('paddocks')).toEqual([]);
    expect(await store.entries('u1')).toMatchObject([{ removed: true, place: 'waiting' }]);

    const device = open(entries);
    await device.store.save('paddocks', 'x', hill);
    await device.store.remove('paddocks', 'x');
    await device.store.remove('paddocks', 'never there');
    expect(await device.store.entries(DEVICE_OWNER)).toEqual([]);
  });

  it('shows an owner nothing of another', async () => {
    const { store, shown, owner } = open(entries, { uid: 'u1' });
    await store.save('paddocks', 'a', hill);
    owner.uid = 'u2';
    await store.show('paddocks');
    expect(shown['paddocks']).toEqual([]);
    await store.save('paddocks', 'a', flats);
    owner.uid = 'u1';
    await store.show('paddocks');
    expect(shown['paddocks']).toMatchObject([{ value: hill }]);
  });

  it('changes everything or nothing', async () => {
    const { store } = open(entries);
    await store.save('paddocks', 'a', hill);
    const key = { owner: DEVICE_OWNER, collection: 'paddocks', id: 'a' } as const;
    await expect(
      store.change([
        { key, decide: () => null },
        {
          key,
          decide: () => {
            throw new RangeError('stop');
          },
        },
      ]),
    ).rejects.toThrow();
    expect(await store.all('paddocks')).toHaveLength(1);
  });

  it('keeps and does not show what a newer version wrote', async () => {
    const { store, shown } = open(entries);
    await store.save('paddocks', 'a', hill);
    const key = { owner: DEVICE_OWNER, collection: 'paddocks', id: 'a' } as const;
    await store.change([
      { key, decide: (entry) => entry && { ...entry, fields: { schemaVersion: 99 } } },
    ]);
    await store.show('paddocks');
    expect(shown['paddocks']).toEqual([]);
  });

  it('saves nothing over what a newer version wrote, and what was removed anew', async () => {
    const { store } = open(entries);
    await store.save('paddocks', 'a', hill);
    const key = { owner: DEVICE_OWNER, collection: 'paddocks', id: 'a' } as const;
    const newer = { schemaVersion: 99 };
    await store.change([{ key, decide: (entry) => entry && { ...entry, fields: newer } }]);
    await expect(store.save('paddocks', 'a', flats)).rejects.toMatchObject({ code: 'failed' });
    await expect(store.save('paddocks', 'a', flats, hill)).rejects.toMatchObject({
      code: 'failed',
    });
    expect(await store.entries(DEVICE_OWNER, 'paddocks')).toMatchObject([{ fields: newer }]);
    await store.remove('paddocks', 'a');
    await store.save('paddocks', 'a', flats);
    expect(await store.all('paddocks')).toMatchObject([{ value: flats }]);
  });

  /** More than are read at once. */
  const many = 120;
  const saveMany = async ({ store }: ReturnType<typeof open>) => {
    const fields = documentKinds.paddocks.serialise(hill);
    const at = new Date(Date.UTC(2026, 10, 20));
    await store.change(
      Array.from({ length: many }, (_, place) => {
        const key = { owner: DEVICE_OWNER, collection: 'paddocks', id: `p${place}` } as const;
        const stamps = { createdAt: at, updatedAt: at, place: 'device', revision: 'r' } as const;
        return {
          key,
          decide: () => ({ ...key, fields, ...stamps, removed: false, refusal: null }),
        };
      }),
    );
  };

  it('shows and counts all of many, each once', async () => {
    const here = open(entries);
    await saveMany(here);
    await Promise.all([here.store.show('paddocks'), here.store.show('paddocks')]);
    expect(new Set(here.shown['paddocks']?.map(({ id }) => id)).size).toBe(many);
    expect(here.shown['paddocks']).toHaveLength(many);
  });

  it('shows a change that is made while many are read', async () => {
    const here = open(entries);
    await saveMany(here);
    const reading = here.store.show('paddocks');
    await Promise.all([
      here.store.save('paddocks', 'p0', flats),
      here.store.remove('paddocks', 'p99'),
      here.store.save('paddocks', 'new', flats),
      reading,
    ]);
    const byId = new Map(here.shown['paddocks']?.map(({ id, value }) => [id, value]));
    expect(byId.size).toBe(many);
    expect([byId.get('p0'), byId.get('new'), byId.get('p1')]).toEqual([flats, flats, hill]);
    expect(byId.has('p99')).toBe(false);
  });

  it('shows some without the others, keeps them up to date, and then all', async () => {
    const here = open(entries);
    const { store, parts, shown } = here;
    await saveMany(here);
    await store.showThese('paddocks', ['p3', 'never there']);
    expect([...(parts['paddocks'] ?? [])]).toMatchObject([
      ['p3', { value: hill }],
      ['never there', null],
    ]);
    await store.save('paddocks', 'p3', flats);
    await store.save('paddocks', 'new', flats);
    expect(parts['paddocks']?.get('p3')?.value).toEqual(flats);
    expect(parts['paddocks']?.get('new')?.value).toEqual(flats);
    expect(shown['paddocks']).toBeUndefined();
    await store.show('paddocks');
    expect(shown['paddocks']).toHaveLength(many + 1);
    await store.remove('paddocks', 'p3');
    expect(shown['paddocks']).toHaveLength(many);
  });

  it('shows nothing of what it took from a device that was lost on the way', async () => {
    const here = open(entries);
    await saveMany(here);
    let isLost = false;
    const losing = open(
      deviceEntries(
        (onLost) => {
          if (isLost) return Promise.reject(new Error('blocked'));
          return Promise.resolve({
            ...entries,
            eachSlice: async (_owner, _collection, take) => {
              await take((await entries.list(DEVICE_OWNER, 'paddocks')).slice(0, 50), true);
              isLost = true;
              onLost();
              throw new Error('closed');
            },
          });
        },
        () => undefined,
      ),
    );
    await losing.store.show('paddocks');
    expect(losing.shown['paddocks']).toEqual([]);
  });

  it('tells what changed, and takes in what another tab changed', async () => {
    const here = open(entries);
    const there = open(entries);
    await there.store.show('paddocks');
    await here.store.save('paddocks', 'a', hill);
    expect(here.changed).toEqual(['a']);
    expect(there.shown['paddocks']).toEqual([]);
    await there.store.refresh([{ owner: DEVICE_OWNER, collection: 'paddocks', id: 'a' }]);
    expect(there.shown['paddocks']).toMatchObject([{ value: hill }]);
  });
});

describe('the database of the browser', () => {
  it('is opened by a page that was busy for longer than it waits for it', async () => {
    const opening = indexedEntries(() => undefined);
    // The page is blocked, and hears of nothing meanwhile.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3100);
    expect(await (await opening).list(DEVICE_OWNER)).toEqual([]);
  });

  it('is waited for no longer than 3 s where it does not answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(indexedDB, 'open').mockReturnValue(new IDBOpenDBRequest());
    let isGivenUp = false;
    const opening = indexedEntries(() => undefined).catch(() => {
      isGivenUp = true;
    });
    await vi.advanceTimersByTimeAsync(2999);
    expect(isGivenUp).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await opening;
    expect(isGivenUp).toBe(true);
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
});
