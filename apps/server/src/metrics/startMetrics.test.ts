import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import {
  EMAIL,
  PASSWORD,
  startAccountServer,
  type AccountServer,
} from '../testing/accountClient.ts';
import { DocumentClient } from '../testing/DocumentClient.ts';
import { sendRaw } from '../testing/sendRaw.ts';

let server: AccountServer | null = null;
afterEach(() => server?.stop());

/** The address of the figures, as the log tells the operator. */
const urlIn = ({ logged }: AccountServer): string =>
  String(logged.find(({ msg }) => msg === 'figures for Prometheus')?.['url']);

test('counts what was asked and written, and names nobody', async () => {
  const running = (server = await startAccountServer({ METRICS_PORT: '0' }));
  const { uid, idToken } = await running.register();
  await running.signIn(EMAIL, 'a wrong password');
  const client = new DocumentClient(running.url, running.projectId, idToken);
  await client.set(`users/${uid}`, { id: { stringValue: uid } });
  await client.set(
    `users/${uid}`,
    { id: { stringValue: uid } },
    {
      updateTransforms: ['createdAt', 'updatedAt'].map((fieldPath) => ({
        fieldPath,
        setToServerValue: 'REQUEST_TIME',
      })),
    },
  );
  const url = urlIn(running);
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
  const count = (labels: string): string =>
    `mix_http_request_duration_seconds_count{route="${labels}`;
  // An answer is counted when its connection is done with it, which may be a moment later.
  await expect
    .poll(async () => (await fetch(url)).text())
    .toContain(`${count('documents:commit",method="POST",status="200"')}} 1`);
  const text = await (await fetch(url)).text();
  expect(text).toContain(`${count('documents:commit",method="POST",status="403"')}} 1`);
  expect(text).toContain(`${count('accounts:signInWithPassword",method="POST",status="400"')}} 1`);
  expect(text).toContain('mix_document_commits_total 1');
  expect(text).toMatch(/^mix_letters_waiting 0$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  for (const secret of [uid, EMAIL, PASSWORD, idToken, running.apiKey, running.projectId]) {
    expect(text).not.toContain(secret);
  }
  expect((await fetch(url.replace('/metrics', '/'))).status).toBe(404);
  // A host name of another site that leads to this machine.
  const rebound = 'GET /metrics HTTP/1.1\r\nHost: elsewhere.example\r\nConnection: close\r\n\r\n';
  expect((await sendRaw(url, rebound)).status).toBe(404);
  expect((await fetch(`${running.url}/metrics`)).status).toBe(404);
});

test('without a setting there are none; a taken port stops the start', async () => {
  server = await startAccountServer();
  expect(server.logged.some(({ msg }) => msg === 'figures for Prometheus')).toBe(false);
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  await expect(startAccountServer({ METRICS_PORT: String(port) })).rejects.toThrow('EADDRINUSE');
  holder.close();
});
