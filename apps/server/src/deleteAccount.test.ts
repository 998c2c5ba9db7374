import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from './sqlite/openDatabase.ts';
import { startAccountServer, type AccountServer, type Tokens } from './testing/accountClient.ts';
import { DocumentClient } from './testing/DocumentClient.ts';

const CANARY = 'canary7f3a';

let folder: string;
let server: AccountServer;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mix-delete-'));
  server = await startAccountServer({}, { database: openDatabase(join(folder, 'data')) });
});
afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const clientOf = ({ idToken }: Tokens): DocumentClient =>
  new DocumentClient(server.url, server.projectId, idToken);

const stamps = [
  { fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' },
  { fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' },
];

/** A profile, a mix that was changed once, a record that is locked by now, and a favourite. */
async function storeEverything({ uid, idToken }: Tokens): Promise<void> {
  const client = clientOf({ uid, idToken, refreshToken: '' });
  const reference = (path: string): object => ({ referenceValue: client.name(path) });
  const text = { stringValue: `${CANARY} ${uid}` };
  const documents: readonly (readonly [string, object])[] = [
    [`users/${uid}`, { id: { stringValue: uid }, name: text }],
    [`users/${uid}/mixes/m1`, { name: text }],
    [`users/${uid}/mixes/m1`, { name: text, note: text }],
    [`users/${uid}/records/r1`, { name: text }],
    [
      `userproduct/${uid}_urea`,
      {
        userId: reference(`users/${uid}`),
        productId: reference('product/urea'),
        isFavourite: { booleanValue: true },
      },
    ],
  ];
  for (const [path, fields] of documents) {
    const answer = await client.set(path, fields, { updateTransforms: stamps });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  }
}

const rowsNaming = (uid: string): unknown =>
  server.database
    .prepare(
      `SELECT (SELECT count(*) FROM documents WHERE instr(path, ?) > 0) AS documents,
              (SELECT count(*) FROM document_changes WHERE instr(path, ?) > 0) AS changes`,
    )
    .get(uid, uid);

/** Whether a text stands anywhere in the files of the database. */
const isOnDisk = (text: string): boolean =>
  readdirSync(join(folder, 'data')).some((file) =>
    readFileSync(join(folder, 'data', file)).includes(text),
  );

test('an account goes with its documents, their past and its letters; others keep theirs', async () => {
  const ann = await server.register(`${CANARY}-ann@example.org`);
  const bob = await server.register('bob@example.org');
  await storeEverything(ann);
  await storeEverything(bob);
  expect(isOnDisk(`${CANARY} ${ann.uid}`)).toBe(true);
  expect(isOnDisk(`${CANARY}-ann`)).toBe(true);
  const commits: string[] = [];
  server.documents.onCommit(({ changes }) => commits.push(...changes.map(({ path }) => path)));

  expect((await server.post('/v1/accounts:delete', { idToken: ann.idToken })).error).toBeNull();

  expect(commits).toHaveLength(4);
  expect(rowsNaming(ann.uid)).toEqual({ documents: 0, changes: 0 });
  expect(rowsNaming(bob.uid)).toEqual({ documents: 4, changes: 5 });
  expect(isOnDisk(`${CANARY} ${ann.uid}`)).toBe(false);
  expect(isOnDisk(`${CANARY}-ann`)).toBe(false);
  expect(isOnDisk(`${CANARY} ${bob.uid}`)).toBe(true);

  const late = await clientOf(ann).set(`users/${ann.uid}/mixes/m2`, {});
  expect(late.status).toBe(401);
});

test('when the deletion fails nothing of it has happened', async () => {
  const ann = await server.register();
  await storeEverything(ann);
  server.database.exec(`CREATE TRIGGER fails BEFORE DELETE ON accounts
    BEGIN SELECT RAISE(ABORT, 'planted'); END`);
  const refused = await server.post('/v1/accounts:delete', { idToken: ann.idToken });
  expect(refused.status).toBe(500);
  expect(rowsNaming(ann.uid)).toEqual({ documents: 4, changes: 5 });
  expect((await server.post('/v1/accounts:lookup', { idToken: ann.idToken })).error).toBeNull();
});
