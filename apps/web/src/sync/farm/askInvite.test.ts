import { afterEach, expect, it, vi } from 'vitest';
import { askInvite } from './askInvite.ts';

const now = new Date(Date.UTC(2026, 10, 27, 12));
const server = { apiKey: 'k', projectId: 'p', appId: 'a', selfHosted: true };
const link = { farmId: 'hill', secret: 'k7Qm2tVx9RpAeJ4wB6nZ8sDf' };

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A document as the service writes it, in an answer of a real read. */
const invite = (more: object = {}): object => ({
  name: 'projects/p/databases/(default)/documents/farms/hill/invites/X',
  fields: {
    role: { stringValue: 'operator' },
    name: { nullValue: null },
    farmName: { stringValue: 'Hill Farm' },
    usedBy: { nullValue: null },
    createdBy: { stringValue: 'u1' },
    createdAt: { timestampValue: '2026-11-26T12:00:00.123Z' },
    updatedAt: { timestampValue: '2026-11-26T12:00:00.123Z' },
    ...more,
  },
  createTime: '2026-11-26T12:00:00.123456Z',
  updateTime: '2026-11-26T12:00:00.123456Z',
});

function answering(status: number, body: unknown) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  return asked;
}

it('says who invites and as what, and shows nobody the secret', async () => {
  const asked = answering(200, invite());
  expect(await askInvite(server, link, now)).toEqual({
    is: 'open',
    role: 'operator',
    farmName: 'Hill Farm',
  });
  // The id that other software works out of this secret.
  expect(asked).toEqual([
    '/v1/projects/p/databases/(default)/documents/farms/hill/invites/5BDD2A482E1830A377E7227531E910B38C3A5F31D30DF25D135D02383319998C?key=k',
  ]);
  await askInvite({ ...server, selfHosted: false }, link, now);
  expect(asked[1]).toMatch(/^https:\/\/firestore\.googleapis\.com\/v1\//);
});

it.each([
  ['used', 200, invite({ usedBy: { stringValue: 'u2' } })],
  ['ended', 404, { error: { code: 404 } }],
  ['ended', 200, invite({ createdAt: { timestampValue: '2026-11-24T12:00:00Z' } })],
  ['ended', 200, {}],
  ['noAnswer', 403, { error: { code: 403 } }],
  ['noAnswer', 503, {}],
  ['noAnswer', 200, invite({ role: { stringValue: 'boss' } })],
])('%s: an answer of %i', async (is, status, body) => {
  answering(status, body);
  expect((await askInvite(server, link, now)).is).toBe(is);
});

it('without a network says that nobody answers', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await askInvite(server, link, now)).toEqual({ is: 'noAnswer' });
});
