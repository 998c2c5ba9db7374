// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import type { CollectionName } from '../DocumentValues.ts';
import type { StoredEntry } from '../device/StoredEntry.ts';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const entry = (collection: CollectionName, id: string, fields = {}): StoredEntry => ({
  owner: 'jo',
  collection,
  id,
  fields,
  createdAt: new Date(0),
  updatedAt: new Date(0),
  place: 'synced',
  revision: 'r',
  removed: false,
  refusal: null,
});
const hill = entry('farms', 'hill', { name: 'Hill Farm', schemaVersion: 1 });
const river = entry('farms', 'river', { name: 'River Station', schemaVersion: 1 });

async function open(entries: readonly StoredEntry[], missing: readonly CollectionName[] = []) {
  const { openOnlyFarm } = await import('./openOnlyFarm.ts');
  const { workspaceStore, switchWorkspace } = await import('./workspaceStore.ts');
  const now = { missing, entries };
  let change: () => void = () => undefined;
  const start = () =>
    openOnlyFarm('jo', {
      entries: () => Promise.resolve(now.entries),
      missingOf: () => Promise.resolve(now.missing),
      onChange: (listener) => {
        change = listener;
        return () => {
          change = () => undefined;
        };
      },
    });
  const settle = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  const place = () => workspaceStore.getState().place?.farmId ?? null;
  return { now, start, settle, place, goTo: switchWorkspace, change: () => change() };
}

it('opens the farm of somebody who has nothing else, once the account has sent all', async () => {
  const phone = await open([], ['farms', 'mixes']);
  phone.start();
  await phone.settle();
  expect(phone.place()).toBeNull();
  phone.now.entries = [hill];
  phone.now.missing = ['mixes'];
  phone.change();
  await phone.settle();
  expect(phone.place()).toBeNull();
  phone.now.missing = [];
  phone.change();
  await phone.settle();
  expect(phone.place()).toBe('hill');
});

it.each([
  ['two farms', [hill, river]],
  ['something of their own', [hill, entry('mixes', 'm')]],
  ['none', []],
  ['one that was left', [{ ...hill, removed: true }]],
])('leaves whoever has %s where they are', async (_what, entries) => {
  const phone = await open(entries);
  phone.start();
  await phone.settle();
  expect(phone.place()).toBeNull();
});

it('takes nobody back who chose to work alone on this device', async () => {
  const phone = await open([hill]);
  phone.goTo(null);
  phone.start();
  await phone.settle();
  expect(phone.place()).toBeNull();
});
