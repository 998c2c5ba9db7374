import type { CollectionName } from '../apps/web/src/sync/DocumentValues.ts';
import { DeviceStorageError } from '../apps/web/src/sync/device/DeviceStorageError.ts';
import type { EntryDatabase } from '../apps/web/src/sync/device/EntryDatabase.ts';
import { sliceOf } from '../apps/web/src/sync/device/memoryEntries.ts';
import type { EntryKey, StoredEntry } from '../apps/web/src/sync/device/StoredEntry.ts';
import type { Chance } from './Chance.ts';
import type { Faults } from './Faults.ts';
import type { Timeline } from './Timeline.ts';

const nameOf = ({ owner, collection, id }: EntryKey): string => `${owner}/${collection}/${id}`;

const SLOWEST_MS = 30;

/** The store of one device. What it holds outlives the page; what was on its way there may not. */
export class SimulatedDisk {
  /** The entries that are stored. */
  held: ReadonlyMap<string, StoredEntry> = new Map();
  readonly #timeline: Timeline;
  readonly #chance: Chance;
  readonly #faults: () => Faults;
  readonly #onRemoved: (entry: StoredEntry) => void;
  isFull = false;

  constructor(
    timeline: Timeline,
    chance: Chance,
    faults: () => Faults,
    onRemoved: (entry: StoredEntry) => void,
  ) {
    this.#timeline = timeline;
    this.#chance = chance;
    this.#faults = faults;
    this.#onRemoved = onRemoved;
  }

  /** The database as one page sees it. A page that is gone gets no answer any more. */
  open(page: { readonly isAlive: () => boolean }): EntryDatabase {
    const never = new Promise<never>(() => undefined);
    const after = async (): Promise<void> => {
      await new Promise<void>((done) => {
        this.#timeline.later(done, this.#chance.below(SLOWEST_MS));
      });
      if (!page.isAlive()) await never;
    };
    const list = (owner: string, collection?: CollectionName): readonly StoredEntry[] =>
      [...this.held.values()]
        .filter((entry) => entry.owner === owner)
        .filter((entry) => collection === undefined || entry.collection === collection);
    return {
      list: async (owner, collection) => {
        await after();
        return list(owner, collection);
      },
      eachSlice: async (owner, collection, take) => {
        await after();
        await take(list(owner, collection), true);
      },
      slice: async (owner, place, count) => {
        await after();
        return sliceOf(list(owner), place, count);
      },
      listOfFarms: async (uid) => {
        await after();
        return [...this.held.values()].filter(({ owner }) => owner.startsWith(`${uid}/`));
      },
      listAt: async (owner, place) => {
        await after();
        return list(owner).filter((entry) => entry.place === place);
      },
      get: async (keys) => {
        await after();
        return keys.map((key) => this.held.get(nameOf(key)));
      },
      change: async (changes) => {
        const write = () => {
          const changed = new Map(this.held);
          for (const { key, decide } of changes) {
            const before = changed.get(nameOf(key));
            const entry = decide(before);
            if (entry?.removed === true && before?.removed !== true) this.#onRemoved(entry);
            if (entry === null) changed.delete(nameOf(key));
            else if (entry !== undefined) changed.set(nameOf(key), entry);
          }
          this.held = changed;
        };
        if (this.#faults().planted === 'deviceSync') {
          // The planted fault: the change is confirmed before it is stored.
          const before = this.held;
          write();
          const promised = this.held;
          this.held = before;
          this.#timeline.later(() => {
            if (page.isAlive() && this.held === before) this.held = promised;
          }, SLOWEST_MS);
          return;
        }
        await after();
        if (this.isFull || this.#chance.isOne(this.#faults().quota)) {
          throw new DeviceStorageError('full');
        }
        write();
        // The page may end between the write and its confirmation.
        await after();
      },
    };
  }
}
