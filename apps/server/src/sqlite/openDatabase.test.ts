import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from './Database.ts';
import { DataFolderError, lockFolder, openDatabase } from './openDatabase.ts';

let parent: string;
let open: Database[];
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'mix-data-'));
  open = [];
});
afterEach(() => {
  for (const database of open) database.close();
  rmSync(parent, { recursive: true });
});

function openIn(directory: string): Database {
  const database = openDatabase(directory);
  open.push(database);
  return database;
}

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

describe.skipIf(process.platform === 'win32')('who can read the data', () => {
  test('the folder and every file belong to this user alone, whatever the umask', () => {
    const before = process.umask(0o022);
    try {
      const directory = join(parent, 'deep/data');
      openIn(directory).exec('CREATE TABLE t (x INTEGER) STRICT');
      expect(modeOf(directory)).toBe('700');
      for (const file of ['mix.sqlite', 'mix.sqlite-wal', 'mix.sqlite-shm']) {
        expect([file, modeOf(join(directory, file))]).toEqual([file, '600']);
      }
    } finally {
      process.umask(before);
    }
  });

  test.each([
    ['the folder', '', 0o750],
    ['the folder', '', 0o701],
    ['the database', 'mix.sqlite', 0o640],
    ['the database', 'mix.sqlite', 0o604],
    ['the log', 'mix.sqlite-wal', 0o644],
  ])('%s open to others (%s, mode %o) is refused with the cure', (_name, file, mode) => {
    const directory = join(parent, 'data');
    openIn(directory).exec('CREATE TABLE t (x INTEGER) STRICT');
    const path = join(directory, file);
    chmodSync(path, mode);
    expect(() => openDatabase(directory)).toThrow(DataFolderError);
    expect(() => openDatabase(directory)).toThrow(/chmod (?:700|600) '/);
  });
});

test('a data folder has one server at a time', () => {
  const free = lockFolder(parent);
  expect(() => lockFolder(parent)).toThrow(/Another server uses .*\. Stop it first/);
  free();
  lockFolder(parent)();
});

test('an empty file is no new instance', () => {
  writeFileSync(join(parent, 'mix.sqlite'), '', { mode: 0o600 });
  expect(() => openDatabase(parent)).toThrow(/is empty.*admin restore/);
});

test('a file where the folder should be is refused', () => {
  const path = join(parent, 'file');
  writeFileSync(path, '');
  expect(() => openDatabase(path)).toThrow(/must name a folder/);
});

test('commits are on disk before they are answered: WAL with synchronous FULL', () => {
  const database = openIn(join(parent, 'data'));
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
  expect(database.prepare('PRAGMA foreign_keys').get()).toEqual({ foreign_keys: 1 });
  expect(database.prepare('PRAGMA busy_timeout').get()).toEqual({ timeout: 5000 });
});

describe('transaction', () => {
  let database: Database;
  beforeEach(() => {
    database = openIn(join(parent, 'data'));
    database.exec('CREATE TABLE t (x INTEGER PRIMARY KEY) STRICT');
  });
  const rows = (): unknown => database.prepare('SELECT x FROM t ORDER BY x').all();
  const insert = (x: number): number => database.prepare('INSERT INTO t VALUES (?)').run(x);

  test('keeps all of it and hands back the value', () => {
    const changed = database.transaction(() => insert(1) + insert(2));
    expect(changed).toBe(2);
    expect(rows()).toEqual([{ x: 1 }, { x: 2 }]);
  });

  test('keeps none of it when the work throws, and the next one works', () => {
    expect(() =>
      database.transaction(() => {
        insert(1);
        insert(1);
      }),
    ).toThrow('UNIQUE');
    expect(rows()).toEqual([]);
    expect(database.transaction(() => insert(3))).toBe(1);
  });

  test('inside another throws and undoes the outer one', () => {
    expect(() =>
      database.transaction(() => {
        insert(1);
        database.transaction(() => insert(2));
      }),
    ).toThrow('within a transaction');
    expect(rows()).toEqual([]);
  });

  test('what is committed is there when opened again', () => {
    database.transaction(() => insert(7));
    const again = openIn(join(parent, 'data'));
    expect(again.prepare('SELECT x FROM t WHERE x = ?').get(7)).toEqual({ x: 7 });
    expect(again.prepare('SELECT x FROM t WHERE x = ?').get(8)).toBeUndefined();
  });
});

test('a database in memory leaves no file', () => {
  openIn(':memory:').exec('CREATE TABLE t (x INTEGER) STRICT');
  expect(existsSync(':memory:')).toBe(false);
});
