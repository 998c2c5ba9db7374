import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from './Database.ts';
import { guardDatabase, StorageError } from './guardDatabase.ts';
import { openDatabase } from './openDatabase.ts';

let now = 0;
let inner: Database;
let database: Database;
const onBroken = vi.fn();
beforeEach(() => {
  now = 0;
  onBroken.mockClear();
  inner = openDatabase(':memory:');
  inner.exec('CREATE TABLE t (x INTEGER PRIMARY KEY, body BLOB) STRICT');
  database = guardDatabase(inner, { clock: () => now, onBroken });
});
afterEach(() => inner.close());

const fill = (): unknown =>
  database.transaction(() =>
    database.prepare('INSERT INTO t (body) VALUES (zeroblob(100000))').run(),
  );
const count = (): unknown => database.prepare('SELECT count(*) AS n FROM t').get();

describe('a full disk', () => {
  test('reading goes on; writing waits a second, then works as soon as there is room', () => {
    inner.exec('PRAGMA max_page_count = 3');
    expect(fill).toThrow(StorageError);
    expect(count()).toEqual({ n: 0 });

    inner.exec('PRAGMA max_page_count = 1000');
    now = 999;
    expect(fill).toThrow('The disk is full.');
    now = 1000;
    fill();
    expect(count()).toEqual({ n: 1 });
    expect(onBroken).not.toHaveBeenCalled();
  });
});

test('on a full disk the reserve is given up for essential work, and comes back before the rest', () => {
  let room = 10;
  const reserve = {
    release: vi.fn(() => inner.exec('PRAGMA max_page_count = 40')),
    refill: vi.fn(() => room > 10),
    releaseWhenNeeded: vi.fn(),
  };
  const { essential, ...ordinary } = guardDatabase(inner, { clock: () => now, onBroken, reserve });
  const insert = (on: Pick<Database, 'transaction'>): unknown =>
    on.transaction(() => inner.prepare('INSERT INTO t (body) VALUES (zeroblob(20000))').run());
  inner.exec('PRAGMA max_page_count = 3');

  // Essential work finds the disk full first: it is tried again in the room of the reserve.
  insert(essential);
  expect(reserve.release).toHaveBeenCalledOnce();
  for (now = 0; now < 5000; now += 500) expect(() => insert(ordinary)).toThrow(StorageError);
  expect(reserve.refill).toHaveBeenCalledTimes(4);
  insert(essential);

  room = 20;
  insert(ordinary);
  expect(inner.prepare('SELECT count(*) AS n FROM t').get()).toEqual({ n: 3 });
});

const failure = (errcode: number): Error => Object.assign(new Error('sqlite'), { errcode });

/** A database whose every statement fails with a result code of SQLite. */
const failing = (errcode: number): Database =>
  guardDatabase(
    {
      ...inner,
      exec: () => {
        throw failure(errcode);
      },
      prepare: (sql) => inner.prepare(sql),
      transaction: () => {
        throw failure(errcode);
      },
    },
    { clock: () => now, onBroken },
  );

test.each([
  ['SQLITE_IOERR', 10],
  ['SQLITE_IOERR_FSYNC', 1034],
  ['SQLITE_CORRUPT', 11],
  ['SQLITE_NOTADB', 26],
  ['SQLITE_READONLY_DBMOVED', 1032],
])('after %s nothing is read or written any more, and the owner is told once', (_name, code) => {
  const broken = failing(code);
  expect(() => broken.transaction(() => 1)).toThrow(StorageError);
  expect(() => broken.prepare('SELECT 1')).toThrow(StorageError);
  expect(() => broken.transaction(() => 1)).toThrow('has failed');
  expect(onBroken).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ errcode: code }));
});

test.each([
  ['SQLITE_BUSY', 5],
  ['SQLITE_NOMEM', 7],
])('%s passes', (_name, code) => {
  const busy = failing(code);
  expect(() => busy.exec('')).toThrow(StorageError);
  expect(busy.prepare('SELECT 1 AS n').get()).toEqual({ n: 1 });
  expect(onBroken).not.toHaveBeenCalled();
});

test('a mistake of ours and an error of the work itself come through as they are', () => {
  expect(() => database.exec('nonsense')).toThrow('syntax error');
  expect(() => database.exec('nonsense')).not.toThrow(StorageError);
  const refused = new RangeError('refused');
  expect(() =>
    database.transaction(() => {
      throw refused;
    }),
  ).toThrow(refused);
  expect(() => {
    for (const x of [1, 1]) database.prepare('INSERT INTO t (x) VALUES (?)').run(x);
  }).toThrow('UNIQUE');
});
