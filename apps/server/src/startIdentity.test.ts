import { beforeEach, expect, test } from 'vitest';
import { accountServerForEachTest, type Tokens } from './testing/accountClient.ts';

const server = accountServerForEachTest();
let tokens: Tokens;
beforeEach(async () => {
  tokens = await server.register();
});

const read = async (idToken: string, uid: string): Promise<number> => {
  const path = `/v1/projects/${server.projectId}/databases/(default)/documents/users/${uid}`;
  const headers = { authorization: `Bearer ${idToken}` };
  return (await fetch(`${server.url}${path}`, { headers })).status;
};

test('the documents know who is signed in, at each call anew', async () => {
  // 404: the read is allowed, and there is no document yet.
  expect(await read(tokens.idToken, tokens.uid)).toBe(404);
  expect(await read(tokens.idToken, 'somebodyElse')).toBe(403);
  expect(await read('owner', tokens.uid)).toBe(401);
  server.database.exec('UPDATE accounts SET disabled = 1');
  expect(await read(tokens.idToken, tokens.uid)).toBe(401);
});
