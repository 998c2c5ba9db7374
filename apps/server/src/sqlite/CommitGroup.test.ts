import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CommitGroup } from './CommitGroup.ts';
import type { Database } from './Database.ts';
import { guardDatabase, StorageError } from './guardDatabase.ts';
import { openDatabase } from './openDatabase.ts';

let directory: string;
let database: Database;
let group: CommitGroup;
const onBroken = vi.fn();
beforeEach(() => {
  directory = join(mkdtempSync(join(tmpdir(), 'mix-group-')), 'data');
  database = guardDatabase(openDatabase(directory), { clock: Date.now, onBroken });
  database.exec('CREATE TABLE t (x INTEGER PRIMARY KEY) STRICT');
  group = new CommitGroup(database);
});
afterEach(() => {
  database.close();
  rmSync(join(directory, '..'), { recursive: true });
});

const put = (x: number) => (): number => database.prepare('INSERT INTO t VALUES (?)').run(x);
const count = (): unknown => database.prepare('SELECT count(*) AS n FROM t').get()?.['n'];

/** The number of rows that another connection sees: only committed ones. */
function committed(): unknown {
  const other = openDatabase(directory);
  try {
    return other.prepare('SELECT count(*) AS n FROM t').get()?.['n'];
  } finally {
    other.close();
  }
}

test('what is asked for in one turn is one transaction, done before anybody is answered', async () => {
  const transaction = vi.spyOn(database, 'transaction');
  const seen = await Promise.all(
    Array.from({ length: 20 }, (_, x) => group.run(put(x)).then(committed)),
  );
  expect(seen).toEqual(Array<number>(20).fill(20));
  expect(transaction).toHaveBeenCalledTimes(1);
});

test('what comes in the turns after, while more keeps coming, goes with it', async () => {
  const transaction = vi.spyOn(database, 'transaction');
  const first = [group.run(put(1)), group.run(put(2))];
  await new Promise((resolve) => setImmediate(resolve));
  await Promise.all([...first, group.run(put(3))]);
  expect(transaction).toHaveBeenCalledTimes(1);
});

test('each sees what those before it wrote, and their order is kept', async () => {
  const counted = () => {
    put(Number(count()))();
    return count();
  };
  const seen = await Promise.all([group.run(counted), group.run(counted), group.run(counted)]);
  expect(seen).toEqual([1, 2, 3]);
});

test('one that throws leaves nothing of its own, and takes nothing of the others', async () => {
  const outcomes = await Promise.allSettled([
    group.run(put(1)),
    group.run(() => {
      put(2)();
      throw new RangeError('no');
    }),
    group.run(put(1)),
    group.run(put(3)),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
  ]);
  expect(outcomes[1]).toMatchObject({ reason: expect.any(RangeError) as RangeError });
  expect(database.prepare('SELECT x FROM t').all()).toEqual([{ x: 1 }, { x: 3 }]);
  expect(onBroken).not.toHaveBeenCalled();
});

test('a disk that is full in the middle answers the whole group so, and writes nothing of it', async () => {
  await group.run(put(1));
  database.exec('CREATE TABLE large (body BLOB) STRICT');
  database.exec('PRAGMA max_page_count = 20');
  const large = () => database.prepare('INSERT INTO large VALUES (zeroblob(200000))').run();
  const outcomes = await Promise.allSettled([
    group.run(put(2)),
    group.run(large),
    group.run(put(3)),
  ]);
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ reason: expect.any(StorageError) as StorageError });
  }
  expect(count()).toBe(1);
  expect(onBroken).not.toHaveBeenCalled();
});

test('a transaction that does not begin refuses all of the group, and the next one works', async () => {
  database.exec('BEGIN');
  const outcomes = await Promise.allSettled([group.run(put(1)), group.run(put(2))]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  database.exec('ROLLBACK');
  await group.run(put(3));
  expect(committed()).toBe(1);
});
