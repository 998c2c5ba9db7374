import { afterEach, beforeEach, expect, test } from 'vitest';
import { MIGRATIONS } from '../testing/startTestServer.ts';
import type { Database } from './Database.ts';
import { readInstance } from './instance.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './openDatabase.ts';

const clock = (): number => Date.UTC(2026, 10, 21);
let drawn = 0;
const random = (count: number): Uint8Array => new Uint8Array(count).fill(++drawn);

let database: Database;
beforeEach(() => {
  database = openDatabase(':memory:');
  migrate(database, MIGRATIONS, clock);
});
afterEach(() => database.close());

test('an instance is drawn once and stays who it is', () => {
  const first = readInstance(database, clock, random);
  expect(first).toMatchObject({ createdAt: new Date(clock()) });
  expect(first.projectId).toMatch(/^mix-[0-9a-f]{16}$/);
  expect(first.apiKey).toMatch(/^[0-9a-f]{32}$/);
  expect(readInstance(database, clock, random)).toEqual(first);
});

test('two databases are two instances', () => {
  const other = openDatabase(':memory:');
  migrate(other, MIGRATIONS, clock);
  const [one, two] = [database, other].map((each) => readInstance(each, clock, random));
  expect(one?.projectId).not.toBe(two?.projectId);
  other.close();
});
