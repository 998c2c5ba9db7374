import { afterEach, expect, test } from 'vitest';
import { OPERATIONS } from './identity/calls/operations.ts';
import { startAccountServer, type AccountServer } from './testing/accountClient.ts';
import { DocumentClient } from './testing/DocumentClient.ts';
import { sendRaw } from './testing/sendRaw.ts';

let server: AccountServer;
afterEach(() => server.stop());

const EMAIL = 'canary-mail@example.org';
const PASSWORD = 'canary password of ann';
const WORDS = 'canary words in a document';

/** Bodies every call gets, whether it can use them or not: whole, odd and torn. */
const bodies = (more: object): readonly string[] => {
  const whole = JSON.stringify({ email: EMAIL, password: PASSWORD, ...more });
  return [whole, whole.slice(0, -2), `"${EMAIL} ${PASSWORD}"`, `${EMAIL}\u0000${WORDS}`];
};

test('no log line holds a password, a token, a code, an address or what was sent', async () => {
  server = await startAccountServer({ LOG_LEVEL: 'trace' });
  const { idToken, refreshToken, uid } = await server.register(EMAIL, PASSWORD);
  await server.post('/v1/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: EMAIL });
  const oobCode = await server.codeFor(EMAIL, 'resetPassword');
  const secrets = [EMAIL, 'canary', PASSWORD, WORDS, idToken, refreshToken, oobCode];
  const fields = { idToken, refreshToken, displayName: WORDS, photoUrl: `https://x.nz/${WORDS}` };

  for (const path of OPERATIONS.keys()) {
    for (const body of bodies(fields)) {
      for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/plain']) {
        await server.post(path, body, { 'content-type': type, authorization: `Bearer ${idToken}` });
      }
    }
    await fetch(`${server.url}${path}?key=${server.apiKey}&email=${EMAIL}&oobCode=${oobCode}`);
  }
  const session = await server.signIn(EMAIL, PASSWORD);
  const again = String(session.body['idToken']);
  const client = new DocumentClient(server.url, server.projectId, again);
  const filter = {
    fieldFilter: {
      field: { fieldPath: 'name' },
      op: 'EQUAL',
      value: { stringValue: WORDS },
    },
  };
  const query = { from: [{ collectionId: 'mixes' }], where: filter };
  await client.set(`users/${uid}`, { name: { stringValue: WORDS } });
  await client.set(`users/${uid}/mixes/m1`, { [WORDS]: { nonsense: WORDS } });
  await client.query(query);
  await client.query(query, `/users/${uid}`);
  for (const operation of ['commit', 'batchGet', 'runQuery', 'runAggregationQuery', 'rollback']) {
    for (const body of bodies({ [WORDS]: WORDS })) {
      await client.send('POST', `${client.root}:${operation}`, body);
    }
  }
  const stream = `/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=1&$httpHeaders=${encodeURIComponent(`Authorization:Bearer ${again}\r\n`)}`;
  await fetch(server.url + stream, {
    method: 'POST',
    body: `count=1&ofs=0&req0___data__=${encodeURIComponent(`{"${WORDS}`)}&headers=${encodeURIComponent(`Authorization:Bearer ${again}`)}`,
  });
  await fetch(`${server.url}/auth/Action?mode=resetPassword&oobCode=${oobCode}`);
  const action = `GET /auth/Action?oobCode=${oobCode}`;
  await fetch(`${server.url}/mix/${EMAIL}/${encodeURIComponent(EMAIL)}`);
  const malformed = [
    `NONSENSE ${EMAIL} ${WORDS}\r\n\r\n`,
    `${action} HTTP/1.1\r\nHost: no host\r\nConnection: close\r\n\r\n`,
    `GET http://${EMAIL}:x/?${oobCode} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
  ];
  for (const bytes of malformed) expect((await sendRaw(server.url, bytes)).status).toBe(400);
  await server.post('/v1/accounts:delete', { idToken: again });

  await expect.poll(() => server.logged.length).toBeGreaterThan(100);
  const lines = server.logged.map((line) => JSON.stringify(line));
  for (const secret of [...secrets, again, server.apiKey, encodeURIComponent(EMAIL)]) {
    expect(lines.filter((line) => line.includes(secret))).toEqual([]);
  }
  // Requests can still be followed: every answer and every audit line has its request's id.
  const answered = server.logged.filter(({ msg }) => msg === 'answered');
  expect(answered.every(({ requestId }) => /^[\w-]{36}$/.test(String(requestId)))).toBe(true);
  const audited = server.logged.filter(({ audit }) => audit !== undefined && audit !== 'mail');
  const ids = new Set(answered.map(({ requestId }) => requestId));
  expect(audited.length).toBeGreaterThan(5);
  expect(audited.filter(({ requestId }) => !ids.has(requestId))).toEqual([]);
});
