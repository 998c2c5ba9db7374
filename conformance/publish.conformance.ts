import { expect, test } from 'vitest';
import { publish as runPublish } from '../apps/cli/src/publish/publish.ts';
import { EMAIL, PASSWORD, startAccountServer } from '../apps/server/src/testing/accountClient.ts';
import { DocumentClient } from '../apps/server/src/testing/DocumentClient.ts';
import { findEmulatorJar, PROJECT_ID, startFirestoreEmulator } from './startFirestoreEmulator.ts';

interface Run {
  readonly said: string;
  readonly status: number;
}

async function publish(
  args: readonly string[],
  secret = '',
  env: Record<string, string> = {},
): Promise<Run> {
  const { output, error, exitCode } = await runPublish(args, { env, secret: () => secret });
  return { said: output + error, status: exitCode };
}

/** Publishes, repairs what was changed, and leaves what is an administrator's own. */
async function expectPublished(run: () => Promise<Run>, client: DocumentClient): Promise<void> {
  const first = await run();
  expect(first.said).toMatch(/^Catalogue 20\d\d\.\d+: \d{2,} documents written or removed\.\n$/);
  expect(await run()).toEqual({ said: first.said.replace(/: \d+/, ': 0'), status: 0 });

  const name = { stringValue: 'changed' };
  await client.commit(
    {
      update: { name: client.name('product/urea'), fields: { name } },
      updateMask: { fieldPaths: ['name'] },
    },
    { update: { name: client.name('product/own'), fields: { name } } },
    { update: { name: client.name('product/gone'), fields: { catalogueVersion: name } } },
  );
  expect((await run()).said).toContain(': 2 documents');
  expect(await client.fieldsOf('product/urea')).not.toMatchObject({ name });
  expect(await client.fieldsOf('product/urea')).toHaveProperty('createdAt.timestampValue');
  expect(await client.fieldsOf('product/own')).toEqual({ name });
  expect(await client.read('product/gone')).toBeNull();

  const version = { catalogueVersion: { stringValue: '2999.1' } };
  await client.set('product/newer', version);
  const refused = await run();
  expect(refused.status).toBe(1);
  expect(refused.said).toContain('There is catalogue 2999.1 already');
}

test('to a server of ours, as its administrator', async () => {
  const server = await startAccountServer({}, { clock: Date.now });
  try {
    const { idToken } = await server.register();
    const args = ['--server', server.url, '--as', EMAIL];
    const refused = await publish(args, PASSWORD);
    expect(refused).toEqual({
      said: 'Refused: Missing or insufficient permissions.\n',
      status: 1,
    });
    server.database.exec('UPDATE accounts SET is_admin = 1');
    const client = new DocumentClient(server.url, server.projectId, idToken);
    await expectPublished(() => publish(args, PASSWORD), client);
    const wrong = await publish(args, 'another password');
    expect(wrong.said).toBe('Refused: INVALID_LOGIN_CREDENTIALS\n');
  } finally {
    await server.stop();
  }
});

const jar = findEmulatorJar();
test.skipIf(jar === null)("to a hosted project: Google's emulator", async () => {
  const emulator = await startFirestoreEmulator(jar ?? '');
  try {
    const client = new DocumentClient(emulator.origin, PROJECT_ID, 'owner');
    const env = { FIRESTORE_EMULATOR_HOST: new URL(emulator.origin).host };
    await expectPublished(() => publish(['--project', PROJECT_ID], '', env), client);
  } finally {
    await emulator.stop();
  }
});

test.each([
  [[], 'publish takes --project or --server.'],
  [['--project', 'p', '--server', 'http://x'], 'publish takes --project or --server.'],
  [['--server', 'http://x'], '--server and --as belong together.'],
  [['--server', 'x', '--as', 'a@b.nz'], '“x” is not an address.'],
])('%j is not understood', async (args, reason) => {
  const { said, status } = await publish(args);
  expect(said).toContain(reason);
  expect(status).toBe(2);
});
