import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findAccount, setDisabled } from './identity/administer.ts';
import { openDatabase } from './sqlite/openDatabase.ts';
import {
  EMAIL,
  PASSWORD,
  startAccountServer,
  tokensOf,
  type AccountServer,
} from './testing/accountClient.ts';
import { WebChannelClient } from './testing/WebChannelClient.ts';
import { eventually } from './testing/eventually.ts';

// Whoever is shut out hears and writes nothing more over streams that are open, within a second.

let folder: string;
let server: AccountServer;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mix-revoke-'));
  server = await startAccountServer({}, { database: openDatabase(folder) });
});
afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

async function listen(token: string, uid: string): Promise<WebChannelClient> {
  const client = new WebChannelClient(server.url, server.projectId, 'Listen', token);
  await client.open({
    database: client.database,
    addTarget: { targetId: 2, documents: { documents: [client.name(`users/${uid}`)] } },
  });
  void client.listen();
  await eventually(() => expect(client.received).toHaveLength(3));
  return client;
}

const NEW_PASSWORD = 'spread urea in autumn';

/** Each of these must end the open streams of the account's other device. */
const ENDINGS: Readonly<Record<string, (idToken: string) => Promise<void> | void>> = {
  'the password is changed': async (idToken) => {
    const { error } = await server.post('/v1/accounts:update', {
      idToken,
      password: NEW_PASSWORD,
      returnSecureToken: true,
    });
    expect(error).toBeNull();
  },
  'the account is deleted': async (idToken) => {
    expect((await server.post('/v1/accounts:delete', { idToken })).error).toBeNull();
  },
  'a command of the administrator shuts the account out': () => {
    const database = openDatabase(folder);
    const parts = { database, clock: (): number => server.time.now, random: randomBytes };
    const account = findAccount(parts, EMAIL);
    if (account === null) throw new Error('no account');
    setDisabled(parts, account, true);
    database.close();
  },
};

test.each(Object.entries(ENDINGS))('%s: streams end, others stay', async (_name, end) => {
  const { uid, idToken } = await server.register();
  const elsewhere = tokensOf(await server.signIn(EMAIL, PASSWORD));
  const somebody = await server.register('bob@example.org');
  const listener = await listen(elsewhere.idToken, uid);
  const other = await listen(somebody.idToken, somebody.uid);

  await end(idToken);
  await vi.waitFor(() => expect(listener.failure).toBe('UNAUTHENTICATED'), {
    timeout: 1500,
    interval: 20,
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(other.failure).toBeUndefined();

  const late = new WebChannelClient(server.url, server.projectId, 'Listen', elsewhere.idToken);
  await late.open();
  void late.listen();
  await eventually(() => expect(late.failure).toBe('UNAUTHENTICATED'));
});
