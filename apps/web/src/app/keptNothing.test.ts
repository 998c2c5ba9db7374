// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createKeptValue } from '../device/storage/keptValue.ts';
import { unreadableCopies } from '../device/storage/unreadable.ts';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
afterEach(() => {
  localStorage.clear();
});

const NOTHING = '{"schema":1,"value":null}';
const web = join(import.meta.dirname, '..');

/** Every store of this app that may hold null, by its key and its file. */
const stores: readonly (readonly [key: string, file: string])[] = readdirSync(web, {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => /(?<!\.test)\.ts$/.test(file))
  .flatMap((file) =>
    [
      ...readFileSync(join(web, file), 'utf8').matchAll(
        /createKeptValue<[^>]*\| null>\([\s\S]*?key: '([^']*)'/g,
      ),
    ].map(([, key = '']) => [key, file] as const),
  );

it('knows the stores that may hold nothing', () => {
  expect(stores.map(([key]) => key)).toEqual(
    expect.arrayContaining([
      'mix.shedTexts',
      'mix.catchWalk',
      'mix.farmPlace',
      'mix.forecast',
      'mix.lastBackup',
      'mix.recordRules',
      'mix.catchFlow',
      'mix.facts',
    ]),
  );
});

it.each(stores)('%s takes nothing for nothing, and not for damaged (%s)', async (key, file) => {
  localStorage.setItem(key, NOTHING);
  await import(/* @vite-ignore */ join(web, file));
  expect(unreadableCopies(localStorage)).toEqual([]);
});

const small = { key: 'mix.small', schema: 1 } as const;
const reading = (stored: unknown) => (typeof stored === 'number' ? stored : null);

it('keeps nothing under a key that was emptied, and reads that as nothing', () => {
  const store = createKeptValue<number | null>(localStorage, {
    ...small,
    empty: null,
    read: reading,
  });
  store.setState({ value: 5 });
  expect(localStorage.getItem('mix.small')).toBe('{"schema":1,"value":5}');
  store.setState({ value: null });
  expect(localStorage.getItem('mix.small')).toBeNull();
  expect(store.getState().refused).toBe(false);
});

it.each(['', '{', '{"schema":2,"value":5}', '{"schema":1}', '{"schema":1,"value":"five"}'])(
  'keeps %j aside, which cannot be read',
  (text) => {
    localStorage.setItem('mix.small', text);
    createKeptValue<number | null>(localStorage, { ...small, empty: null, read: reading });
    expect(unreadableCopies(localStorage)).toEqual([text]);
  },
);

it('drops what an earlier version took for damaged and was nothing, and no other', () => {
  localStorage.setItem('mix.unreadable', JSON.stringify([NOTHING, '{']));
  expect(unreadableCopies(localStorage)).toEqual(['{']);
  localStorage.setItem('mix.unreadable', JSON.stringify([NOTHING]));
  expect(unreadableCopies(localStorage)).toEqual([]);
});
