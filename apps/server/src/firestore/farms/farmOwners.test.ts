import { CLOSED_FARM_DAYS } from '@mix/documents';
import { beforeEach, expect, test } from 'vitest';
import { accountServerForEachTest, type Tokens } from '../../testing/accountClient.ts';
import { DocumentClient, refusalIn, type Answer } from '../../testing/DocumentClient.ts';
import { text } from '../../testing/wireValues.ts';
import { StoredDocument } from '../storage/StoredDocument.ts';
import { miscounted } from '../storage/bounds/StorageUse.ts';
import { eraseClosedFarms } from './eraseClosedFarms.ts';

const server = accountServerForEachTest();
const DAY_MS = 24 * 3_600_000;

let olive: Tokens;
let max: Tokens;
beforeEach(async () => {
  olive = await server.register('olive@example.org');
  max = await server.register('max@example.org');
  await makeFarm('hill', 'Hill Farm');
});

const clientOf = ({ idToken }: Tokens): DocumentClient =>
  new DocumentClient(server.url, server.projectId, idToken);

const stamped = (...fields: readonly string[]): object[] =>
  fields.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }));

/** A farm of Olive's, which Max joins as its manager. */
async function makeFarm(farmId: string, name: string, isShared = true): Promise<void> {
  const client = clientOf(olive);
  const write = (path: string, fields: object): object => ({
    update: { name: client.name(path), fields },
    updateTransforms: stamped('createdAt', 'updatedAt'),
  });
  const member = { name: text('Somebody'), invite: { nullValue: null } };
  const founded = await client.commit(
    write(`farms/${farmId}`, {
      name: text(name),
      owners: { arrayValue: { values: [text(olive.uid)] } },
      createdBy: text(olive.uid),
    }),
    write(`farms/${farmId}/members/${olive.uid}`, { ...member, role: text('owner') }),
  );
  expect(refusalIn(founded)).toBe('accepted');
  await client.commit(
    write(`farms/${farmId}/paddocks/p1`, { name: text('canary 1'), createdBy: text(olive.uid) }),
  );
  if (!isShared) return;
  server.database.transaction(() =>
    server.documents.table.put(
      new StoredDocument(
        `farms/${farmId}/members/${max.uid}`,
        JSON.stringify({ ...member, role: text('manager') }),
        0n,
        0n,
      ),
    ),
  );
}

const change = (who: Tokens, path: string, fields: object): Promise<Answer> =>
  clientOf(who).commit({
    update: { name: clientOf(who).name(path), fields },
    updateMask: { fieldPaths: Object.keys(fields) },
    updateTransforms: stamped('updatedAt'),
  });

const close = (who: Tokens): Promise<Answer> =>
  clientOf(who).commit({
    update: { name: clientOf(who).name('farms/hill'), fields: {} },
    updateMask: { fieldPaths: [] },
    updateTransforms: stamped('closedAt', 'updatedAt'),
  });

/** The same account with a new ID token, for an hour or more later. */
const renewed = async (who: Tokens): Promise<Tokens> => ({
  ...who,
  idToken: String((await server.refresh(who.refreshToken)).body['id_token']),
});

const endOf = ({ idToken }: Tokens) => server.post('/v1/accounts:delete', { idToken });

const roleOf = async (uid: string): Promise<unknown> =>
  (
    (await clientOf(max).read(`farms/hill/members/${uid}`))?.fields as
      | { role?: unknown }
      | undefined
  )?.role;

const left = (farmId: string): unknown =>
  server.database
    .prepare(
      `SELECT (SELECT count(*) FROM documents WHERE path LIKE ?1) AS documents,
              (SELECT count(*) FROM document_changes WHERE path LIKE ?1) AS changes`,
    )
    .get(`farms/${farmId}%`);

test('the last owner of a farm that others belong to stays, whatever their own list says', async () => {
  // The account's own list of its farms is empty.
  const refused = await endOf(olive);
  expect(refused.error).toMatch(/^LAST_OWNER : .*Hill Farm/);
  expect(await roleOf(olive.uid)).toEqual(text('owner'));
  expect((await server.post('/v1/accounts:lookup', { idToken: olive.idToken })).error).toBeNull();
});

