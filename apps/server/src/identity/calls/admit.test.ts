import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import {
  accountServerForEachTest,
  EMAIL,
  PASSWORD,
  type Tokens,
} from '../../testing/accountClient.ts';
import { DocumentClient } from '../../testing/DocumentClient.ts';
import { text } from '../../testing/wireValues.ts';

// Registering only with an invite to a farm: the first owner's account comes from the server's command line,
// here from a time when registering was open.

const server = accountServerForEachTest();
const SECRET = 'k7Qm2tVx9RpAeJ4wB6nZ8sDf';
const HOUR_MS = 3_600_000;

let owner: Tokens;
beforeEach(async () => {
  owner = await server.register('owner@example.org');
  const client = new DocumentClient(server.url, server.projectId, owner.idToken);
  const write = (path: string, fields: object): object => ({
    update: { name: client.name(path), fields },
    updateTransforms: ['createdAt', 'updatedAt'].map((fieldPath) => ({
      fieldPath,
      setToServerValue: 'REQUEST_TIME',
    })),
  });
  const nothing = { nullValue: null };
  const founded = await client.commit(
    write('farms/hill', {
      name: text('Hill Farm'),
      owners: { arrayValue: { values: [text(owner.uid)] } },
      createdBy: text(owner.uid),
    }),
    write(`farms/hill/members/${owner.uid}`, {
      role: text('owner'),
      name: nothing,
      invite: nothing,
    }),
  );
  expect(founded.status, JSON.stringify(founded.body)).toBe(200);
  const id = createHash('sha256').update(SECRET).digest('hex').toUpperCase();
  const invited = await client.commit(
    write(`farms/hill/invites/${id}`, {
      role: text('operator'),
      name: nothing,
      farmName: text('Hill Farm'),
      usedBy: nothing,
      createdBy: text(owner.uid),
    }),
  );
  expect(invited.status, JSON.stringify(invited.body)).toBe(200);
});

/** The same accounts and documents on a server that lets only invited people register. */
const onlyInvited = () => Object.assign(server.settings, { signUp: 'invited' });

const admit = (email = EMAIL, secret = SECRET) =>
  server.post('/v2/accounts:admit', { email, farmId: 'hill', secret });
const signUp = (email = EMAIL) => server.post('/v1/accounts:signUp', { email, password: PASSWORD });

test('nobody registers without an invite; with one, the address that came with it does, once', async () => {
  onlyInvited();
  expect((await signUp()).error).toBe('ADMIN_ONLY_OPERATION');
  expect((await admit()).error).toBeNull();
  expect((await signUp('another@example.org')).error).toBe('ADMIN_ONLY_OPERATION');
  const { body, error } = await signUp();
  expect(error).toBeNull();
  await server.post('/v1/accounts:delete', { idToken: body['idToken'] });
  expect((await signUp()).error).toBe('ADMIN_ONLY_OPERATION');
});

test('an hour later the link is to be opened again', async () => {
  onlyInvited();
  await admit();
  server.time.now += HOUR_MS;
  expect((await signUp()).error).toBe('ADMIN_ONLY_OPERATION');
  await admit();
  expect((await signUp()).error).toBeNull();
});

test('a secret that is not the link’s, and a link of three days ago, let nobody in', async () => {
  onlyInvited();
  expect((await admit(EMAIL, 'not-the-secret-of-a-link')).error).toBe('INVALID_OOB_CODE');
  server.time.now += 72 * HOUR_MS;
  expect((await admit()).error).toBe('INVALID_OOB_CODE');
  expect((await signUp()).error).toBe('ADMIN_ONLY_OPERATION');
});

test('one link lets three addresses register, and no fourth', async () => {
  onlyInvited();
  for (const email of ['a@example.org', 'b@example.org', 'c@example.org']) {
    expect((await admit(email)).error).toBeNull();
  }
  expect((await admit('d@example.org')).error).toBe('ADMIN_ONLY_OPERATION');
  // An address that is admitted again counts once.
  expect((await admit('a@example.org')).error).toBeNull();
  expect((await signUp('a@example.org')).error).toBeNull();
  expect((await admit('d@example.org')).error).toBe('ADMIN_ONLY_OPERATION');
});

test('secrets that are tried are counted by network', async () => {
  for (let n = 0; n < 20; n += 1) await admit(EMAIL, `guess-guess-guess-guess-${n}`);
  expect((await admit()).error).toMatch(/^TOO_MANY_ATTEMPTS/);
});

test('what an account and its farm keep is told to whoever belongs there', async () => {
  const ask = (who: Tokens, farmId?: string) =>
    server.post('/v2/accounts:storage', { idToken: who.idToken, farmId });
  expect((await ask(owner, 'hill')).body).toMatchObject({
    documents: 3,
    mostDocuments: 100_000,
    mostBytes: 500_000_000,
  });
  expect((await ask(owner)).body).toMatchObject({ documents: 0, bytes: 0 });
  const stranger = await server.register();
  expect((await ask(stranger, 'hill')).error).toBe('NOT_FOUND');
  expect((await server.post('/v2/accounts:storage', {})).error).toBe('MISSING_ID_TOKEN');
});
