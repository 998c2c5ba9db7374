import fc from 'fast-check';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDocuments } from '../../openDocuments.ts';
import { readInstance } from '../../sqlite/instance.ts';
import { migrate } from '../../sqlite/migrate.ts';
import type { Database } from '../../sqlite/Database.ts';
import { openDatabase } from '../../sqlite/openDatabase.ts';
import { MIGRATIONS } from '../../testing/startTestServer.ts';
import type { User } from './Authorize.ts';
import { commit } from '../commit/commit.ts';
import { deleteOwnedDocuments } from '../storage/deleteOwnedDocuments.ts';
import type { Documents } from '../storage/Documents.ts';
import { readWrites } from '../commit/readWrites.ts';
import { RequestError } from '../RequestError.ts';

const HOUR = 3_600_000;
const PROFILE = 'users/ann';
const RECORD = 'users/ann/records/r';

let now: number;
let database: Database;
let documents: Documents;
let ann: User;
beforeEach(() => {
  now = Date.UTC(2026, 10, 19);
  database = openDatabase(':memory:');
  const clock = (): number => now;
  migrate(database, MIGRATIONS, clock);
  const random = (count: number): Uint8Array => new Uint8Array(count).fill(7);
  const instance = readInstance(database, clock, random);
  const log = pino({ level: 'silent' });
  documents = openDocuments({ database, instance, clock, random, log });
  ann = { uid: 'ann', token: { iss: `urn:mix-instance:${instance.projectId}` } };
  send([stamped(PROFILE, { id: 'ann' }), stamped(RECORD, { name: 'North', areaHa: 4 })]);
  now += 72 * HOUR;
});
afterEach(() => database.close());

const named = (path: string): string => `${documents.root}/${path}`;
const times = ['createdAt', 'updatedAt'];
const atRequest = (fieldPath: string): object => ({ fieldPath, setToServerValue: 'REQUEST_TIME' });

const written = (path: string, fields: object): object => {
  const plain = Object.entries(fields).map(([key, value]) => [
    key,
    typeof value === 'number' ? { integerValue: String(value) } : { stringValue: String(value) },
  ]);
  return { name: named(path), fields: Object.fromEntries(plain) as object };
};
const stamped = (path: string, fields: object): object => ({
  update: written(path, fields),
  updateTransforms: times.map(atRequest),
});

function send(writes: readonly object[]): boolean {
  try {
    commit(documents, ann, readWrites(documents, writes));
    return true;
  } catch (error) {
    if (error instanceof RequestError) return false;
    throw error;
  }
}

const stored = (): string | null => documents.table.read(RECORD)?.fieldsText ?? null;

/** Ways an owner might try to be rid of a record; functions, as names need the open database. */
const ATTEMPTS: readonly (() => object)[] = [
  () => ({ delete: named(PROFILE) }),
  () => ({ delete: named(PROFILE), currentDocument: { exists: true } }),
  () => stamped(PROFILE, { id: 'ann' }),
  () => ({ verify: named(PROFILE), currentDocument: { exists: false } }),
  () => ({ delete: named(RECORD) }),
  () => ({ delete: named(RECORD), currentDocument: { exists: true } }),
  () => stamped(RECORD, { name: 'South' }),
  () => ({ ...stamped(RECORD, { areaHa: 9 }), currentDocument: { exists: false } }),
  () => ({
    update: written(RECORD, { areaHa: 9 }),
    updateMask: { fieldPaths: ['areaHa'] },
    updateTransforms: [atRequest('updatedAt')],
  }),
  () => ({ update: written(RECORD, {}), updateMask: { fieldPaths: ['name', 'createdAt'] } }),
  () => ({
    transform: { document: named(RECORD), fieldTransforms: times.map(atRequest) },
  }),
  () => ({ delete: named('users/ann/records/other') }),
];

test('no sequence of commits erases or changes a locked record while the account is there', () => {
  const before = stored();
  const attempt = fc.constantFrom(...ATTEMPTS);
  const sequence = fc.array(
    fc.record({
      writes: fc.array(attempt, { minLength: 1, maxLength: 4 }),
      waitHours: fc.constantFrom(0, 0, 1, 49),
    }),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(sequence, (commits) => {
      for (const { writes, waitHours } of commits) {
        now += waitHours * HOUR;
        send(writes.map((write) => write()));
        expect(stored()).toBe(before);
      }
    }),
    { numRuns: 2000, seed: 20261122 },
  );
});

test('the same sequences do erase one that is not locked yet', () => {
  now -= 71 * HOUR;
  expect(send([{ delete: named(PROFILE) }, { delete: named(RECORD) }])).toBe(true);
  expect(stored()).toBeNull();
});

test('a locked record goes with the account', () => {
  deleteOwnedDocuments(documents, 'ann');
  expect(stored()).toBeNull();
});

describe('on a hosted project, whose client deletes the documents itself', () => {
  const ENDED = 'ended/ann';
  const ending = (): object => ({
    update: written(ENDED, {}),
    updateTransforms: [atRequest('endedAt')],
  });
  const isThere = (path: string): boolean => documents.table.read(path) !== null;
  beforeEach(() => {
    ann = { uid: 'ann', token: { iss: 'https://securetoken.google.com/some-project' } };
  });

  test('it goes behind the profile of an account that ends', () => {
    expect(send([{ delete: named(RECORD) }])).toBe(false);
    expect(send([{ delete: named(PROFILE) }, { delete: named(RECORD) }])).toBe(false);
    expect(send([ending(), { delete: named(PROFILE) }])).toBe(true);
    expect(send([{ delete: named(RECORD) }])).toBe(true);
    // A deletion that was broken off is done again.
    expect(send([ending(), { delete: named(PROFILE) }])).toBe(true);
  });

  test('no sequence of commits erases it and leaves an account that goes on', () => {
    const attempt = fc.constantFrom(
      ...ATTEMPTS,
      ending,
      () => ({ delete: named(ENDED) }),
      () => ({ update: written(ENDED, {}), updateMask: { fieldPaths: ['endedAt'] } }),
    );
    const commits = fc.array(fc.array(attempt, { minLength: 1, maxLength: 4 }), { maxLength: 8 });
    const before = stored();
    const columns = 'path, parent, collection, fields, create_time, update_time';
    database.exec(`CREATE TABLE at_first AS SELECT ${columns} FROM documents`);
    let erased = 0;
    fc.assert(
      fc.property(commits, (all) => {
        database.exec(
          `DELETE FROM documents; INSERT INTO documents (${columns}) SELECT ${columns} FROM at_first`,
        );
        for (const writes of all) {
          const hadEnded = isThere(ENDED);
          const wasErased = !isThere(RECORD);
          send(writes.map((write) => write()));
          if (hadEnded) expect(isThere(ENDED)).toBe(true);
          if (stored() !== before) expect([stored(), isThere(ENDED)]).toEqual([null, true]);
          if (wasErased) expect([isThere(PROFILE), isThere(RECORD)]).toEqual([false, false]);
        }
        if (!isThere(RECORD)) erased += 1;
      }),
      { numRuns: 2000, seed: 20261122 },
    );
    expect(erased).toBeGreaterThan(0);
  });
});
