import { catalogue } from '@mix/catalogue';
import {
  ownProductKind,
  recordKind,
  ROLES,
  savedMachineKind,
  type OwnProduct,
  type Role,
} from '@mix/documents';
import { beforeEach, describe, expect, test } from 'vitest';
import { commitTrusted } from '../../firestore/commit/commit.ts';
import { fieldsFromPlain } from '../../firestore/wire/fromPlain.ts';
import { accountServerForEachTest, type Tokens } from '../../testing/accountClient.ts';
import { sprayed } from '../../testing/keepRecords.ts';
import {
  FARM,
  outlined,
  PRICED_DRAFT,
  pricedJob,
  put,
  putFarm,
  putMember,
} from '../../testing/programFarm.ts';

const server = accountServerForEachTest();
let olive: Tokens;

beforeEach(async () => {
  olive = await server.register('olive@example.org');
  putFarm(server, olive.uid);
});

const ALL = ['catalogue', 'plan', 'records', 'farm', 'jobs', 'money'];
const PATHS = [
  'records',
  'records.csv',
  'paddocks',
  'machines',
  'stock',
  'rounds',
  'jobs',
] as const;
const { price: _price, ...UNPRICED_LINE } = PRICED_DRAFT.products[0];
const [anyProduct] = catalogue.products.filter(({ id }) => id === 'urea');
if (anyProduct === undefined) throw new Error('the catalogue has no urea');
const priced: OwnProduct = {
  ...anyProduct,
  id: 'own-brew',
  name: 'Kelp brew',
  container: null,
  price: { amountCents: 98, per: 'kg' },
};
const DRAFT = { ...PRICED_DRAFT, products: [UNPRICED_LINE] };

async function secretOf({ idToken }: Tokens, scopes: readonly string[] = ALL): Promise<string> {
  const body = { idToken, name: 'Office sheet', scopes, days: 92 };
  const answer = await server.post('/v2/accounts:makeProgramToken', body);
  if (answer.error !== null) throw new Error(answer.error);
  return String(answer.body['secret']);
}

