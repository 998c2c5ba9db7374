import { afterEach, beforeEach, expect, test } from 'vitest';
import { accountServerForEachTest, EMAIL, type Tokens } from '../../../testing/accountClient.ts';
import { DocumentClient, refusalIn, type Answer } from '../../../testing/DocumentClient.ts';
import { text } from '../../../testing/wireValues.ts';
import { countStorageAnew, miscounted } from './StorageUse.ts';
import { isOfMembership, storageOwner } from './storageOwner.ts';

const FULL = /^OUT_OF_RANGE /;
const server = accountServerForEachTest({ STORAGE_MB: '1', STORAGE_DOCUMENTS: '30' });

const STAMPS = ['createdAt', 'updatedAt'].map((fieldPath) => ({
  fieldPath,
  setToServerValue: 'REQUEST_TIME',
}));
const TENTH_OF_A_MB = 'x'.repeat(100_000);

let ann: Tokens;
let bob: Tokens;
beforeEach(async () => {
  ann = await server.register();
  bob = await server.register('bob@example.org');
});
afterEach(() => expect(miscounted(server.database)).toEqual([]));

const clientOf = ({ idToken }: Tokens): DocumentClient =>
  new DocumentClient(server.url, server.projectId, idToken);

const keep = (who: Tokens, id: string, words = TENTH_OF_A_MB): Promise<Answer> =>
  clientOf(who).set(
    `users/${who.uid}/mixes/${id}`,
    { name: text(id), note: text(words) },
    { updateTransforms: STAMPS },
  );

const useOf = ({ uid }: Tokens) => server.documents.storage.of(`users/${uid}`);

async function fill(who: Tokens): Promise<void> {
  for (let at = 0; at < 9; at += 1) expect(refusalIn(await keep(who, `m${at}`))).toBe('accepted');
}

const write = (path: string, fields: object): object => ({
  update: { name: clientOf(ann).name(path), fields },
  updateTransforms: STAMPS,
});

const found = (who: Tokens, farmId: string): Promise<Answer> =>
  clientOf(who).commit(
    write(`farms/${farmId}`, {
      name: text('Hill Farm'),
      owners: { arrayValue: { values: [text(who.uid)] } },
      createdBy: text(who.uid),
    }),
    write(`farms/${farmId}/members/${who.uid}`, {
      role: text('owner'),
      name: text('Ann'),
      invite: { nullValue: null },
    }),
  );

test('what an account keeps is bounded in bytes; nothing of a refused commit is kept', async () => {
  await fill(ann);
  expect(refusalIn(await keep(ann, 'm10'))).toMatch(FULL);
  expect(await clientOf(ann).read(`users/${ann.uid}/mixes/m10`)).toBeNull();
  expect(useOf(ann)).toMatchObject({ documents: 9 });
  expect(useOf(ann).bytes).toBeLessThanOrEqual(1_000_000);
});

test('a full account still deletes and shortens, and writes again once there is room; others never notice', async () => {
  await fill(ann);
  expect(refusalIn(await keep(ann, 'm10'))).toMatch(FULL);
  expect(refusalIn(await keep(bob, 'm10'))).toBe('accepted');
  expect(refusalIn(await keep(ann, 'm0', 'short'))).toBe('accepted');
  expect(refusalIn(await keep(ann, 'm10'))).toBe('accepted');
  expect(refusalIn(await keep(ann, 'm11'))).toMatch(FULL);
  expect(refusalIn(await clientOf(ann).delete(`users/${ann.uid}/mixes/m1`))).toBe('accepted');
  expect(refusalIn(await keep(ann, 'm11'))).toBe('accepted');
});

test('of many at once none gets past the bound', async () => {
  const ids = Array.from({ length: 30 }, (_, at) => `m${at}`);
  const all = await Promise.all(ids.map((id) => keep(ann, id)));
  expect(all.map(refusalIn).filter((words) => words === 'accepted')).toHaveLength(9);
  expect(useOf(ann).bytes).toBeLessThanOrEqual(1_000_000);
});

test('so is the number of its documents', async () => {
  for (let at = 0; at < 30; at += 1) {
    expect(refusalIn(await keep(ann, `m${at}`, 'short'))).toBe('accepted');
  }
  expect(refusalIn(await keep(ann, 'm30', 'short'))).toMatch(FULL);
  expect(refusalIn(await keep(ann, 'm3', 'changed'))).toBe('accepted');
});

