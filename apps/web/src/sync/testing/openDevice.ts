import type { Paddock } from '@mix/documents';
import { upgradeEntry } from '../device/upgradeEntry.ts';
import { createAccountSync } from '../account/createAccountSync.ts';
import { createDocumentStore } from '../device/createDocumentStore.ts';
import { documentKinds } from '../device/documentKinds.ts';
import { memoryEntries } from '../device/memoryEntries.ts';
import type { memoryAccount } from './memoryAccount.ts';

export type MemoryAccount = ReturnType<typeof memoryAccount>;
type TestDevice = ReturnType<typeof openDevice>;

/** Two paddocks, and what is stored of them. */
const unnamed = { outline: null, earlierNames: [], retired: false };
export const hill: Paddock = { ...unnamed, name: 'Hill', areaHa: 6.4, landUse: 'pasture' };
export const flats: Paddock = { ...unnamed, name: 'River flats', areaHa: 20, landUse: null };
export const storedHill = documentKinds.paddocks.serialise(hill);
export const storedFlats = documentKinds.paddocks.serialise(flats);
export const pathOf = (id: string): string => `users/u1/paddocks/${id}`;

let devices = 0;

/** One device of the account. Time passes only when the test calls `pass`. */
export function openDevice(
  account: MemoryAccount,
  entries = memoryEntries(),
  owner = 'u1',
  kinds = documentKinds,
) {
  let second = 0;
  let revision = 0;
  const signals: string[] = [];
  const waiting: { work: () => void; afterMs: number }[] = [];
  const events = { settled: 0, heard: 0, dead: 0 };
  const reported: unknown[] = [];
  const clock = { ms: Date.UTC(2026, 10, 21, 9) };
  devices += 1;
  const name = `d${devices}`;
  const newRevision = () => `${name}r${(revision += 1)}`;
  const store = createDocumentStore({
    entries,
    kinds,
    owner: () => owner,
    now: () => new Date(Date.UTC(2026, 10, 21, 8, 0, (second += 1))),
    newRevision,
    publish: () => undefined,
    publishPart: () => undefined,
    onChanged: () => undefined,
  });
  const start = () =>
    createAccountSync({
      owner,
      account: account.database,
      store,
      settle: (collection, fields, current, now) =>
        kinds[collection].settle?.(fields, current, now) ?? fields,
      mergeOf: (collection) => kinds[collection].merge,
      inFormOfToday: (collection, fields) => upgradeEntry(kinds[collection], fields),
      newRevision,
      now: () => new Date(clock.ms),
      random: () => 0.5,
      later: (work, afterMs) => {
        const planned = { work, afterMs };
        waiting.push(planned);
        return () => {
          const place = waiting.indexOf(planned);
          if (place >= 0) waiting.splice(place, 1);
        };
      },
      onConnection: (what) => signals.push(what),
      onHeard: () => (events.heard += 1),
      onSettled: () => (events.settled += 1),
      onDead: () => (events.dead += 1),
      report: (error) => reported.push(error),
    });
  /** Moves the clock on, and runs the planned work whose time has come. */
  const pass = async (ms: number) => {
    clock.ms += ms;
    for (const planned of waiting.splice(0)) {
      planned.afterMs -= ms;
      if (planned.afterMs <= 0) planned.work();
      else waiting.push(planned);
    }
    await settled();
  };
  return { store, start, signals, waiting, events, reported, pass };
}

/** The paddocks on a device, by id: value and sync status of each. */
export const paddocksOf = async ({ store }: TestDevice) =>
  Object.fromEntries(
    (await store.all('paddocks')).map(({ id, value, place }) => [id, [value, place]]),
  );

/** The conflicts on a device, sorted by path. */
export const conflictsOf = async ({ store }: TestDevice) =>
  (await store.all('conflicts'))
    .map(({ value }) => value)
    .toSorted((a, b) => (a.path.join() < b.path.join() ? -1 : 1));

/** Lets all that is under way come to its end. */
export const settled = () => new Promise((done) => setTimeout(done, 5));
