import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../conformance/freePort.ts';
import { startServer } from '../durability/startServer.ts';
import { ProxyClient, type Answer } from './ProxyClient.ts';
import { isInstalled, makeCertificate, PROXIES, startProxy, type ProxyKind } from './startProxy.ts';

/*
 * The shipped configurations of nginx and Caddy in front of the real server, over HTTP/2 and TLS: accounts,
 * commits, a stream that is told of a change, and what is said while the server restarts.
 */

const PATIENCE_MS = 5000;
const LISTEN = '/google.firestore.v1.Firestore/Listen/channel';

interface Account {
  readonly localId: string;
  readonly idToken: string;
}

let failures = 0;
function check(what: string, isSo: boolean): void {
  if (!isSo) failures += 1;
  console.log(`  ${isSo ? '✓' : '✗'} ${what}`);
}

const isJson = ({ status, type }: Answer, expected: number): boolean =>
  status === expected && type === 'application/json';

async function goThrough(kind: ProxyKind, folder: string): Promise<void> {
  const [upstream, port] = [await freePort(), await freePort()];
  const start = () =>
    startServer({
      dataDirectory: join(folder, 'data'),
      env: { PORT: String(upstream), TRUSTED_PROXIES: '127.0.0.1' },
    });
  makeCertificate(folder);
  let server = await start();
  const stopProxy = startProxy(kind, { folder, port, upstream });
  const client = await ProxyClient.connect(port).catch(async (error: unknown) => {
    stopProxy();
    await server.kill();
    throw error;
  });
  try {
    const root = `projects/${server.projectId}/databases/(default)`;
    const call = (name: string, body: object): Promise<Answer> =>
      client.ask({
        method: 'POST',
        path: `/v1/accounts:${name}?key=${server.apiKey}`,
        body: JSON.stringify(body),
      });
    const page = await client.ask({ method: 'GET', path: '/' });
    check('the app', page.status === 200 && page.type === 'text/html');
    const signedUp = await call('signUp', { email: 'a@example.org', password: 'spread lime 5' });
    check('an account', isJson(signedUp, 200));
    const { localId, idToken } = JSON.parse(signedUp.text) as Account;
    const name = `${root}/documents/users/${localId}/mixes/m1`;
    const commit = (title: string): Promise<Answer> => {
      const updateTransforms = ['createdAt', 'updatedAt'].map((fieldPath) => ({
        fieldPath,
        setToServerValue: 'REQUEST_TIME',
      }));
      const update = { name, fields: { name: { stringValue: title } } };
      const body = JSON.stringify({ writes: [{ update, updateTransforms }] });
      const path = `/v1/${root}/documents:commit`;
      return client.ask({ method: 'POST', path, token: idToken, body });
    };
    const heard = await listen(client, root, name, idToken);
    check('a commit', isJson(await commit('first'), 200));
    check('which a stream is told at once', await heard('first'));

    await server.kill();
    const [lookup, write] = [await call('lookup', { idToken }), await commit('lost')];
    check('without the server, nobody is signed out', isUnread(lookup));
    check('and a write is kept', isJson(write, 503));
    server = await start();
    check('after a restart, the account', isJson(await call('lookup', { idToken }), 200));
    const heardAgain = await listen(client, root, name, idToken);
    check('a commit', isJson(await commit('second'), 200));
    check('and a stream', await heardAgain('second'));
  } finally {
    client.close();
    stopProxy();
    await server.kill();
  }
}

/** The client library takes what it cannot read for a lost network. */
const isUnread = ({ status, type }: Answer): boolean => status === 503 && type === 'text/plain';

/** Opens a stream on a document; what is returned waits until the stream has said something. */
async function listen(client: ProxyClient, root: string, name: string, token: string) {
  const target = { database: root, addTarget: { targetId: 2, documents: { documents: [name] } } };
  const form = new URLSearchParams({
    headers: `Authorization:Bearer ${token}\r\n`,
    count: '1',
    ofs: '0',
    req0___data__: JSON.stringify(target),
  });
  const opened = await client.ask({
    method: 'POST',
    path: `${LISTEN}?VER=8&RID=1&CVER=22`,
    type: 'application/x-www-form-urlencoded',
    body: form.toString(),
  });
  const sid = /"c","([^"]+)"/.exec(opened.text)?.[1] ?? '';
  const session = String(opened.headers['x-http-session-id']);
  const query = `VER=8&RID=rpc&SID=${sid}&gsessionid=${session}&AID=0&CI=0&TYPE=xmlhttp`;
  const stream = client.open({ method: 'GET', path: `${LISTEN}?${query}` });
  let text = '';
  stream.on('data', (part: string) => (text += part)).on('error', () => undefined);
  return async (said: string): Promise<boolean> => {
    for (let waited = 0; waited < PATIENCE_MS && !text.includes(`"${said}"`); waited += 20) {
      await pause(20);
    }
    return text.includes(`"${said}"`) && !stream.closed;
  };
}

for (const kind of PROXIES) {
  if (!isInstalled(kind.program) || !isInstalled('openssl')) {
    console.log(
      `${kind.program}: skipped, as it or openssl is not installed (apt-get install ${kind.program} openssl)`,
    );
    continue;
  }
  console.log(kind.program);
  const folder = mkdtempSync(join(tmpdir(), 'mix-proxy-'));
  try {
    await goThrough(kind, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
process.exit(failures === 0 ? 0 : 1);