const ask = (secret: string, path: string, body?: object) =>
  fetch(`${server.url}/api/v1/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** Somebody with a role at the farm, and a token of theirs. */
async function join(role: Role, scopes = ALL) {
  const tokens = role === 'owner' ? olive : await server.register(`${role}@example.org`);
  if (role !== 'owner') putMember(server, tokens.uid, role);
  return { ...tokens, secret: await secretOf(tokens, scopes) };
}

const remove = (uid: string): void => {
  commitTrusted(server.documents, [
    { kind: 'delete', path: `farms/${FARM}/members/${uid}`, precondition: { kind: 'none' } },
  ]);
};

const READERS: readonly Role[] = ['owner', 'manager', 'operator', 'adviser'];
const SEE_MONEY: readonly Role[] = ['owner', 'manager', 'adviser'];
const HAND_OVER: readonly Role[] = ['owner', 'manager'];
/** Any price that the farm's documents have. */
const PRICE = /:98\b|:2450\b/;

describe.each(ROLES)('a program of the %s', (role) => {
  test.each(PATHS)('reads of %s what its owner sees, and no more', async (path) => {
    const { secret, uid } = await join(role);
    const answer = await ask(secret, `farms/${FARM}/${path}`);
    const text = await answer.text();
    if (READERS.includes(role)) {
      expect(answer.status, text).toBe(200);
      expect(text).toMatch(path === 'records.csv' ? /^Record,.*\r\nr1,/ : /"items":\[\{"id":"/);
      const hasPrices = ['records', 'stock', 'rounds', 'jobs'].includes(path);
      expect(PRICE.test(text)).toBe(hasPrices && SEE_MONEY.includes(role));
      return;
    }
    if (['paddocks', 'machines', 'stock', 'rounds'].includes(path)) {
      expect(answer.status).toBe(403);
      return;
    }
    // A contractor: the jobs sent to them, and the records they made.
    expect(answer.status).toBe(200);
    expect(text).not.toMatch(/"id"|\r\nr1/);
    put(server, `farms/${FARM}/jobs/j2`, { ...pricedJob(uid), createdBy: olive.uid });
    put(server, `farms/${FARM}/records/r2`, {
      ...recordKind.serialise(sprayed),
      jobId: 'j2',
      createdBy: uid,
    });
    const after = await (await ask(secret, `farms/${FARM}/${path}`)).text();
    expect(after).toMatch(
      path === 'jobs' ? /"id":"j2"/ : path === 'records' ? /"id":"r2"/ : /\r\nr2,/,
    );
    expect(after).not.toMatch(/"id":"(?:j1|r1)"|\r\nr1,/);
    expect(after).not.toMatch(PRICE);
  });

  test('hands over a job where its owner may', async () => {
    const { secret } = await join(role);
    const answer = await ask(secret, `farms/${FARM}/jobs`, { draft: DRAFT });
    expect(answer.status).toBe(HAND_OVER.includes(role) ? 201 : 403);
  });

  test('is told which farm it reads, and as what', async () => {
    const { secret } = await join(role);
    if (role === 'owner') put(server, `users/${olive.uid}/farms/${FARM}`, { name: 'Old name' });
    expect(await (await ask(secret, 'farms')).json()).toEqual({
      items: [{ id: FARM, name: 'Hill Farm', role, seesMoney: SEE_MONEY.includes(role) }],
    });
  });
});

describe('what somebody is on a farm', () => {
  test('holds from the next request on when it changes', async () => {
    const { secret, uid } = await join('manager');
    const records = async () => (await ask(secret, `farms/${FARM}/records`)).text();
    expect(await records()).toMatch(PRICE);
    putMember(server, uid, 'operator');
    expect(await records()).toMatch(/"id":"r1"/);
    expect(await records()).not.toMatch(PRICE);
    expect((await ask(secret, `farms/${FARM}/jobs`, { draft: DRAFT })).status).toBe(403);
    putMember(server, uid, 'contractor');
    expect((await ask(secret, `farms/${FARM}/paddocks`)).status).toBe(403);
  });

  test('ends with the next request when they are removed', async () => {
    const { secret, uid } = await join('manager');
    remove(uid);
    for (const path of PATHS) {
      expect((await ask(secret, `farms/${FARM}/${path}`)).status, path).toBe(403);
    }
    expect((await ask(secret, `farms/${FARM}/jobs`, { draft: DRAFT })).status).toBe(403);
    expect(await (await ask(secret, 'farms')).json()).toEqual({ items: [] });
  });

  test('is nothing for a stranger, who is not told whether a farm is there', async () => {
    const secret = await secretOf(await server.register('zoe@example.org'));
    const said = async (farm: string) => {
      const answers = [];
      for (const path of PATHS) {
        const answer = await ask(secret, `farms/${farm}/${path}`);
        answers.push([answer.status, await answer.text()]);
      }
      return answers;
    };
    const there = await said(FARM);
    expect(there.map(([status]) => status)).toEqual(PATHS.map(() => 403));
    expect(await said('no-such-farm')).toEqual(there);
    expect(await said('a%2Fmembers')).toEqual(there);
  });
});

describe('a token', () => {
  test('that may not see farms reads none, and one that may not see money no prices', async () => {
    const old = await secretOf(olive, ['records', 'money']);
    for (const path of [...PATHS.map((one) => `farms/${FARM}/${one}`), 'farms', 'paddocks']) {
      expect((await ask(old, path)).status, path).toBe(403);
    }
    const poor = await secretOf(olive, ['records', 'farm']);
    for (const path of PATHS) {
      const answer = await ask(poor, `farms/${FARM}/${path}`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toMatch(PRICE);
    }
    expect((await ask(poor, `farms/${FARM}/jobs`, { draft: DRAFT })).status).toBe(403);
  });

  test('reads its owner’s own place where no farm is named', async () => {
    const secret = await secretOf(olive);
    put(server, `users/${olive.uid}/paddocks/mine`, outlined('Garden'));
    // An area that no form takes is answered as not known.
    put(server, `users/${olive.uid}/paddocks/vast`, { ...outlined('Vast'), areaHa: 640_000 });
    expect(await (await ask(secret, 'paddocks')).json()).toMatchObject({
      items: [
        { id: 'mine', name: 'Garden', areaHa: 13.6 },
        { id: 'vast', name: 'Vast', areaHa: null },
      ],
      nextPageToken: null,
    });
    expect((await ask(secret, 'jobs')).status).toBe(404);
  });

  test('reads machines with every figure that is set, and leaves one beyond its limits out', async () => {
    const big = { name: 'Big one', machineId: 'custom', boomConfig: null, nozzleIds: ['xr11003'] };
    const secret = await secretOf(olive);
    put(
      server,
      `users/${olive.uid}/machines/mine`,
      savedMachineKind.serialise({ ...big, tankCapacityL: 2000, swathWidthM: 240 }),
    );
    const { items } = (await (await ask(secret, 'machines')).json()) as {
      items: readonly Record<string, unknown>[];
    };
    expect(items).toEqual([
      {
        ...big,
        tankCapacityL: 2000,
        id: 'mine',
        createdAt: expect.any(String) as unknown,
        updatedAt: expect.any(String) as unknown,
      },
    ]);
  });

  test('says of a stamp that a document does not have that it is not known', async () => {
    const path = `farms/${FARM}/paddocks/old`;
    const fields = fieldsFromPlain({ ...outlined('Old flat'), createdBy: olive.uid });
    commitTrusted(server.documents, [
      { kind: 'set', path, precondition: { kind: 'none' }, fields, mask: null, transforms: [] },
    ]);
    const answer = await ask(await secretOf(olive), `farms/${FARM}/paddocks`);
    const { items } = (await answer.json()) as { items: readonly { name: string }[] };
    expect(items.find(({ name }) => name === 'Old flat')).toMatchObject({
      createdAt: null,
      updatedAt: null,
    });
    const described = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
      components: { schemas: Record<string, { properties: Record<string, { type: unknown }> }> };
    };
    const { Paddock } = described.components.schemas;
    expect(Paddock?.properties['createdAt']?.type).toEqual(['string', 'null']);
  });

  test('reads a farm page by page, sixty times a minute', async () => {
    const secret = await secretOf(olive);
    for (const id of ['p2', 'p3']) {
      put(server, `farms/${FARM}/paddocks/${id}`, { ...outlined(id), createdBy: olive.uid });
    }
    const ids: string[] = [];
    let pageToken = '';
    for (;;) {
      const answer = await ask(secret, `farms/${FARM}/paddocks?pageSize=2&pageToken=${pageToken}`);
      const page = (await answer.json()) as {
        items: { id: string }[];
        nextPageToken: string | null;
      };
      ids.push(...page.items.map(({ id }) => id));
      if (page.nextPageToken === null) break;
      pageToken = page.nextPageToken;
    }
    expect(ids).toEqual(['p1', 'p2', 'p3']);
    for (const bad of ['pageSize=0', 'pageSize=501', 'pageToken=x']) {
      expect((await ask(secret, `farms/${FARM}/stock?${bad}`)).status, bad).toBe(400);
    }
    const used = 2 + 3;
    for (let count = used; count < 60; count += 1) await ask(secret, 'farms');
    expect((await ask(secret, `farms/${FARM}/stock`)).status).toBe(429);
  });
});

describe('a job of a program', () => {
  const post = (secret: string, body: object) => ask(secret, `farms/${FARM}/jobs`, body);
  const jobOf = async (secret: string, id: string) => {
    const answer = await ask(secret, `farms/${FARM}/jobs`);
    const { items } = (await answer.json()) as { items: Record<string, unknown>[] };
    return items.find((one) => one['id'] === id);
  };

  test('is one that the app fills by: its plan, its ground, whom it is for and who wrote it', async () => {
    const { uid } = await join('operator');
    const secret = await secretOf(olive);
    const said = { draft: DRAFT, paddockId: 'p1', sentTo: uid, day: '2026-12-01', note: 'Gate.' };
    const answer = await post(secret, said);
    const made = (await answer.json()) as { id: string; loadCount: number; problems: object[] };
    expect([answer.status, made.loadCount]).toEqual([201, 6]);
    expect(await jobOf(secret, made.id)).toMatchObject({
      state: 'planned',
      sentTo: uid,
      createdBy: olive.uid,
      told: {
        plan: { loadCount: 6, sprayAreaHa: 37.5 },
        paddock: { id: 'p1', name: 'River flats', landUse: 'pasture' },
        ground: { outline: [{ latitudeDeg: -40.3 }, {}, {}] },
        day: '2026-12-01',
        note: 'Gate.',
        by: 'An owner, Office sheet',
      },
    });
  });

  test('is made once, however often it is sent', async () => {
    const secret = await secretOf(olive);
    const id = 'a1b2c3d4e5f6g7h8i9j0';
    expect((await post(secret, { id, draft: DRAFT })).status).toBe(201);
    expect((await post(secret, { id, draft: DRAFT })).status).toBe(409);
  });

  test('carries no price to a contractor', async () => {
    const { uid } = await join('contractor');
    const secret = await secretOf(olive);
    const made = await post(secret, { draft: PRICED_DRAFT, sentTo: uid });
    const { id } = (await made.json()) as { id: string };
    expect(JSON.stringify(await jobOf(secret, id))).not.toMatch(PRICE);
    // The price of a farm's own product is no fact of it: no job carries it, whoever it is sent to.
    const brew = { ...ownProductKind.serialise(priced), createdBy: olive.uid };
    put(server, `farms/${FARM}/products/own-brew`, brew);
    const draft = { ...DRAFT, products: [{ ...UNPRICED_LINE, productId: 'own-brew' }] };
    const withOwn = (await (await post(secret, { draft, sentTo: uid })).json()) as { id: string };
    const told = JSON.stringify(await jobOf(secret, withOwn.id));
    expect(told).toContain('Kelp brew');
    expect(told).not.toMatch(/amountCents|:98\b/);
    const own = (await (await post(secret, { draft: PRICED_DRAFT })).json()) as { id: string };
    expect(JSON.stringify(await jobOf(secret, own.id))).toMatch(PRICE);
  });

  test.each<[string, object]>([
    ['no draft', {}],
    ['a mix that has no plan', { draft: { ...DRAFT, applicationRateLPerHa: null } }],
    ['a member more', { draft: DRAFT, state: 'checked' }],
    ['a day that is none', { draft: DRAFT, day: '2026-02-30' }],
    ['a paddock that is none', { draft: DRAFT, paddockId: 'none' }],
    ['nobody of the farm', { draft: DRAFT, sentTo: 'nobody' }],
    ['a note as long as a book', { draft: DRAFT, note: 'x'.repeat(501) }],
    ['an id that is none', { draft: DRAFT, id: '../../users/x' }],
    ['more products than a tank takes', { draft: { ...DRAFT, products: Array(51).fill({}) } }],
  ])('is refused with %s', async (_what, body) => {
    const secret = await secretOf(olive);
    const answer = await post(secret, body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: 'INVALID_ARGUMENT' } });
  });

  test('is sent to nobody who does not fill', async () => {
    const { uid } = await join('adviser');
    expect((await post(await secretOf(olive), { draft: DRAFT, sentTo: uid })).status).toBe(400);
  });

  test('is refused as too large, and in another form', async () => {
    const secret = await secretOf(olive);
    expect((await post(secret, { draft: { ...DRAFT, name: 'x'.repeat(300_000) } })).status).toBe(
      413,
    );
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'text/plain' };
    const path = `${server.url}/api/v1/farms/${FARM}/jobs`;
    expect((await fetch(path, { method: 'POST', headers, body: '{}' })).status).toBe(415);
    expect((await fetch(path, { method: 'DELETE', headers })).status).toBe(405);
  });
});
