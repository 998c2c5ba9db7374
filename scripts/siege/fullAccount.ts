import { request } from 'node:http';
import { PASSWORD } from '../durability/Writer.ts';
import type { RunningServer } from '../durability/startServer.ts';
import type { Attack, Told } from './attacks.ts';

/** What an account may keep here, and what one document of it takes. */
const MOST_MB = 2;
const DOCUMENT = 'x'.repeat(200_000);
/** As a device with several tabs, or a program, sends them. */
const AT_ONCE = 4;

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** One request from an address of this machine. */
function post(url: string, localAddress: string, body: object, idToken = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' };
    const sent = request(url, { method: 'POST', localAddress, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text }));
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}

const statusIn = ({ status, body }: Answer): string =>
  /"status":\s*"(\w+)"/.exec(body)?.[1] ?? String(status);

/** An account at its bound: how it writes and what it deletes. */
async function openAccount(server: RunningServer, address: string) {
  const { url, apiKey, projectId } = server;
  const person = { email: 'full@example.org', password: PASSWORD };
  const made = await post(`${url}/v1/accounts:signUp?key=${apiKey}`, address, person);
  const { localId = '', idToken = '' } = JSON.parse(made.body) as Record<string, string>;
  const root = `projects/${projectId}/databases/(default)/documents`;
  const commit = (write: object) =>
    post(`${url}/v1/${root}:commit`, address, { writes: [write] }, idToken);
  const nameOf = (id: number): string => `${root}/users/${localId}/mixes/m${id}`;
  return {
    write: (id: number) =>
      commit({
        update: {
          name: nameOf(id),
          fields: { name: { stringValue: 'Lime' }, note: { stringValue: DOCUMENT } },
        },
        updateTransforms: ['createdAt', 'updatedAt'].map((fieldPath) => ({
          fieldPath,
          setToServerValue: 'REQUEST_TIME',
        })),
      }),
    remove: (id: number) => commit({ delete: nameOf(id) }),
  };
}

/** Writes on and on at its bound, then deletes all that was kept, and writes once more. */
async function run(server: RunningServer, address: string, strength: number): Promise<Told> {
  const account = await openAccount(server, address);
  const told = new Map<string, number>();
  const tell = (what: string): void => void told.set(what, (told.get(what) ?? 0) + 1);
  const kept: number[] = [];
  let next = 0;
  const writeOn = async (): Promise<void> => {
    while (next < strength) {
      const id = (next += 1);
      const status = statusIn(await account.write(id));
      if (status === '200') kept.push(id);
      tell(status);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, writeOn));
  for (const id of kept) tell(`${statusIn(await account.remove(id))} to a deletion`);
  tell(`${statusIn(await account.write(strength + 1))} with room again`);
  return told;
}

/** One account that filled the disk of everybody, before what it may keep was bounded. */
export const fullAccount: Attack = {
  name: 'writes of an account that is full',
  deadly: 15,
  env: { STORAGE_MB: String(MOST_MB) },
  run,
  isHeld: (told) => {
    const written = told.get('200') ?? 0;
    const known = ['200', 'OUT_OF_RANGE', '200 to a deletion', '200 with room again'];
    return (
      [...told.keys()].every((what) => known.includes(what)) &&
      written * DOCUMENT.length <= MOST_MB * 1_000_000 &&
      (told.get('OUT_OF_RANGE') ?? 0) > 0 &&
      told.get('200 to a deletion') === written &&
      told.get('200 with room again') === 1
    );
  },
};