test('the successor becomes the owner in the step that ends the account', async () => {
  const named = await change(olive, 'farms/hill', { successor: text(max.uid) });
  expect(refusalIn(named)).toBe('accepted');
  expect((await endOf(olive)).error).toBeNull();
  expect(await roleOf(max.uid)).toEqual(text('owner'));
  expect(await roleOf(olive.uid)).toBeUndefined();
  expect((await clientOf(max).read('farms/hill'))?.fields).toMatchObject({
    owners: { arrayValue: { values: [text(max.uid)] } },
    successor: { nullValue: null },
  });
  // The successor is an owner in full: the rules let them change the farm.
  expect(refusalIn(await change(max, 'farms/hill', { name: text('Max Hill') }))).toBe('accepted');
});

test('a successor who left meanwhile is none', async () => {
  await change(olive, 'farms/hill', { successor: text(max.uid) });
  expect(refusalIn(await clientOf(max).delete(`farms/hill/members/${max.uid}`))).toBe('accepted');
  // Nobody else is left: the farm goes with the account.
  expect((await endOf(olive)).error).toBeNull();
  expect(left('hill')).toEqual({ documents: 0, changes: 0 });
});

test('who is no owner goes, and the farm names them no more', async () => {
  expect((await endOf(max)).error).toBeNull();
  expect(await clientOf(olive).read(`farms/hill/members/${max.uid}`)).toBeNull();
});

test('a farm that nobody else belongs to goes with its owner', async () => {
  await makeFarm('alone', 'Alone', false);
  await change(olive, 'farms/hill', { successor: text(max.uid) });
  expect((await endOf(olive)).error).toBeNull();
  expect(left('alone')).toEqual({ documents: 0, changes: 0 });
  expect(miscounted(server.database)).toEqual([]);
});

test('of two farms, one without a successor keeps the account and both farms as they were', async () => {
  await makeFarm('other', 'River Farm');
  await change(olive, 'farms/hill', { successor: text(max.uid) });
  expect((await endOf(olive)).error).toMatch(/^LAST_OWNER : .*River Farm/);
  expect(await roleOf(max.uid)).toEqual(text('manager'));
});

test('a closed farm is worked on for thirty days, and is gone after that', async () => {
  expect(refusalIn(await close(max))).toMatch(/^PERMISSION_DENIED/);
  expect(refusalIn(await close(olive))).toBe('accepted');
  expect(refusalIn(await change(max, 'farms/hill/paddocks/p1', { name: text('sent late') }))).toBe(
    'accepted',
  );
  server.time.now += (CLOSED_FARM_DAYS - 1) * DAY_MS;
  expect(eraseClosedFarms(server.documents)).toEqual([]);
  server.time.now += DAY_MS;
  expect(eraseClosedFarms(server.documents)).toEqual(['hill']);
  expect(left('hill')).toEqual({ documents: 0, changes: 0 });
  expect(miscounted(server.database)).toEqual([]);
  expect(eraseClosedFarms(server.documents)).toEqual([]);
});

test('a farm that is opened again within that time stays', async () => {
  await close(olive);
  server.time.now += 10 * DAY_MS;
  const later = await renewed(olive);
  expect(refusalIn(await change(later, 'farms/hill', { closedAt: { nullValue: null } }))).toBe(
    'accepted',
  );
  server.time.now += 100 * DAY_MS;
  expect(eraseClosedFarms(server.documents)).toEqual([]);
});

test('stopped in the middle, the erasing goes on at the next call', async () => {
  await close(olive);
  server.time.now += CLOSED_FARM_DAYS * DAY_MS;
  server.database
    .exec(`CREATE TRIGGER stops BEFORE DELETE ON documents WHEN old.path LIKE '%/paddocks/%'
    BEGIN SELECT RAISE(ABORT, 'planted'); END`);
  expect(() => eraseClosedFarms(server.documents)).toThrow('planted');
  // After the first step nobody belongs to the farm.
  const later = clientOf(await renewed(max));
  expect((await later.send('GET', later.name('farms/hill/paddocks/p1'))).status).toBe(403);
  server.database.exec('DROP TRIGGER stops');
  expect(eraseClosedFarms(server.documents)).toEqual(['hill']);
  expect(left('hill')).toEqual({ documents: 0, changes: 0 });
});