test('what documents were before is bounded too, and that passes within a day', async () => {
  await keep(ann, 'm', `0${TENTH_OF_A_MB}`);
  let last = '';
  for (let at = 1; at < 20 && last !== 'refused'; at += 1) {
    const refusal = refusalIn(await keep(ann, 'm', `${at}${TENTH_OF_A_MB}`));
    last = refusal === 'accepted' ? refusal : 'refused';
    if (last === 'refused') expect(refusal).toMatch(/^RESOURCE_EXHAUSTED /);
  }
  expect(last).toBe('refused');
  expect(useOf(ann).changeBytes).toBeLessThan(1_200_000);
  expect(refusalIn(await keep(bob, 'm'))).toBe('accepted');
  expect(refusalIn(await clientOf(ann).delete(`users/${ann.uid}/mixes/m`))).toBe('accepted');
});

test('a farm has a bound of its own, and is put in order when it is full', async () => {
  expect(refusalIn(await found(ann, 'hill'))).toBe('accepted');
  const ground = (id: string) =>
    clientOf(ann).commit(
      write(`farms/hill/paddocks/${id}`, {
        name: text(id),
        note: text(TENTH_OF_A_MB),
        createdBy: text(ann.uid),
      }),
    );
  for (let at = 0; at < 9; at += 1) expect(refusalIn(await ground(`p${at}`))).toBe('accepted');
  expect(refusalIn(await ground('p10'))).toMatch(FULL);
  // Her own account has room, and the farm still gets another name.
  expect(refusalIn(await keep(ann, 'm1'))).toBe('accepted');
  const rename = {
    update: {
      name: clientOf(ann).name('farms/hill'),
      fields: { name: text('Hill Farm, a longer name') },
    },
    updateMask: { fieldPaths: ['name'] },
    updateTransforms: [STAMPS[1]],
  };
  expect(refusalIn(await clientOf(ann).commit(rename))).toBe('accepted');
});

test('an account founds three farms, each of which may keep as much', async () => {
  for (const id of ['a', 'b', 'c']) {
    expect(refusalIn(await found(ann, id))).toBe('accepted');
  }
  expect(refusalIn(await found(ann, 'd'))).toMatch(FULL);
  expect(refusalIn(await found(bob, 'd'))).toBe('accepted');
});

test('a bound of its own stands in place of the configuration, and goes with the account', async () => {
  await fill(ann);
  const owner = `users/${ann.uid}`;
  server.documents.storage.setBounds(owner, { bytes: 2_000_000, documents: null, farms: null });
  expect(refusalIn(await keep(ann, 'm10'))).toBe('accepted');
  expect(useOf(ann).bounds).toEqual({ bytes: 2_000_000, documents: 30, farms: 3 });
  await server.post('/v1/accounts:delete', { idToken: ann.idToken });
  const kept = server.database.prepare('SELECT count(*) AS n FROM storage_use WHERE owner = ?');
  expect(kept.get(owner)).toEqual({ n: 0 });
  expect((await server.register(EMAIL)).uid).not.toBe(ann.uid);
});

test('counters that somebody wrote past are found, and counted anew', async () => {
  await fill(ann);
  const right = useOf(ann);
  server.database.exec('UPDATE storage_use SET bytes = bytes + 5, documents = 0');
  expect(miscounted(server.database)).toEqual([`users/${ann.uid}`]);
  server.database.transaction(() => countStorageAnew(server.database));
  expect(useOf(ann)).toEqual(right);
});

test.each([
  ['users/u1', 'users/u1', true],
  ['users/u1/farms/f1', 'users/u1', true],
  ['users/u1/records/r1', 'users/u1', false],
  ['userproduct/u1_urea_46', 'users/u1', false],
  ['farms/f1', 'farms/f1', true],
  ['farms/f1/members/u1', 'farms/f1', true],
  ['farms/f1/invites/AB', 'farms/f1', true],
  ['farms/f1/jobs/j1', 'farms/f1', false],
  ['farms/f1/x/y/members/z', 'farms/f1', false],
  ['product/urea', null, false],
  ['usersx/u1', null, false],
  ['userproduct/noowner', null, false],
] as const)('%s takes the room of %s', (path, owner, ofMembership) => {
  expect(storageOwner(path)).toBe(owner);
  expect(isOfMembership(path)).toBe(ofMembership);
  const put = server.database.prepare(
    `INSERT OR REPLACE INTO documents (path, parent, collection, fields, create_time, update_time)
     VALUES (?, '', 'c', '{}', 0, 0) RETURNING owner`,
  );
  server.database.transaction(() => expect(put.get(path)).toEqual({ owner: owner ?? '' }));
});
