import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { eraseClosedFarms } from './firestore/farms/eraseClosedFarms.ts';
import { accountServerForEachTest, type Tokens } from './testing/accountClient.ts';
import { DocumentClient, refusalIn, type Answer } from './testing/DocumentClient.ts';
import { text } from './testing/wireValues.ts';

// The machine's clock is set forward or back under what has a time limit: nothing of the past opens again,
// and nothing that was promised to last ends early for good.

const server = accountServerForEachTest();
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SECRET = 'k7Qm2tVx9RpAeJ4wB6nZ8sDf';
const INVITE = createHash('sha256').update(SECRET).digest('hex').toUpperCase();
const NOTHING = { nullValue: null };

let ann: Tokens;
beforeEach(async () => {
  ann = await server.register();
});

const clientOf = ({ idToken }: Tokens): DocumentClient =>
  new DocumentClient(server.url, server.projectId, idToken);

const stamped = (...fields: readonly string[]): object[] =>
  fields.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }));

const created = (path: string, fields: object): object => ({
  update: { name: clientOf(ann).name(path), fields },
  updateTransforms: stamped('createdAt', 'updatedAt'),
});

const changed = (path: string, fields: object, ...stamps: readonly string[]): object => ({
  update: { name: clientOf(ann).name(path), fields },
  updateMask: { fieldPaths: Object.keys(fields) },
  updateTransforms: stamped(...stamps, 'updatedAt'),
});

const renewed = async (who: Tokens): Promise<Tokens> => {
  const { body, error } = await server.refresh(who.refreshToken);
  expect(error).toBeNull();
  return {
    ...who,
    idToken: String(body['id_token']),
    refreshToken: String(body['refresh_token']),
  };
};

const send = async (who: Tokens, ...writes: readonly object[]): Promise<string> =>
  refusalIn(await clientOf(who).commit(...writes));

const founding = (): readonly object[] => [
  created('farms/hill', {
    name: text('Hill Farm'),
    owners: { arrayValue: { values: [text(ann.uid)] } },
    createdBy: text(ann.uid),
  }),
  created(`farms/hill/members/${ann.uid}`, { role: text('owner'), name: NOTHING, invite: NOTHING }),
];

test('a token of an hour: over after a jump ahead, and good again to nobody after a jump back', async () => {
  const lookup = (): Promise<{ error: string | null }> =>
    server.post('/v1/accounts:lookup', { idToken: ann.idToken });
  server.time.now += HOUR_MS + 1000;
  // Final for no session: the client asks for another token.
  expect((await lookup()).error).toBe('INVALID_ID_TOKEN');
  // Set back, the token is again within its hour, and its session has not ended.
  server.time.now -= HOUR_MS;
  expect((await lookup()).error).toBeNull();
  // Two days back it is of a time that has not come.
  server.time.now -= 2 * DAY_MS;
  expect((await lookup()).error).toBe('INVALID_ID_TOKEN');
  ann = await renewed(ann);
  expect((await lookup()).error).toBeNull();
});

test('a record stays locked though the clock is set back behind its 48 hours', async () => {
  const path = `users/${ann.uid}/records/r1`;
  expect(await send(ann, created(path, { name: text('as sprayed') }))).toBe('accepted');
  server.time.now += 49 * HOUR_MS;
  ann = await renewed(ann);
  expect(await send(ann, changed(path, { name: text('otherwise') }))).toMatch(/^PERMISSION/);
  // Something was written since: the time of commits never goes back.
  expect(await send(ann, created(`users/${ann.uid}/mixes/m1`, { name: text('m') }))).toBe(
    'accepted',
  );
  server.time.now -= 48 * HOUR_MS;
  ann = await renewed(ann);
  expect(await send(ann, changed(path, { name: text('otherwise') }))).toMatch(/^PERMISSION/);
});

test('an invite of 72 hours lets nobody in after its time, a clock set back or not', async () => {
  expect(await send(ann, ...founding())).toBe('accepted');
  const invite = {
    role: text('operator'),
    name: NOTHING,
    farmName: text('Hill Farm'),
    usedBy: NOTHING,
    createdBy: text(ann.uid),
  };
  expect(await send(ann, created(`farms/hill/invites/${INVITE}`, invite))).toBe('accepted');
  server.time.now += 73 * HOUR_MS;
  let ben = await server.register('ben@example.org');
  const join = (): Promise<Answer> =>
    clientOf(ben).commit(
      created(`farms/hill/members/${ben.uid}`, {
        role: text('operator'),
        name: text('Ben'),
        invite: text(INVITE),
      }),
      changed(
        `farms/hill/invites/${INVITE}`,
        { usedBy: text(ben.uid), secret: text(SECRET) },
        'usedAt',
      ),
    );
  expect(refusalIn(await join())).toMatch(/^PERMISSION/);
  expect(await send(ben, created(`users/${ben.uid}/mixes/m1`, { name: text('m') }))).toBe(
    'accepted',
  );
  server.time.now -= 2 * HOUR_MS;
  ben = await renewed(ben);
  expect(refusalIn(await join())).toMatch(/^PERMISSION/);
});

test('a closed farm is not erased early by a clock that was ahead for a moment and nobody wrote', async () => {
  await send(ann, ...founding());
  expect(await send(ann, changed('farms/hill', {}, 'closedAt'))).toBe('accepted');
  server.time.now -= 400 * DAY_MS;
  expect(eraseClosedFarms(server.documents)).toEqual([]);
  server.time.now += 400 * DAY_MS + 29 * DAY_MS;
  expect(eraseClosedFarms(server.documents)).toEqual([]);
  server.time.now += DAY_MS;
  expect(eraseClosedFarms(server.documents)).toEqual(['hill']);
});
