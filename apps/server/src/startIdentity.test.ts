import { afterEach, beforeEach, expect, test } from 'vitest';
import { startAccountServer, type AccountServer, type Tokens } from './testing/accountClient.ts';

let server: AccountServer;
let tokens: Tokens;
beforeEach(async () => {
  server = await startAccountServer();
  tokens = await server.register();
});
afterEach(() => server.stop());

const read = async (idToken: string, uid: string): Promise<number> => {
  const path = `/v1/projects/${server.projectId}/databases/(default)/documents/users/${uid}`;
  const headers = { authorization: `Bearer ${idToken}` };
  return (await fetch(`${server.url}${path}`, { headers })).status;
};

test('the documents know who is signed in, at each call anew', async () => {
  // Allowed to look, and there is nothing yet.
  expect(await read(tokens.idToken, tokens.uid)).toBe(404);
  expect(await read(tokens.idToken, 'somebodyElse')).toBe(403);
  expect(await read('owner', tokens.uid)).toBe(401);
  server.database.exec('UPDATE accounts SET disabled = 1');
  expect(await read(tokens.idToken, tokens.uid)).toBe(401);
});
