import { afterEach, expect, it, vi } from 'vitest';
import { connectOwnServer } from './connectOwnServer.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const refused = (status: number, message: string) =>
  Response.json({ error: { code: status, message } }, { status });

/** The network's edge: gives one answer, or none, and notes what was asked. */
function network(answer: Response | null) {
  const asked: [string, unknown][] = [];
  vi.stubGlobal('fetch', (url: string, { body }: { readonly body: string }) => {
    asked.push([url, JSON.parse(body)]);
    return answer === null ? Promise.reject(new TypeError('no network')) : Promise.resolve(answer);
  });
  return asked;
}

const server = connectOwnServer('a key');

it('asks the server that sent the page, with its key', async () => {
  const asked = network(
    Response.json({
      sessions: [
        {
          sessionId: 's',
          device: 'Firefox, Windows',
          createdAt: '1',
          lastUsedAt: '1795300000000',
          isCurrent: true,
        },
      ],
    }),
  );
  expect(await server.listSessions('token')).toEqual([
    {
      id: 's',
      device: 'Firefox, Windows',
      lastUsedAt: new Date(1_795_300_000_000),
      isCurrent: true,
    },
  ]);
  expect(asked).toEqual([['/v2/accounts:listSessions?key=a%20key', { idToken: 'token' }]]);
});

it.each([
  [refused(400, 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN'), 'auth/requires-recent-login'],
  [refused(400, 'TOKEN_EXPIRED'), 'auth/user-token-expired'],
  [refused(400, 'INVALID_ARGUMENT : No such session.'), 'auth/invalid-argument'],
  // An older server, which has no such call.
  [refused(400, 'OPERATION_NOT_ALLOWED'), 'auth/operation-not-allowed'],
  [refused(503, 'UNAVAILABLE'), 'auth/unavailable'],
  [new Response('<html>', { status: 502 }), 'auth/network-request-failed'],
  [null, 'auth/network-request-failed'],
])('gives what is refused the code that the library would', async (answer, code) => {
  network(answer);
  await expect(server.endSession('token', 's')).rejects.toMatchObject({ code });
});

it('says that another session goes on in place of one, and waits for no answer to be good', async () => {
  const asked = network(null);
  await server.supersedeByHash('hash');
  expect(asked).toEqual([
    ['/v2/accounts:endSession?key=a%20key', { refreshTokenHash: 'hash', isSuperseded: true }],
  ]);
});

it.each([
  [Response.json({}), true],
  // The server has forgotten the session: it is over.
  [refused(400, 'INVALID_REFRESH_TOKEN'), true],
  [refused(503, 'UNAVAILABLE'), false],
  [new Response('<html>', { status: 502 }), false],
  [null, false],
])('owes the end of a session until the server has answered', async (answer, isEnded) => {
  network(answer);
  expect(await server.endByHash('hash')).toBe(isEnded);
});

const stored = {
  tokenId: 't',
  name: 'Office sheet',
  scopes: ['plan', 'some new one'],
  createdAt: '1795300000000',
  expiresAt: '1795400000000',
  lastUsedAt: null,
};
const token = {
  id: 't',
  name: 'Office sheet',
  scopes: ['plan'],
  createdAt: new Date(1_795_300_000_000),
  expiresAt: new Date(1_795_400_000_000),
  lastUsedAt: null,
};

it('makes, lists and ends tokens of other programs', async () => {
  const asked = network(Response.json({ ...stored, secret: 'mix_s' }));
  const wanted = { name: 'Office sheet', scopes: ['plan'], days: 30 } as const;
  expect(await server.makeProgram('id', wanted)).toEqual({ token, secret: 'mix_s' });
  expect(asked).toEqual([
    ['/v2/accounts:makeProgramToken?key=a%20key', { idToken: 'id', ...wanted }],
  ]);
  network(Response.json({ tokens: [stored] }));
  expect(await server.listPrograms('id')).toEqual([token]);
  const ended = network(Response.json({}));
  await server.endProgram('id', 't');
  expect(ended).toEqual([
    ['/v2/accounts:endProgramToken?key=a%20key', { idToken: 'id', tokenId: 't' }],
  ]);
});
