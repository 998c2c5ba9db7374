import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MIGRATIONS } from '../testing/startTestServer.ts';
import type { Database } from './Database.ts';
import { migrate, readMigrations, SchemaError, type Migration } from './migrate.ts';
import { openDatabase } from './openDatabase.ts';

let database: Database;
beforeEach(() => (database = openDatabase(':memory:')));
afterEach(() => database.close());

const clock = (): number => 1000;
const step = (version: number, script: string): Migration => ({ version, name: 'step', script });
const versions = (): unknown => database.prepare('SELECT version FROM schema_version').all();

const TWO = [
  step(1, 'CREATE TABLE one (x INTEGER) STRICT; INSERT INTO one VALUES (1);'),
  step(2, 'ALTER TABLE one ADD COLUMN y INTEGER; UPDATE one SET y = x + 1;'),
];

describe('migrate', () => {
  test('applies what is missing, in order, once', () => {
    expect(migrate(database, TWO.slice(0, 1), clock)).toBe(1);
    expect(migrate(database, TWO, clock)).toBe(1);
    expect(migrate(database, TWO, clock)).toBe(0);
    expect(database.prepare('SELECT * FROM one').all()).toEqual([{ x: 1, y: 2 }]);
    expect(database.prepare('SELECT * FROM schema_version').all()).toEqual([
      { version: 1, name: 'step', applied_at: 1000 },
      { version: 2, name: 'step', applied_at: 1000 },
    ]);
  });

  test('a number that was left out is applied when it comes', () => {
    migrate(database, [step(1, ''), step(10, 'CREATE TABLE ten (x INTEGER) STRICT')], clock);
    const filled = [step(1, ''), step(2, 'CREATE TABLE two (x INTEGER) STRICT'), step(10, '')];
    expect(migrate(database, filled, clock)).toBe(1);
    expect(versions()).toEqual([{ version: 1 }, { version: 2 }, { version: 10 }]);
  });

  test('a step that fails halfway leaves nothing of itself and is tried again', () => {
    const broken = step(2, 'CREATE TABLE half (x INTEGER) STRICT; INSERT INTO nothing VALUES (1);');
    expect(() => migrate(database, [...TWO.slice(0, 1), broken], clock)).toThrow('nothing');
    expect(versions()).toEqual([{ version: 1 }]);
    expect(() => database.prepare('SELECT * FROM half')).toThrow('no such table');
    expect(migrate(database, TWO, clock)).toBe(1);
  });

  test('a database of a newer program is refused and left alone', () => {
    migrate(database, TWO, clock);
    const older = (): number => migrate(database, TWO.slice(0, 1), clock);
    expect(older).toThrow(SchemaError);
    expect(older).toThrow(/newer version.*schema 2.*up to 1/);
    expect(versions()).toEqual([{ version: 1 }, { version: 2 }]);
  });

  test('our own migrations give a sound database', () => {
    migrate(database, MIGRATIONS, clock);
    expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
    expect(database.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
  });
});

describe('readMigrations', () => {
  let directory: string;
  beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'mix-migrations-'))));
  afterEach(() => rmSync(directory, { recursive: true }));

  test.each([
    [['0001_one.sql', '0001_other.sql'], '0001_other.sql is not a migration after number 1'],
    [['0001_one.sql', 'notes.txt'], 'notes.txt is not a migration after number 1'],
    [['0000_zero.sql'], '0000_zero.sql is not a migration after number 0'],
  ])('%j is refused', (files, words) => {
    for (const file of files) writeFileSync(join(directory, file), '');
    expect(() => readMigrations(directory)).toThrow(words);
  });

  test('reads them in order, over a number left out', () => {
    for (const file of ['0010_ten.sql', '0001_one.sql']) writeFileSync(join(directory, file), file);
    expect(readMigrations(directory)).toEqual([
      { version: 1, name: 'one', script: '0001_one.sql' },
      { version: 10, name: 'ten', script: '0010_ten.sql' },
    ]);
  });
});
