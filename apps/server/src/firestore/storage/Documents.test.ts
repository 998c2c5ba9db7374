import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../sqlite/Database.ts';
import { openDatabase } from '../../sqlite/openDatabase.ts';
import { openTestDocuments } from '../../testing/openTestDocuments.ts';
import { commitTrusted, forgetOldChanges } from '../commit/commit.ts';
import type { Commit, Documents } from './Documents.ts';
import { fieldsFromPlain } from '../wire/fromPlain.ts';
import type { Micros } from '../wire/Value.ts';
import type { Write } from '../commit/Write.ts';

const DAY = 86_400_000;

let now: number;
let database: Database;
let documents: Documents;
let failures: unknown[];
const open = (): Documents =>
  openTestDocuments(database, {
    clock: () => now,
    onListenerFailure: (error) => failures.push(error),
  });
beforeEach(() => {
  now = Date.UTC(2026, 10, 21);
  failures = [];
  database = openDatabase(':memory:');
  documents = open();
});
afterEach(() => database.close());

const set = (path: string, plain: object): Write => ({
  kind: 'set',
  path,
  fields: fieldsFromPlain(plain),
  mask: null,
  transforms: [],
  precondition: { kind: 'none' },
});
const remove = (path: string): Write => ({ kind: 'delete', path, precondition: { kind: 'none' } });
const commit = (...writes: Write[]): Micros => commitTrusted(documents, writes).time;

describe('listeners', () => {
  /** What is told of a commit, in short. */
  const shown = ({ time, changes }: Commit): unknown => [
    time,
    ...changes.map(({ path, before, after }) => [
      path,
      before?.fieldsText ?? null,
      after?.fieldsText ?? null,
    ]),
  ];
  const A1 = '{"a":{"integerValue":"1"}}';
  const A2 = '{"a":{"integerValue":"2"}}';

  test('are told of each commit once, with every document before and after', () => {
    const told: unknown[] = [];
    const stop = documents.onCommit((each) => told.push(shown(each)));
    const first = commit(set('d/x', { a: 1 }), set('d/y', { a: 1 }), set('d/x', { a: 2 }));
    const second = commit(remove('d/x'), remove('d/none'), set('d/y', { a: 1 }));
    expect(told).toEqual([
      [first, ['d/x', null, A2], ['d/y', null, A1]],
      [second, ['d/x', A2, null]],
    ]);
    stop();
    commit(set('d/z', {}));
    expect(told).toHaveLength(2);
  });

  test('are told when everything is stored, and not of a commit that changes nothing', () => {
    const seen: unknown[] = [];
    documents.onCommit(({ time }) =>
      seen.push(
        documents.table.read('d/x')?.updateTime === time && documents.clock.last() === time,
      ),
    );
    commit(set('d/x', { a: 1 }));
    commit(set('d/x', { a: 1 }));
    commit(remove('d/none'));
    expect(seen).toEqual([true]);
  });

  test('one that fails fails alone', () => {
    const fault = new Error('mine');
    documents.onCommit(() => {
      throw fault;
    });
    let told = 0;
    documents.onCommit(() => (told += 1));
    commit(set('d/x', {}));
    expect([told, failures]).toEqual([1, [fault]]);
    expect(documents.table.read('d/x')).not.toBeNull();
  });
});

describe('time', () => {
  test('never goes back over restarts, whatever the clock of the machine does', () => {
    const before = commit(set('d/x', {}));
    now -= 30 * DAY;
    documents = open();
    expect(documents.clock.last()).toBe(before);
    expect(documents.clock.now()).toBe(before);
    expect(commit(set('d/y', {}))).toBe(before + 2n);
  });

  test('is the present from the start, before any commit', () => {
    expect(documents.clock.last()).toBe(BigInt(now) * 1000n);
  });

  test('of a commit that fails is not used up', () => {
    const last = documents.clock.last();
    expect(() =>
      commit(set('d/x', {}), { ...set('d/y', {}), precondition: { kind: 'exists' } }),
    ).toThrow('No document to update');
    expect(documents.clock.last()).toBe(last);
    expect(documents.table.read('d/x')).toBeNull();
  });

  test('goes on where a restored backup ended, or now', () => {
    commit(set('d/x', {}));
    now += 365 * DAY;
    documents = open();
    expect(commit(set('d/y', {}))).toBe(BigInt(now) * 1000n + 2n);
  });
});

describe('what changed since a time', () => {
  const since = (time: Micros): unknown =>
    documents.changes
      .since(time)
      ?.map(({ path, before }) => [path, before?.fields.get('a') ?? null]) ?? null;
  const one = { kind: 'integer', value: 1n };
  const two = { kind: 'integer', value: 2n };

  test('each document as it was then, once', () => {
    const start = documents.clock.last();
    const first = commit(set('d/x', { a: 1 }), set('d/y', { a: 1 }));
    const second = commit(set('d/x', { a: 2 }));
    commit(set('d/x', { a: 3 }), remove('d/y'));
    expect(since(start)).toEqual([
      ['d/x', null],
      ['d/y', null],
    ]);
    expect(since(first)).toEqual([
      ['d/x', one],
      ['d/y', one],
    ]);
    expect(since(second)).toEqual([
      ['d/x', two],
      ['d/y', one],
    ]);
    expect(since(documents.clock.last())).toEqual([]);
  });

  test('is forgotten after a day, and says so', () => {
    const start = documents.clock.last();
    const first = commit(set('d/x', { a: 1 }));
    now += DAY - 1;
    const second = commit(set('d/x', { a: 2 }));
    forgetOldChanges(documents);
    expect(since(first)).toEqual([['d/x', one]]);
    now += 2;
    forgetOldChanges(documents);
    expect(since(start)).toBeNull();
    expect(since(first)).toBeNull();
    now += DAY;
    forgetOldChanges(documents);
    expect(since(second)).toBeNull();
    expect(database.prepare('SELECT count(*) AS n FROM document_changes').get()).toEqual({ n: 0 });
  });
});
