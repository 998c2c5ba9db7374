import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Emulators } from './startEmulators.ts';

/** The emulator of accounts knows no password policy; a project set up by docs/hosting.md has this one. */
const PASSWORD_POLICY = JSON.stringify({
  schemaVersion: 1,
  enforcementState: 'ENFORCE',
  customStrengthOptions: { minPasswordLength: 8 },
});

/**
 * Answers on this machine for the three hosts of Google's service, so that the app contains nothing
 * about any emulator. Streams pass through piece by piece.
 * @param folder for the certificate, which nobody has to trust
 */
export async function answerAsGoogle(
  folder: string,
  { accounts, documents }: Emulators,
): Promise<{ readonly chromiumArgs: readonly string[]; readonly close: () => Promise<void> }> {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const options = '-x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost'.split(' ');
  const made = spawnSync('openssl', ['req', ...options, '-keyout', key, '-out', certificate]);
  if (made.status !== 0) throw new Error('openssl made no certificate');

  const addressOf = (host: string, path: string): URL =>
    host === 'firestore.googleapis.com'
      ? new URL(path, documents)
      : // The emulator takes the host of the service as the first part of the path.
        new URL(`/${host}${path}`, accounts);
  const server = createServer(
    { key: await readFile(key), cert: await readFile(certificate) },
    (incoming, answer) => {
      const host = (incoming.headers.host ?? '').split(':')[0] ?? '';
      if (incoming.method === 'GET' && incoming.url?.startsWith('/v2/passwordPolicy?') === true) {
        answer.setHeader('access-control-allow-origin', '*');
        answer.setHeader('content-type', 'application/json');
        answer.end(PASSWORD_POLICY);
        return;
      }
      const outgoing = request(
        addressOf(host, incoming.url ?? '/'),
        { method: incoming.method ?? 'GET', headers: incoming.headers },
        (received) => {
          answer.writeHead(received.statusCode ?? 502, received.headers);
          answer.flushHeaders();
          received.pipe(answer);
        },
      );
      outgoing.on('error', () => answer.destroy());
      answer.on('close', () => outgoing.destroy());
      incoming.pipe(outgoing);
    },
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    chromiumArgs: [
      `--host-resolver-rules=MAP *.googleapis.com:443 127.0.0.1:${port}`,
      '--ignore-certificate-errors',
    ],
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
