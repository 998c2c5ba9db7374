import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkIntegrity } from './checkIntegrity.ts';
import { DATABASE_FILE, openDatabase } from './openDatabase.ts';

let directory: string;
beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'mix-check-'))));
afterEach(() => rmSync(directory, { recursive: true }));

/** Makes a database with a long index. @returns the offset in the file of its root page, bytes. */
function storeMuch(): number {
  const database = openDatabase(directory);
  database.exec('CREATE TABLE t (x TEXT) STRICT; CREATE INDEX by_x ON t (x)');
  database.transaction(() => {
    for (let n = 0; n < 5000; n += 1) {
      database.prepare('INSERT INTO t VALUES (?)').run(`${n} `.repeat(20));
    }
  });
  const root = database.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'by_x'").get();
  database.close();
  return (Number(root?.['rootpage']) - 1) * 4096;
}

test('a sound database has no damage, while others use it', async () => {
  storeMuch();
  const database = openDatabase(directory);
  expect(await checkIntegrity(join(directory, DATABASE_FILE))).toEqual([]);
  database.close();
});

test('a page of an index that nobody has asked for is found out', async () => {
  const at = storeMuch();
  const handle = openSync(join(directory, DATABASE_FILE), 'r+');
  writeSync(handle, Buffer.alloc(512), 0, 512, at);
  closeSync(handle);
  const damage = await checkIntegrity(join(directory, DATABASE_FILE));
  expect(damage.length).toBeGreaterThan(0);
});
